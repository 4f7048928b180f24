/**
 * Turns the icons named in `src/ui/icon/icons.used.json` into one stylesheet of CSS masks and a list of their names.
 * A mini-program cannot draw inline SVG; a mask takes the text colour on both targets. The filled plot of an icon is a
 * second mask in `::after`, so it can wear its own colour. Run: `npx tsx scripts/icons.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '..')
const source = path.join(root, 'src/assets/icons')
const target = path.join(root, 'src/ui/icon')

const filled = /<path fill="currentColor" stroke="none"[^>]*\/>/g

const stroked = ' fill="none" stroke="#000" stroke-width="1.5"'

function dataUri(shapes: string, look: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"${look}>${shapes}</svg>`
  const packed = svg
    .replaceAll('currentColor', '#000')
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')
  return `url("data:image/svg+xml,${packed}")`
}

function rulesOf(name: string): string {
  const svg = readFileSync(path.join(source, `${name}.svg`), 'utf8')
  const body = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  const strokes = body.replace(filled, '')
  // A shape is filled black unless it says otherwise, and a mask asks for no colour.
  const plots = (body.match(filled) ?? []).join('').replaceAll(' fill="currentColor" stroke="none"', '')
  const first = `.i-${name}::before { --m: ${dataUri(strokes, stroked)}; }`
  return plots === '' ? first : `${first}\n.i-${name}::after { --m: ${dataUri(plots, '')}; }`
}

const head = `/* Made by scripts/icons.ts from src/assets/icons; do not edit. */
.i { position: relative; display: inline-block; flex: none; width: var(--icon-size); height: var(--icon-size); vertical-align: middle; }
.i::before, .i::after { content: ''; position: absolute; inset: 0; background: currentColor; -webkit-mask: var(--m, linear-gradient(transparent, transparent)) 0 0 / 100% 100% no-repeat; mask: var(--m, linear-gradient(transparent, transparent)) 0 0 / 100% 100% no-repeat; }
.i::after { background: var(--icon-plot, currentColor); }
`

const used = JSON.parse(readFileSync(path.join(target, 'icons.used.json'), 'utf8')) as string[]
const names = [...new Set(used)].sort()
writeFileSync(path.join(target, 'icons.scss'), `${head}${names.map(rulesOf).join('\n')}\n`)
writeFileSync(
  path.join(target, 'names.ts'),
  `/** The icons that may be drawn. Made by scripts/icons.ts from icons.used.json; do not edit. */\nexport type IconName =\n${names.map((name) => `  | '${name}'`).join('\n')}\n`,
)
