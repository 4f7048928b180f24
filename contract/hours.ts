import { dayMs, hourMs, minuteMs } from './durations'

/** Areas keep Shanghai time, eight hours ahead of UTC without daylight saving. Source: domain model, head. */
export const areaOffsetMs = 8 * hourMs

/** The full hours between which a city is open where nobody set others, in its own time. Source: specification §5 (time rule). */
export const standardHours = { open: 7, close: 24 } as const

/** A span in which purchases and payments are allowed: from one instant on until before another. */
export interface Opening {
  readonly from: number
  readonly to: number
}

/**
 * The spans in which a city is open, rising, one for each day on which it is; what follows the last one is not known, and goes by the
 * standard hours. Source: domain model §4; our decision: docs/decisions/0491-settings.md
 */
export type Openings = readonly Opening[]

const timeOfDayMs = (atMs: number) => (((atMs + areaOffsetMs) % dayMs) + dayMs) % dayMs

/** The start of the area's day. */
export function dayStart(atMs: number): number {
  return atMs - timeOfDayMs(atMs)
}

/** The next midnight in the area: days of accounts and limits of a day end there, whatever the hours of the city. */
export const dayEnd = (atMs: number): number => dayStart(atMs) + dayMs

/** Today and tomorrow by the standard hours. */
function byStandard(atMs: number): Openings {
  return [dayStart(atMs), dayEnd(atMs)].map((day) => ({
    from: day + standardHours.open * hourMs,
    to: day + standardHours.close * hourMs,
  }))
}

/** The span that an instant lies in, or the next one. */
function openingAt(openings: Openings, atMs: number): Opening {
  const isAhead = ({ to }: Opening) => atMs < to
  return openings.find(isAhead) ?? byStandard(atMs).find(isAhead) ?? { from: atMs, to: atMs }
}

/** Whether purchases and payments are allowed at this instant. Source: specification §5, domain model §4. */
export const isOpenAt = (openings: Openings, atMs: number): boolean => openingAt(openings, atMs).from <= atMs

/** The next opening at or after this instant: the instant itself while open. */
export const opensAt = (openings: Openings, atMs: number): number => Math.max(openingAt(openings, atMs).from, atMs)

/** When purchases and payments close: those that are allowed now, or else those of the next opening. */
export const closesAt = (openings: Openings, atMs: number): number => openingAt(openings, atMs).to

/** When the next opening begins, at or after this instant. */
export function beginsAt(openings: Openings, atMs: number): number {
  const known = openings.find(({ from }) => from >= atMs) ?? byStandard(atMs).find(({ from }) => from >= atMs)
  return known?.from ?? atMs
}

/** Whether the city is open at some time of the instant's day; if not, that day is a holiday. */
export const isTradingDay = (openings: Openings, atMs: number): boolean =>
  openingAt(openings, dayStart(atMs)).from < dayEnd(atMs)

/** So long after an opening ends what would have ended while it was closed. Source: domain model §4. */
export const afterOpeningMs = 15 * minuteMs

/** A payment deadline; one that would fall into closed hours moves to 15 minutes after the next opening. Source: domain model §4. */
export function paymentDeadline(openings: Openings, fromMs: number, lengthMs: number): number {
  const end = fromMs + lengthMs
  return isOpenAt(openings, end) ? end : opensAt(openings, end) + afterOpeningMs
}

/** Whether what waits for its money may still be paid: its deadline is an instant, even when the timer that ends it is late. */
export const isPayable = (payBefore: number | null, nowMs: number): boolean => payBefore === null || nowMs < payBefore

/** The start of a day of the area's calendar, such as 2026-11-21; NaN when there is no such day. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - areaOffsetMs

/** The start of the month of the area's calendar that is so many months before the instant's own. */
export function monthStart(atMs: number, monthsBack = 0): number {
  const at = new Date(atMs + areaOffsetMs)
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - monthsBack, 1) - areaOffsetMs
}
