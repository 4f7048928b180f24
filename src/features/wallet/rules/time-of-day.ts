import { areaOffsetMs } from '@contract/hours'

const two = (n: number) => String(n).padStart(2, '0')

/** An instant as 09:40 in the area's time. */
export function timeOfDay(atMs: number): string {
  const at = new Date(atMs + areaOffsetMs)
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
}
