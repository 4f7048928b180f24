import { twoDigits } from '@contract/digits'
import { dayMs, hourMs, minuteMs } from '@contract/durations'
import { spanText } from '@contract/spans'

/** Time until an instant: 23:13:55, 2 天 03:11. Source: design §6 (time). */
export function timeLeft(untilMs: number, nowMs: number): string {
  const left = Math.max(0, untilMs - nowMs)
  const [days, hours] = [Math.floor(left / dayMs), Math.floor((left % dayMs) / hourMs)]
  const minutes = twoDigits(Math.floor((left % hourMs) / minuteMs))
  if (days > 0) return `${days} 天 ${twoDigits(hours)}:${minutes}`
  return `${twoDigits(hours)}:${minutes}:${twoDigits(Math.floor((left % minuteMs) / 1000))}`
}

/** For how long something is overdue, in whole minutes, hours or days that have passed. Source: mockup 30-console-withdraw. */
export const lateFor = (dueMs: number, nowMs: number): string => spanText(Math.max(minuteMs, nowMs - dueMs), Math.floor)
