/**
 * Turns the icons named in `src/ui/icon/icons.used.json`, and those of the city's modules, into their path data, in two layers: the lines,
 * and the filled plot that can have a colour of its own. `src/platform/drawing` draws them: as elements in the browser, as masks in the
 * mini-program. The console takes the files: those that its table of pages and its first page name. Run: `npx tsx scripts/icons.ts`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { optimize } from 'svgo'
import { moduleNames } from '../contract/modules'

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

/** Writes a file as Prettier leaves it. */
async function write(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
}

const inOrder = (names: readonly string[]) => [...new Set(names)].sort()

const used = JSON.parse(readFileSync(path.join(target, 'icons.used.json'), 'utf8')) as string[]
const drawn = inOrder([...used, ...moduleNames])
const drawings = `/** The icons on a field of 24 by 24: lines, plot, dashed lines. Made by scripts/icons.ts; do not edit. */
export const drawings = {
${drawn.map((name) => `  '${name}': '${layersOf(name)}',`).join('\n')}
} as const
`

/** The files of the console that name drawings. */
const naming = ['pages/table.ts', 'pages/home/city.tsx', 'pages/home/health.tsx']
const consoleRoot = path.join(root, 'console/src')
const words = naming.flatMap((file) => {
  const text = readFileSync(path.join(consoleRoot, file), 'utf8')
  return [...text.matchAll(/'(\w+)'|\bicons\.(\w+)/g)].map(([, quoted, member]) => quoted ?? member ?? '')
})
const named = inOrder(words).filter((name) => existsSync(path.join(source, `${name}.svg`)))
const icons = `${named.map((name) => `import ${name} from '@/assets/icons/${name}.svg'`).join('\n')}

/** The drawings of the menu, by name: the table of pages is read without them, too. Made by scripts/icons.ts; do not edit. */
export const icons = {
${named.map((name) => `  ${name},`).join('\n')}
} as const

export type IconName = keyof typeof icons
`

async function writeAll(): Promise<void> {
  await write(path.join(target, 'drawings.ts'), drawings)
  await write(path.join(consoleRoot, 'kit/icon/icons.ts'), icons)
}

void writeAll()
