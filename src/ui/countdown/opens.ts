import type { Openings } from '@contract/hours'
import { dayEnd, isTradingDay, opensAt } from '@contract/hours'
import { clockText } from '@contract/moments'
import { openingText } from '@contract/texts/opening-words'
import { dayText } from '@/lib/format/moments'
import { unbroken } from '@/lib/format/unbroken'
import { remainingParts } from '@/lib/time/remaining'

/** How long until the market opens, in words that cannot be mistaken for a time of day: 2 小时 14 分, 17 分 44 秒. Our decision. */
export function untilOpenText(openings: Openings, nowMs: number): string {
  const left = Math.ceil((opensAt(openings, nowMs) - nowMs) / 1000)
  const { days, hours, minutes, seconds } = remainingParts(left)
  if (days > 0) return `${days} 天 ${hours} 小时`
  return hours > 0 ? `${hours} 小时 ${minutes} 分` : `${minutes} 分 ${seconds} 秒`
}

/** When the market opens: 07:00 开市; of a holiday 今天休市，12-02 08:00 开市. */
export const whenOpenText = (openings: Openings, nowMs: number): string =>
  unbroken(`${openingText(openings, nowMs)} 开市`)

/** The label of a button that waits for the opening; a holiday is not counted down. */
export const opensText = (openings: Openings, nowMs: number): string =>
  isTradingDay(openings, nowMs)
    ? `${whenOpenText(openings, nowMs)}，还剩 ${untilOpenText(openings, nowMs)}`
    : whenOpenText(openings, nowMs)

/** The same where there is no room: the hour, or the day when it is another one. */
export function opensShortly(openings: Openings, nowMs: number): string {
  const opens = opensAt(openings, nowMs)
  return opens < dayEnd(nowMs) ? clockText(opens) : dayText(opens)
}
