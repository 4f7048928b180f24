import { areaOffsetMs } from './hours'

const two = (n: number) => String(n).padStart(2, '0')

/** The instant shifted to the area's wall clock; read it with the UTC getters. */
const areaClock = (atMs: number) => new Date(atMs + areaOffsetMs)

const yearOf = (atMs: number) => areaClock(atMs).getUTCFullYear()

/** A day in the area: 11-21. Our decision: design §6 (time). */
export function dayText(atMs: number): string {
  const at = areaClock(atMs)
  return `${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`
}

/** A day in the area, with its year when that is not the year of `nowMs`: 11-29, 2027-01-04. Our decision: design §6 (time). */
export const dateText = (atMs: number, nowMs: number): string =>
  yearOf(atMs) === yearOf(nowMs) ? dayText(atMs) : `${yearOf(atMs)}-${dayText(atMs)}`

/** A time of the day in the area: 09:38. */
export function clockText(atMs: number): string {
  const at = areaClock(atMs)
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
}

/** An instant in the area's time: 11-23 18:30, with its year when that is not the year of `nowMs`. Our decision: design §6 (time). */
export function momentText(atMs: number, nowMs: number): string {
  return `${dateText(atMs, nowMs)} ${clockText(atMs)}`
}
