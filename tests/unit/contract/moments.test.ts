import { dateText, dayText, momentText } from '@contract/moments'
import { shareText, spanText } from '@contract/spans'

/** The last second of 2026 on the area's clock, eight hours before UTC's. */
const lastSecond = Date.UTC(2026, 11, 31, 15, 59, 59)
const newYear = lastSecond + 1000

describe('a moment', () => {
  it('has no year within the reader’s year', () => {
    expect(momentText(lastSecond, lastSecond)).toBe('12-31 23:59')
    expect(momentText(newYear, newYear)).toBe('01-01 00:00')
    expect(dateText(newYear, newYear + 1)).toBe('01-01')
  })

  it('has its year once the area’s year is another one, on both sides of midnight', () => {
    expect(momentText(lastSecond, newYear)).toBe('2026-12-31 23:59')
    expect(momentText(newYear, lastSecond)).toBe('2027-01-01 00:00')
    expect(dateText(lastSecond, newYear)).toBe('2026-12-31')
  })

  it('is told in the area’s time and not in UTC', () => {
    expect(dayText(newYear)).toBe('01-01')
    expect(momentText(Date.UTC(2026, 10, 23, 10, 30), newYear - 1)).toBe('11-23 18:30')
  })
})

describe('a span of time', () => {
  const minute = 60_000
  const hour = 60 * minute
  it.each([
    [15 * minute, '15 分钟'],
    [59 * minute, '59 分钟'],
    [hour, '1 小时'],
    [24 * hour, '24 小时'],
    [72 * hour, '72 小时'],
    [7 * 24 * hour, '7 天'],
    [15 * 24 * hour, '15 天'],
  ])('of %d ms is %s', (ms, text) => {
    expect(spanText(ms)).toBe(text)
  })

  it('is never told shorter than it is', () => {
    expect(spanText(minute + 1)).toBe('2 分钟')
    expect(spanText(72 * hour + 1)).toBe('4 天')
  })
})

it.each([
  [100, '1 %'],
  [60, '0.6 %'],
  [3_000, '30 %'],
])('a share of %d basis points is %s', (points, text) => {
  expect(shareText(points)).toBe(text)
})
