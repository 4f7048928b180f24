import { areaOffsetMs } from '@contract/hours'

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

const dayMs = 86_400_000
const two = (n: number) => String(n).padStart(2, '0')
const dayOf = (at: Date) => `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`

/** The last days, including today. */
function lastDays(nowMs: number, days: number): Days {
  const today = nowMs + areaOffsetMs
  return { from: dayOf(new Date(today - (days - 1) * dayMs)), to: dayOf(new Date(today)) }
}

function month(nowMs: number, back: number): Period {
  const today = new Date(nowMs + areaOffsetMs)
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1))
  const last = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back + 1, 0))
  const text = `${first.getUTCFullYear()} 年 ${first.getUTCMonth() + 1} 月`
  return { id: dayOf(first).slice(0, 7), text, from: dayOf(first), to: dayOf(last) }
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

/** Today in the area. */
export const todayOf = (nowMs: number): string => dayOf(new Date(nowMs + areaOffsetMs))

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
  const thisYear = todayOf(nowMs).slice(0, 5)
  const short = (day: string) => (day.startsWith(thisYear) ? day.slice(5) : day)
  return { id, text: `${short(range.from)} 至 ${short(range.to)}`, ...range }
}
