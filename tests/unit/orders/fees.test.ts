import fc from 'fast-check'
import { fen } from '@contract/money'
import { feeOf, sellerFee } from '@contract/orders/fee'
import { terms } from '../../support/terms'

it('takes one percent of the amount, rounded half up, and thirty percent of that for the fund', () => {
  expect(feeOf(3_400, terms)).toEqual({ fee: 34, fundShare: 10 })
  expect(feeOf(49, terms)).toEqual({ fee: 0, fundShare: 0 })
  expect(feeOf(50, terms)).toEqual({ fee: 1, fundShare: 0 })
})

it('takes at most 50.00', () => {
  expect(feeOf(499_900, terms)).toEqual({ fee: 4_999, fundShare: 1_500 })
  expect(feeOf(500_000, terms)).toEqual({ fee: 5_000, fundShare: 1_500 })
  expect(feeOf(680_000_000, terms)).toEqual({ fee: 5_000, fundShare: 1_500 })
})

it('leaves the seller, the fund and the platform parts that are never negative, whatever the amount', () => {
  const law = fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (amount) => {
    const { fee, fundShare } = feeOf(amount, terms)
    expect(fee).toBeLessThanOrEqual(Math.min(amount, terms.tradeFeeMost))
    expect(fundShare).toBeLessThanOrEqual(fee)
    expect(fundShare).toBeGreaterThanOrEqual(0)
  })
  fc.assert(law)
})

it('tells the seller the same fee that the server takes, on both sides of its top', () => {
  expect([49, 50, 3_400, 499_900, 500_000, 500_100].map((amount) => sellerFee(fen(amount), terms))).toEqual([
    0, 1, 34, 4_999, 5_000, 5_000,
  ])
})
