import { mutual } from '@contract/mutual/limits'

/** How far a tap on the keys beside the figure goes. Source: community §6 (accessibility). */
const step = 5

/** A typed number of points; undefined when it is none from 0 to the most that may be promised. */
export function typedPoints(text: string): number | undefined {
  const points = /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined
  return points !== undefined && points <= mutual.maxThanks ? points : undefined
}

/** The nearest multiple of the step at this part of the range from none to the most, which may not be less than `least`. */
export function pointsAt(part: number, least: number): number {
  const points = Math.round((part * mutual.maxThanks) / step) * step
  return Math.min(Math.max(points, least), mutual.maxThanks)
}

/** The next figure below or above, which is a multiple of the step; undefined at the end of the range. */
export function nextPoints(text: string, way: -1 | 1, least: number): number | undefined {
  const points = typedPoints(text) ?? least
  const next = way > 0 ? Math.floor(points / step) * step + step : Math.ceil(points / step) * step - step
  const held = Math.min(Math.max(next, least), mutual.maxThanks)
  return held === points ? undefined : held
}
