import { dayMs } from '@contract/durations'
import { monthStart } from '@contract/hours'
import { calendarDay } from '@contract/moments'

/** Days of the area's calendar, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** A period that can be chosen: `30d` the last thirty days, `2026-11` a month, `2026-11-03..2026-11-20` free days. */
export interface Period extends Days {
  readonly id: string
  readonly text: string
}

/** The last days, including today. */
const lastDays = (nowMs: number, days: number): Days => ({
  from: calendarDay(nowMs - (days - 1) * dayMs),
  to: calendarDay(nowMs),
})

function month(nowMs: number, back: number): Period {
  const from = calendarDay(monthStart(nowMs, back))
  const to = calendarDay(monthStart(nowMs, back - 1) - dayMs)
  const [year, month] = from.split('-').map(Number)
  return { id: from.slice(0, 7), text: `${year} 年 ${month} 月`, from, to }
}

/** What may be chosen: the last days, then this and the eleven months before. */
export function periods(nowMs: number): readonly Period[] {
  return [
    ...[7, 30].map((days) => ({ id: `${days}d`, text: `近 ${days} 天`, ...lastDays(nowMs, days) })),
    { id: '365d', text: '近一年', ...lastDays(nowMs, 365) },
    ...Array.from({ length: 12 }, (_, back) => month(nowMs, back)),
  ]
}

/** The id of a period with freely chosen days. */
export const rangeId = ({ from, to }: Days): string => `${from}..${to}`

/** The days of an id, as `rangeId` writes them; undefined for any other id, and when they end before they begin. */
export function rangeOf(id: string): Days | undefined {
  if (!/^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/.test(id)) return undefined
  const [from, to] = [id.slice(0, 10), id.slice(12)]
  return from <= to ? { from, to } : undefined
}

/** The period of an id: an offered one, or freely chosen days. */
export function periodOf(id: string, nowMs: number): Period | undefined {
  const known = periods(nowMs).find((one) => one.id === id)
  const range = known ? undefined : rangeOf(id)
  if (!range) return known
  const thisYear = calendarDay(nowMs).slice(0, 5)
  const short = (day: string) => (day.startsWith(thisYear) ? day.slice(5) : day)
  return { id, text: `${short(range.from)} 至 ${short(range.to)}`, ...range }
}
