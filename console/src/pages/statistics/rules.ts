import { dayMs } from '@contract/durations'
import { startOfDay } from '@contract/hours'
import { calendarDay } from '@contract/moments'

export const spanDays = { week: 7, month: 30, quarter: 90 } as const
export type Span = keyof typeof spanDays

/** The days of the last so many, today included. */
export const spanUntil = (nowMs: number, days: number) => ({
  from: calendarDay(nowMs - (days - 1) * dayMs),
  until: calendarDay(nowMs),
})

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOfDay(text))

/** The days that an address names as 2026-11-01~2026-11-30; undefined when they are none, or stand the other way round. */
export function daysIn(text: string | undefined) {
  const [from = '', until = ''] = text?.split('~') ?? []
  return isDay(from) && isDay(until) && from <= until ? { from, until } : undefined
}
