import { twoDigits } from './digits'
import { areaOffsetMs, startOfDay } from './hours'

/** The instant shifted to the area's wall clock; read it with the UTC getters. */
const areaClock = (atMs: number) => new Date(atMs + areaOffsetMs)

const yearOf = (atMs: number) => areaClock(atMs).getUTCFullYear()

/** A day in the area: 11-21. Our decision: design §6 (time). */
export function dayText(atMs: number): string {
  const at = areaClock(atMs)
  return `${twoDigits(at.getUTCMonth() + 1)}-${twoDigits(at.getUTCDate())}`
}

/** A day of the area's calendar with its year: 2026-11-21. */
export const calendarDay = (atMs: number): string => `${yearOf(atMs)}-${dayText(atMs)}`

/** Whether a text is a day of the area's calendar as it is written: 2026-11-21. */
export function isCalendarDay(text: string): boolean {
  const start = startOfDay(text)
  return !Number.isNaN(start) && calendarDay(start) === text
}

/** A month of the area's calendar: 2026-11. */
export const calendarMonth = (atMs: number): string => calendarDay(atMs).slice(0, 7)

/** A day in the area, with its year when that is not the year of `nowMs`: 11-29, 2027-01-04. Our decision: design §6 (time). */
export const dateText = (atMs: number, nowMs: number): string =>
  yearOf(atMs) === yearOf(nowMs) ? dayText(atMs) : calendarDay(atMs)

/** A time of the day in the area: 09:38. */
export function clockText(atMs: number): string {
  const at = areaClock(atMs)
  return `${twoDigits(at.getUTCHours())}:${twoDigits(at.getUTCMinutes())}`
}

/** An instant in the area's time: 11-23 18:30, with its year when that is not the year of `nowMs`. Our decision: design §6 (time). */
export function momentText(atMs: number, nowMs: number): string {
  return `${dateText(atMs, nowMs)} ${clockText(atMs)}`
}

/** The end of a term in the area's time: at midnight that of the day before, 11-22 24:00. Source: community §4 (limits). */
export function endText(atMs: number, nowMs: number): string {
  return clockText(atMs) === '00:00' ? `${dateText(atMs - 1, nowMs)} 24:00` : momentText(atMs, nowMs)
}

/** An instant in the area's time without its year, for what is near: 11-23 18:30. */
export const shortMoment = (atMs: number): string => `${dayText(atMs)} ${clockText(atMs)}`

/** An instant in the area's time with its year: 2026-11-23 18:30. */
export const fullMoment = (atMs: number): string => `${calendarDay(atMs)} ${clockText(atMs)}`

/** The seconds that a clock text is followed by: `:05`. */
export const secondsText = (atMs: number): string => `:${twoDigits(areaClock(atMs).getUTCSeconds())}`

/** An instant in the area's time to the second: 2026-11-23 18:30:05. */
export const exactMoment = (atMs: number): string => `${fullMoment(atMs)}${secondsText(atMs)}`
