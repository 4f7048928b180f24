import { grouped, twoDigits } from '@contract/digits'

it('writes a whole number with at least two digits', () => {
  expect([0, 7, 9, 10, 59, 100].map(twoDigits)).toEqual(['00', '07', '09', '10', '59', '100'])
})

it('writes a whole number in groups of three', () => {
  expect([0, 999, 1_000, 12_345, 999_999, 1_000_000].map(grouped)).toEqual([
    '0',
    '999',
    '1,000',
    '12,345',
    '999,999',
    '1,000,000',
  ])
  expect(['', '1260'].map(grouped)).toEqual(['', '1,260'])
})
