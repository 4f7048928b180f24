import { minuteMs } from '@contract/durations'
import { startOfDay } from '@contract/hours'

/** The instant of a moment in the area's time, as `fullMoment` writes it: 2026-11-23 18:30. Undefined when there is no such moment. */
export function instantOf(text: string): number | undefined {
  const [, day = '', hours, minutes] = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  const start = startOfDay(day)
  return Number.isNaN(start) ? undefined : start + (Number(hours) * 60 + Number(minutes)) * minuteMs
}
