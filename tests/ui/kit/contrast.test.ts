import { readFileSync } from 'node:fs'
import path from 'node:path'

const text = readFileSync(path.resolve(__dirname, '../../../src/ui/theme/tokens.scss'), 'utf8')

/** The colours that one theme of the tokens sets. */
function coloursOf(theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const start = text.indexOf(`@mixin ${theme} {`)
  const body = text.slice(start, text.indexOf('\n}', start))
  return new Map([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]))
}

const light = coloursOf('light')
const themes = { light, dark: new Map([...light, ...coloursOf('dark')]) }

/** Relative luminance. Source: WCAG 2.1, definition of relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

/** Text on its backgrounds: AA requires 4.5. */
const texts: Readonly<Record<string, readonly string[]>> = {
  ink: ['sheet', 'paper', 'raised', 'sunk'],
  'ink-2': ['sheet', 'paper', 'raised', 'primary-wash', 'warning-wash', 'error-wash', 'info-wash', 'success-wash'],
  'ink-3': ['sheet', 'paper', 'raised', 'sunk', 'info-wash'],
  'primary-ink': ['sheet', 'paper', 'raised', 'primary-wash'],
  'success-ink': ['sheet', 'raised', 'success-wash'],
  'warning-ink': ['sheet', 'raised', 'warning-wash'],
  'error-ink': ['sheet', 'raised', 'error-wash'],
  'info-ink': ['info-wash'],
  'on-fill': ['plate', 'plate-night', 'best-fill', 'dispute-fill'],
  yellow: ['plate-night'],
}

/** Large bold text and the edges of controls: AA requires 3. */
const large: Readonly<Record<string, readonly string[]>> = {
  'on-fill': ['primary', 'primary-press'],
  primary: ['sheet', 'paper', 'raised'],
  'line-ctl': ['sheet', 'paper', 'raised'],
  gold: ['sheet'],
}

const pairs = (table: typeof texts, needed: number) =>
  Object.entries(table).flatMap(([ink, grounds]) => grounds.map((ground) => ({ ink, ground, needed })))

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  it.each([...pairs(texts, 4.5), ...pairs(large, 3)])(
    '$ink on $ground is at least $needed',
    ({ ink, ground, needed }) => {
      const colours = themes[theme]
      expect(contrast(colours.get(ink) ?? '#000000', colours.get(ground) ?? '#000000')).toBeGreaterThanOrEqual(needed)
    },
  )
})
