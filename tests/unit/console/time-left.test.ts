import { lateFor, timeLeft } from '../../../console/src/kit/turn/time-left'

const dueMs = Date.parse('2026-11-20T18:00:00+08:00')
const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000]

it.each([
  [-second, '1 分钟'],
  [0, '1 分钟'],
  [2 * minute - 1, '1 分钟'],
  [2 * minute, '2 分钟'],
  [hour - 1, '59 分钟'],
  [hour, '1 小时'],
  [15 * hour, '15 小时'],
  [16 * hour - 1, '15 小时'],
  [72 * hour, '72 小时'],
  [72 * hour + 1, '3 天'],
  [4 * day - 1, '3 天'],
  [4 * day, '4 天'],
])('what is late by %i ms is overdue for %s', (lateMs, told) => expect(lateFor(dueMs, dueMs + lateMs)).toBe(told))

it.each([
  [-second, '00:00:00'],
  [day - second, '23:59:59'],
  [day, '1 天 00:00'],
  [2 * day + 3 * hour + 11 * minute, '2 天 03:11'],
])('%i ms before the end %s is left', (leftMs, told) => expect(timeLeft(dueMs, dueMs - leftMs)).toBe(told))
