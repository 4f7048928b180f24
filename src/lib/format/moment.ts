import { areaOffsetMs } from '@contract/hours'

const two = (n: number) => String(n).padStart(2, '0')

/** The instant on the area's own wall clock; read with the UTC getters. */
const areaClock = (atMs: number) => new Date(atMs + areaOffsetMs)

/** A day in the area: 11-21. Our decision: design §6 (time). */
export function dayText(atMs: number): string {
  const at = areaClock(atMs)
  return `${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`
}

/**
 * An instant in the area's time: 11-23 18:30, with its year when that is not the year of `nowMs`.
 * Our decision: design §6 (time).
 */
export function momentText(atMs: number, nowMs: number = atMs): string {
  const at = areaClock(atMs)
  const year = at.getUTCFullYear()
  const clock = `${dayText(atMs)} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
  return year === areaClock(nowMs).getUTCFullYear() ? clock : `${year}-${clock}`
}
