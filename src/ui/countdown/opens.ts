import { openingTime, opensAt } from '@contract/hours'
import { remainingParts } from '@/lib/time/remaining'

/** How long until the market opens, in words that cannot be mistaken for a time of day: 2 小时 14 分, 17 分 44 秒. Our decision. */
export function untilOpenText(nowMs: number): string {
  const { hours, minutes, seconds } = remainingParts(Math.ceil((opensAt(nowMs) - nowMs) / 1000))
  return hours > 0 ? `${hours} 小时 ${minutes} 分` : `${minutes} 分 ${seconds} 秒`
}

/** The label of a button that waits for 7:00. */
export const opensText = (nowMs: number): string => `${openingTime} 开市，还剩 ${untilOpenText(nowMs)}`
