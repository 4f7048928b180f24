import { areaOffsetMs } from '@contract/hours'

const two = (n: number) => String(n).padStart(2, '0')

/** An instant as 11-21 08:02 in the area's time; with the year when it is not `nowMs`'s. Source: design §6 (time). */
export function dayAndTime(atMs: number, nowMs: number): string {
  const at = new Date(atMs + areaOffsetMs)
  const year = at.getUTCFullYear()
  const day = `${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())} ${timeOfDay(atMs)}`
  return year === new Date(nowMs + areaOffsetMs).getUTCFullYear() ? day : `${year}-${day}`
}

/** An instant as 09:40 in the area's time. */
export function timeOfDay(atMs: number): string {
  const at = new Date(atMs + areaOffsetMs)
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
}
