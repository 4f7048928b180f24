import { shareText, spanText } from '@contract/spans'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

it.each([
  [1, '1 分钟'],
  [minute, '1 分钟'],
  [minute + 1, '2 分钟'],
  [15 * minute, '15 分钟'],
  [hour - minute, '59 分钟'],
  [hour, '1 小时'],
  [hour + 1, '2 小时'],
  [24 * hour, '24 小时'],
  [72 * hour, '72 小时'],
  [72 * hour + 1, '4 天'],
  [7 * day, '7 天'],
  [7 * day + 1, '8 天'],
])('%d ms are %s', (ms, text) => {
  expect(spanText(ms)).toBe(text)
})

it('a share of basis points is told in percent', () => {
  expect([60, 100, 3_000, 1].map(shareText)).toEqual(['0.6 %', '1 %', '30 %', '0.01 %'])
})
