import { twoDigits } from '@contract/digits'
import { dayMs, hourMs, minuteMs } from '@contract/durations'

/** Time until an instant: 23:13:55, 2 天 03:11. Source: design §6 (time). */
export function timeLeft(untilMs: number, nowMs: number): string {
  const left = Math.max(0, untilMs - nowMs)
  const [days, hours] = [Math.floor(left / dayMs), Math.floor((left % dayMs) / hourMs)]
  const minutes = twoDigits(Math.floor((left % hourMs) / minuteMs))
  if (days > 0) return `${days} 天 ${twoDigits(hours)}:${minutes}`
  return `${twoDigits(hours)}:${minutes}:${twoDigits(Math.floor((left % minuteMs) / 1000))}`
}

/** Up to this long it is told in hours, as times are everywhere. */
const longestInHours = 72

/** For how long something is overdue, in whole minutes, hours or days: 40 分钟, 15 小时, 5 天. Source: mockup 30-console-withdraw. */
export function lateFor(dueMs: number, nowMs: number): string {
  const late = Math.max(0, nowMs - dueMs)
  if (late < hourMs) return `${Math.max(1, Math.floor(late / minuteMs))} 分钟`
  return late <= longestInHours * hourMs ? `${Math.floor(late / hourMs)} 小时` : `${Math.floor(late / dayMs)} 天`
}
