import { dayMs } from '@contract/durations'
import { areaOffsetMs, monthStart } from '@contract/hours'
import { calendarDay } from '@contract/moments'

/** A day of the month as the calendar draws it. */
export interface MonthDay {
  readonly day: number
  readonly state: 'written' | 'empty' | 'ahead'
  readonly isToday: boolean
}

export interface Month {
  readonly year: number
  /** 1–12. */
  readonly month: number
  /** Empty cells before the first day; weeks begin on Sunday. Source: mockup 17-log. */
  readonly before: number
  readonly days: readonly MonthDay[]
  readonly written: number
  /** Days in a row with a log, up to today, or up to yesterday while today's is not written. */
  readonly streak: number
}

/** First and last day of the month that is so many months before that of `nowMs`, as `yyyy-mm-dd`. */
export const monthSpan = (nowMs: number, back: number) => ({
  from: calendarDay(monthStart(nowMs, back)),
  to: calendarDay(monthStart(nowMs, back - 1) - dayMs),
})

/**
 * The month that is so many months before that of `nowMs` in the area's time, with the days on which a log was written (`yyyy-mm-dd`); it
 * has no streak unless it is the present one.
 */
export function monthOf(writtenDays: readonly string[], nowMs: number, back = 0): Month {
  const known = new Set(writtenDays)
  const first = monthStart(nowMs, back)
  const [year = 0, month = 0] = calendarDay(first).split('-').map(Number)
  const today = back > 0 ? Infinity : Number(calendarDay(nowMs).slice(8))
  const count = (monthStart(nowMs, back - 1) - first) / dayMs
  const days = Array.from({ length: count }, (_, at): MonthDay => {
    const day = at + 1
    const isWritten = known.has(calendarDay(first + at * dayMs))
    return { day, state: isWritten ? 'written' : day > today ? 'ahead' : 'empty', isToday: day === today }
  })
  const streakTo = (from: number): number => {
    let length = 0
    while (known.has(calendarDay(nowMs - (from + length) * dayMs))) length += 1
    return length
  }
  return {
    year,
    month,
    before: new Date(first + areaOffsetMs).getUTCDay(),
    days,
    written: days.filter(({ state }) => state === 'written').length,
    streak: back > 0 ? 0 : known.has(calendarDay(nowMs)) ? streakTo(0) : streakTo(1),
  }
}

interface Scored {
  readonly logId: number
  readonly day: string
  readonly blockNo: number
}

/**
 * Which of the reader's own logs (newest first) earned points: the first of a block's day. A log is left out while an earlier one of that
 * day may not be loaded yet. Source: domain model §3.12.
 */
export function scoredLogs(rows: readonly Scored[], isWhole: boolean): ReadonlyMap<number, boolean> {
  const first = new Map(rows.map((row) => [`${row.blockNo} ${row.day}`, row.logId]))
  const lastDay = isWhole ? undefined : rows[rows.length - 1]?.day
  const scored = new Map<number, boolean>()
  for (const { logId, day, blockNo } of rows) {
    const isFirst = first.get(`${blockNo} ${day}`) === logId
    if (!isFirst || day !== lastDay) scored.set(logId, isFirst)
  }
  return scored
}
