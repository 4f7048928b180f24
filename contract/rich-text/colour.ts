/** Red, green and blue, 0–255. */
export type Rgb = readonly [number, number, number]

/** Colours that authors write by name. */
const named: Readonly<Record<string, Rgb>> = {
  black: [0, 0, 0],
  white: [255, 255, 255],
  red: [255, 0, 0],
  green: [0, 128, 0],
  blue: [0, 0, 255],
  yellow: [255, 255, 0],
  orange: [255, 165, 0],
  purple: [128, 0, 128],
  pink: [255, 192, 203],
  brown: [165, 42, 42],
  gray: [128, 128, 128],
  grey: [128, 128, 128],
  silver: [192, 192, 192],
  maroon: [128, 0, 0],
  navy: [0, 0, 128],
  teal: [0, 128, 128],
  olive: [128, 128, 0],
  lime: [0, 255, 0],
  aqua: [0, 255, 255],
  cyan: [0, 255, 255],
  fuchsia: [255, 0, 255],
  magenta: [255, 0, 255],
}

/** Backgrounds to check against: the darkest light one and the lightest dark one. All others give more contrast. */
export const grounds: { readonly light: Rgb; readonly dark: Rgb } = { light: [232, 236, 242], dark: [24, 40, 66] }

/** Source: WCAG 2.2 AA (text). */
export const leastContrast = 4.5

const channel = (value: number) =>
  value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4

const luminance = ([r, g, b]: Rgb) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b)

/** The contrast ratio, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

function hex(text: string): Rgb | undefined {
  const short = text.length === 4
  if (!/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(text)) return undefined
  const part = (at: number) => {
    const digits = short ? text.charAt(1 + at).repeat(2) : text.slice(1 + 2 * at, 3 + 2 * at)
    return Number.parseInt(digits, 16)
  }
  return [part(0), part(1), part(2)]
}

/** Reads a colour as editors write it; undefined for anything else, including transparent colours. */
export function readColour(written: string): Rgb | undefined {
  const text = written.trim().toLowerCase()
  if (Object.prototype.hasOwnProperty.call(named, text)) return named[text]
  const parts = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(text)
  if (!parts) return hex(text)
  const [r = 256, g = 256, b = 256] = parts.slice(1).map(Number)
  return Math.max(r, g, b) > 255 ? undefined : [r, g, b]
}

const steps = 20

/** The colour, mixed with black or white until it is readable on the background. */
export function legibleOn(ground: Rgb, colour: Rgb): Rgb {
  const end = luminance(ground) > 0.2 ? 0 : 255
  for (let step = 0; step <= steps; step += 1) {
    const mix = (value: number) => Math.round(value + ((end - value) * step) / steps)
    const mixed: Rgb = [mix(colour[0]), mix(colour[1]), mix(colour[2])]
    if (contrast(ground, mixed) >= leastContrast) return mixed
  }
  return [end, end, end]
}

/** As CSS. */
export const cssColour = ([r, g, b]: Rgb): string => `rgb(${r}, ${g}, ${b})`
