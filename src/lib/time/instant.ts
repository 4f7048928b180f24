import { minuteMs } from '@contract/durations'

/** How far a wall clock is ahead of UTC at an instant, in milliseconds. */
export type WallClock = (atMs: number) => number

/** The device's own clock. */
export const deviceClock: WallClock = (atMs) => {
  const minutes = new Date(atMs).getTimezoneOffset()
  return Number.isNaN(minutes) ? 0 : -minutes * minuteMs
}

/** No calendar goes further from 1970. */
const lastMs = 8.64e15
const inCalendar = (atMs: number) => (Math.abs(atMs) <= lastMs ? atMs : NaN)

const plainText = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{1,2})(?::(\d{1,2}))?(?:\.\d+)?)?$/

function fromText(text: string, clock: WallClock): number {
  const digits = text.trim()
  if (/^\d+$/.test(digits)) return digits.length === 10 ? Number(digits) * 1000 : Number(digits)
  const parts = plainText.exec(digits)
  if (!parts) return Date.parse(digits)
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part || 0))
  if (month > 12 || day > 31 || hour > 24 || minute > 59 || second > 59) return NaN
  const shown = Date.UTC(year, month - 1, day, hour, minute, second)
  return shown - clock(shown - clock(shown))
}

/**
 * An instant in epoch milliseconds, from whatever a server may send: milliseconds, 10-digit seconds, either of them as text, a date or
 * a written date, which is read on `clock`. Nothing at all is now; what cannot be read is NaN. Source: specification §9 (10-digit
 * timestamps are seconds).
 */
export function instantOf(time: unknown, nowMs: number, clock: WallClock = deviceClock): number {
  if (time instanceof Date) return time.getTime()
  if (time === undefined || time === null || time === '' || time === 0 || time === false) return nowMs
  if (typeof time === 'string') return inCalendar(fromText(time, clock))
  if (typeof time === 'number' && Number.isNaN(time)) return nowMs
  const value = typeof time === 'object' ? NaN : Number(time)
  return inCalendar(/^\d{10}$/.test(String(value)) ? value * 1000 : value)
}
