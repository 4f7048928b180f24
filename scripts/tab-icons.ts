/**
 * Draws the tab bar's pictures (81 × 81, the size a mini-program asks for) from the SVGs in src/assets/icons.
 * Needs `rsvg-convert`. Run: `npx tsx scripts/tab-icons.ts`. They are stored with a palette of at most sixteen shades of their one colour.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '..')
const sizePx = 81
/** --ink-3 and --primary of the theme; a picture cannot read a CSS variable. */
const looks = [
  { suffix: '', file: (name: string) => `tab-${name}.svg`, colour: '#5f697d' },
  { suffix: '-active', file: (name: string) => `tab-${name}-active.svg`, colour: '#2979ff' },
] as const

for (const name of ['city', 'sell', 'mine', 'category', 'cart']) {
  for (const look of looks) {
    const svg = readFileSync(path.join(root, 'src/assets/icons', look.file(name)), 'utf8')
    const out = path.join(root, 'src/assets/tab', `${name}${look.suffix}.png`)
    const size = String(sizePx)
    execFileSync('rsvg-convert', ['-w', size, '-h', size, '-o', out], {
      input: svg.replaceAll('currentColor', look.colour),
    })
  }
}
