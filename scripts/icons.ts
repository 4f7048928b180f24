/**
 * Turns the icons named in `src/ui/icon/icons.used.json` into their path data, in two layers: the lines, and the filled plot that can have
 * a colour of its own. `src/platform/drawing` draws them: as elements in the browser, as masks in the mini-program. Run: `npx tsx
 * scripts/icons.ts`, then Prettier.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { optimize } from 'svgo'

const root = path.resolve(__dirname, '..')
const source = path.join(root, 'src/assets/icons')
const target = path.join(root, 'src/ui/icon')

const attributeOf = (shape: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(shape)?.[1]

/** A circle as a path, so that an icon is nothing but path data. */
function pathOf(shape: string): string {
  if (shape.startsWith('<path')) return attributeOf(shape, 'd') ?? ''
  const [cx, cy, r] = ['cx', 'cy', 'r'].map((name) => Number(attributeOf(shape, name)))
  if (cx === undefined || cy === undefined || r === undefined) throw new Error(`Neither a path nor a circle: ${shape}`)
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0z`
}

/** The same path in fewer characters. */
function shortest(d: string): string {
  if (d === '') return d
  const plugins = [{ name: 'convertPathData' as const, params: { straightCurves: false } }]
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path stroke="#000" d="${d}"/></svg>`, { plugins })
  const short = attributeOf(data, 'd') ?? d
  return short.length < d.length ? short : d
}

/** Lines, plot and dashed lines of one icon, joined by `|`; missing ones at the end are left out. */
function layersOf(name: string): string {
  const svg = readFileSync(path.join(source, `${name}.svg`), 'utf8')
  const shapes = svg.match(/<(path|circle) [^>]*>/g) ?? []
  const isPlot = (shape: string) => attributeOf(shape, 'stroke') === 'none'
  const isDashed = (shape: string) => attributeOf(shape, 'stroke-dasharray') !== undefined
  const lines = shapes.filter((shape) => !isPlot(shape) && !isDashed(shape))
  const layers = [lines, shapes.filter(isPlot), shapes.filter(isDashed)]
  return layers
    .map((layer) => shortest(layer.map(pathOf).join('')))
    .join('|')
    .replace(/\|+$/, '')
}

const used = JSON.parse(readFileSync(path.join(target, 'icons.used.json'), 'utf8')) as string[]
const names = [...new Set(used)].sort()
writeFileSync(
  path.join(target, 'drawings.ts'),
  `/** The icons on a field of 24 by 24: lines, plot, dashed lines. Made by scripts/icons.ts from icons.used.json; do not edit. */
export const drawings = {
${names.map((name) => `  '${name}': '${layersOf(name)}',`).join('\n')}
} as const
`,
)
