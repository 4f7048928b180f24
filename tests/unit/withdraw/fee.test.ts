import { fen } from '@contract/money'
import { mostNow, withdrawNumbers } from '@/features/withdraw/rules/fee'

/** Domain model §3.9: 0.6 %, at least 0.10. */
const info = { income: fen(200_000), feeBasisPoints: 60, feeMin: fen(10) }

it.each([
  [1_000, 10, 990, 199_000], // 0.6 % would be 0.06.
  [1_749, 10, 1_739, 198_251],
  [1_750, 11, 1_739, 198_250],
  [200_000, 1_200, 198_800, 0],
])('of %d fen %d is the fee, %d arrives and %d stays', (amount, fee, net, after) => {
  expect(withdrawNumbers(fen(amount), info)).toEqual({ fee, net, after })
})

it.each([
  [200_000, true],
  [200_001, false],
  [10, true],
  [9, false],
])('%d fen can be withdrawn: %p; not more than the income, not less than the fee', (amount, isPossible) => {
  expect(withdrawNumbers(fen(amount), info) !== undefined).toBe(isPossible)
})

it.each([
  [30_000, 200_000, 30_000],
  [300_000, 200_000, 200_000],
])('of an income of %d, with %d left of the day, %d may be withdrawn now', (income, dayLeft, most) => {
  expect(mostNow({ income: fen(income), dayLeft: fen(dayLeft) })).toBe(most)
})
