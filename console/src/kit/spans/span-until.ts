import { dayMs } from '@contract/durations'
import { calendarDay } from '@contract/moments'

/** The days of the last so many, today included. */
export const spanUntil = (nowMs: number, days: number) => ({
  from: calendarDay(nowMs - (days - 1) * dayMs),
  until: calendarDay(nowMs),
})
