import type { WallClock } from './instant'
import { deviceClock, instantOf } from './instant'

/** The surroundings of formatting a time. */
export interface TimeOptions {
  readonly nowMs: number
  /** The wall clock to write in; the device's by default. */
  readonly clock?: WallClock
}

/**
 * A time as text. In `format` y is the year, m the month, d the day, h the hour (24), M the minute, s the second; a repeated letter is
 * padded with zeros to that length. Without a time it is now. Source: specification §9 (default yyyy-mm-dd).
 */
export function formatTime(time: unknown, format: string | undefined, options: TimeOptions): string {
  const { nowMs, clock = deviceClock } = options
  const atMs = instantOf(time, nowMs, clock)
  const shown = new Date(atMs + clock(atMs))
  const parts: readonly (readonly [RegExp, number])[] = [
    [/y+/, shown.getUTCFullYear()],
    [/m+/, shown.getUTCMonth() + 1],
    [/d+/, shown.getUTCDate()],
    [/h+/, shown.getUTCHours()],
    [/M+/, shown.getUTCMinutes()],
    [/s+/, shown.getUTCSeconds()],
  ]
  return parts.reduce(
    (text, [letters, value]) => text.replace(letters, (found) => String(value).padStart(found.length, '0')),
    format ?? 'yyyy-mm-dd',
  )
}
