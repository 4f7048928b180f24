import { dayMs, hourMs, minuteMs } from './durations'
import { twoDigits } from './digits'

/** The hour from which purchases and payments are allowed, in the area's own time. Source: specification §5 (time rule). */
export const openingHour = 7

/** The same as texts write it: 07:00. */
export const openingTime = `${twoDigits(openingHour)}:00`

/** Areas keep Shanghai time, eight hours ahead of UTC without daylight saving. Source: domain model, head. */
export const areaOffsetMs = 8 * hourMs

const timeOfDayMs = (atMs: number) => (((atMs + areaOffsetMs) % dayMs) + dayMs) % dayMs

/** Whether purchases and payments are allowed at this instant. Source: specification §5, domain model §4. */
export function isOpenAt(atMs: number): boolean {
  return timeOfDayMs(atMs) >= openingHour * hourMs
}

/** The next opening at or after this instant: the instant itself while open, else 7:00 of the same day. */
export function opensAt(atMs: number): number {
  return isOpenAt(atMs) ? atMs : atMs - timeOfDayMs(atMs) + openingHour * hourMs
}

/** The next midnight in the area, when purchases and payments close. */
export function closesAt(atMs: number): number {
  return atMs - timeOfDayMs(atMs) + dayMs
}

/** The start of the area's day. */
export function dayStart(atMs: number): number {
  return atMs - timeOfDayMs(atMs)
}

/** A payment deadline; one that would fall into closed hours moves to 7:15. Source: domain model §4. */
export function paymentDeadline(fromMs: number, lengthMs: number): number {
  const end = fromMs + lengthMs
  return isOpenAt(end) ? end : opensAt(end) + 15 * minuteMs
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
