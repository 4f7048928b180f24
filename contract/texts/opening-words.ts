import type { Openings } from '../hours'
import { closesAt, dayEnd, isOpenAt, isTradingDay, opensAt } from '../hours'
import { clockText, endText, momentText } from '../moments'

const is = { holiday: '今天休市', over: '今日已休市' } as const

/**
 * When a closed city opens next, in words: 07:00 of today, else the day too, and that today is a holiday: 今天休市，12-02 08:00. Without the
 * verb, which its readers add.
 */
export function openingText(openings: Openings, atMs: number): string {
  const opens = opensAt(openings, atMs)
  if (opens < dayEnd(atMs)) return clockText(opens)
  const moment = momentText(opens, atMs)
  return isTradingDay(openings, atMs) ? moment : `${is.holiday}，${moment}`
}

/** What is closed now, and when it opens, as a sentence without its end. Source: domain model §4 (message). */
export function beforeOpenText(openings: Openings, atMs: number): string {
  const opens = opensAt(openings, atMs)
  const when =
    opens < dayEnd(atMs)
      ? `每日 ${clockText(opens)} 后`
      : `${isTradingDay(openings, atMs) ? is.over : is.holiday}，${momentText(opens, atMs)} `
  return `${when}开放购买和付款`
}

/** When an open city closes, of that day: 24:00, 22:00; undefined for one that stays open through the night. */
export function closesText(openings: Openings, atMs: number): string | undefined {
  const closes = closesAt(openings, atMs)
  return isOpenAt(openings, closes) ? undefined : endText(closes, atMs).slice(-'24:00'.length)
}
