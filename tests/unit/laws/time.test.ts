import fc from 'fast-check'
import { formatTime } from '@/lib/time/format-time'
import { relativeTime } from '@/lib/time/relative-time'
import { remainingParts } from '@/lib/time/remaining'

const nowMs = Date.UTC(2026, 10, 21, 2)
const options = { nowMs, clock: () => 8 * 3_600_000 }
const ago = (seconds: number) => relativeTime(nowMs - seconds * 1000, false, options)

const minute = 60
const hour = 3600
const day = 86_400

/** How long ago a text says it was, in its own whole units. */
function secondsOf(text: string): number {
  const [, count = '0', unit = ''] = /^(\d+)(分钟|小时|天|个月|年)前$/.exec(text) ?? []
  const sizes: Readonly<Record<string, number>> = { 分钟: minute, 小时: hour, 天: day, 个月: 30 * day, 年: 365 * day }
  return Number(count) * (sizes[unit] ?? 0)
}

it.each([
  [5 * minute - 0.001, '刚刚'],
  [5 * minute, '5分钟前'],
  [hour - 0.001, '59分钟前'],
  [hour, '1小时前'],
  [day - 0.001, '23小时前'],
  [day, '1天前'],
  [30 * day - 0.001, '29天前'],
  [30 * day, '1个月前'],
  [365 * day - 0.001, '12个月前'],
  [365 * day, '1年前'],
])('%p seconds ago reads %s', (seconds, text) => {
  expect(ago(seconds)).toBe(text)
})

it('never says longer than it is, and less than one unit too little', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5 * minute, max: 50 * 365 * day }), (seconds) => {
      const said = secondsOf(ago(seconds))
      expect(said).toBeGreaterThan(0)
      expect(said).toBeLessThanOrEqual(seconds)
      expect(said * 2).toBeGreaterThan(seconds - 1)
    }),
  )
})

it('what is longer ago never reads as less', () => {
  fc.assert(
    fc.property(fc.nat(10 * 365 * day), fc.nat(10 * 365 * day), (one, other) => {
      const [near, far] = one < other ? [one, other] : [other, one]
      expect(secondsOf(ago(near))).toBeLessThanOrEqual(secondsOf(ago(far)))
    }),
  )
})

it('the future and the present are 刚刚, from 30 days on it is a date', () => {
  fc.assert(
    fc.property(fc.nat(10 * 365 * day), (seconds) => {
      expect(ago(-seconds)).toBe('刚刚')
      const atMs = nowMs - (30 * day + seconds) * 1000
      expect(relativeTime(atMs, undefined, options)).toBe(formatTime(atMs, 'yyyy-mm-dd', options))
    }),
  )
})

it('seconds and milliseconds of the same instant read the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000_000, max: Math.floor(nowMs / 1000) }), (seconds) => {
      const texts = [seconds, String(seconds), seconds * 1000, String(seconds * 1000)].map((time) =>
        relativeTime(time, 'yyyy-mm-dd hh:MM:ss', options),
      )
      expect(new Set(texts).size).toBe(1)
    }),
  )
})

it('a written time is the instant it was written from', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), (seconds) => {
      const format = 'yyyy-mm-dd hh:MM:ss'
      const text = formatTime(new Date(seconds * 1000), format, options)
      expect(formatTime(text, format, options)).toBe(text)
      expect(new Date(`${text.replace(' ', 'T')}+08:00`).getTime()).toBe(seconds * 1000)
    }),
  )
})

it('the parts of what remains add up to it', () => {
  fc.assert(
    fc.property(fc.nat(1_000 * day), (left) => {
      const { days, hours, minutes, seconds } = remainingParts(left)
      expect(days * day + hours * hour + minutes * minute + seconds).toBe(left)
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true])
    }),
  )
})
