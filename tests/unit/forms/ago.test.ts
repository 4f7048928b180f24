import { agoText } from '@/lib/time/ago'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const minuteMs = 60_000

it.each([
  [1, '刚刚'],
  [6, '6 分钟前'],
  [9 * 60, '9 小时前'],
  [3 * 24 * 60, '3 天前'],
  [40 * 24 * 60, '10-12'],
])('writes %i minutes ago as %s', (minutes, text) => {
  expect(agoText(now - minutes * minuteMs, now)).toBe(text)
})
