import { dayMs, hourMs, minuteMs } from './durations'

/** Up to this long a time is written in hours: 72 小时, but 7 天. */
const longestInHoursMs = 72 * hourMs

/**
 * A limit of time in words: 15 分钟, 24 小时, 7 天. Takes milliseconds; what is not whole minutes, hours or days is rounded up, or as `round`
 * says. Texts write the limits of `limits.ts` with it, so that a changed limit changes the words. Source: design §6.
 */
export function spanText(ms: number, round = Math.ceil): string {
  if (ms > longestInHoursMs) return `${round(ms / dayMs)} 天`
  return ms >= hourMs ? `${round(ms / hourMs)} 小时` : `${round(ms / minuteMs)} 分钟`
}

const basisPointsInPercent = 100

/** A share in words: 60 %, 38.2 %. */
export const percentText = (share: number | string): string => `${share} %`

/** A share of basis points in words: 1 %, 0.6 %. */
export const shareText = (basisPoints: number): string => percentText(basisPoints / basisPointsInPercent)

/** A share of basis points beside a percentage that it is measured by: 24.1 / 30 %. */
export const besideText = (basisPoints: number, percent: number): string =>
  `${basisPoints / basisPointsInPercent} / ${percentText(percent)}`
