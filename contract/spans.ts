const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Up to so long a time is told in hours: 72 小时, but 7 天. */
const longestInHoursMs = 72 * hourMs

/**
 * A limit of time in words: 15 分钟, 24 小时, 7 天. For whole minutes, hours or days, in milliseconds; others are rounded up. Texts take
 * their limits from `limits.ts` by it, so that a changed limit changes the words. Source: design §6.
 */
export function spanText(ms: number): string {
  if (ms > longestInHoursMs) return `${Math.ceil(ms / dayMs)} 天`
  return ms >= hourMs ? `${Math.ceil(ms / hourMs)} 小时` : `${Math.ceil(ms / minuteMs)} 分钟`
}

const basisPointsInPercent = 100

/** A share of basis points in words: 1%, 0.6%. */
export const shareText = (basisPoints: number): string => `${basisPoints / basisPointsInPercent}%`
