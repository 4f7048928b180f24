import { areaOffsetMs } from '@contract/hours'

/** Days of the area's calendar, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** A stretch of days that can be chosen: `30d` the last thirty days, `2026-11` a month. */
export interface Period extends Days {
  readonly id: string
  readonly text: string
}

const dayMs = 86_400_000
const two = (n: number) => String(n).padStart(2, '0')
const dayOf = (at: Date) => `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`

/** The last days, today among them. */
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
    { id: '7d', text: '近 7 天', ...lastDays(nowMs, 7) },
    { id: '30d', text: '近 30 天', ...lastDays(nowMs, 30) },
    { id: '365d', text: '近一年', ...lastDays(nowMs, 365) },
    ...Array.from({ length: 12 }, (_, back) => month(nowMs, back)),
  ]
}
