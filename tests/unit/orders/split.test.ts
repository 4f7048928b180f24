import fc from 'fast-check'
import { largest } from '@contract/largest'
import { fen } from '@contract/money'
import { refundSplit, orderSplit } from '@contract/orders/split'

it.each([
  // 1 % of the seller's part, rounded as every fee.
  [3_400, 1_000, { seller: 2_400, fee: 24, net: 2_376, buyer: 1_000 }],
  [3_400, 1, { seller: 3_399, fee: 34, net: 3_365, buyer: 1 }],
  [3_400, 3_399, { seller: 1, fee: 0, net: 1, buyer: 3_399 }],
  [2, 1, { seller: 1, fee: 0, net: 1, buyer: 1 }],
  // The fee has its top on what is left, too.
  [1_000_000, 100_000, { seller: 900_000, fee: 5_000, net: 895_000, buyer: 100_000 }],
])('of %d fen, %d go back', (amount, back, parts) => {
  const split = refundSplit(fen(amount), fen(back))
  expect(split).toEqual(parts)
  expect(parts.net + parts.fee + parts.buyer).toBe(amount)
})

it.each([undefined, 0, 3_400, 3_401])('%s of 3400 fen leaves one of them without a part', (back) => {
  expect(refundSplit(fen(3_400), back === undefined ? undefined : fen(back))).toBeUndefined()
})

it('loses no fen of any amount, however it is divided', () => {
  const amounts = fc
    .integer({ min: 0, max: largest.fen })
    .chain((amount) =>
      fc.record({ amount: fc.constant(fen(amount)), seller: fc.integer({ min: 0, max: amount }).map(fen) }),
    )
  const law = fc.property(amounts, ({ amount, seller }) => {
    const split = orderSplit(amount, seller)
    expect(split.net + split.fee + split.buyer).toBe(amount)
    expect(split.net).toBeGreaterThanOrEqual(0)
    const back = fen(amount - seller)
    expect(refundSplit(amount, back)).toEqual(back > 0 && seller > 0 ? split : undefined)
  })
  fc.assert(law)
})

it('may give the seller everything or nothing, as a decision may', () => {
  expect(orderSplit(fen(3_400), fen(3_400))).toEqual({ seller: 3_400, fee: 34, net: 3_366, buyer: 0 })
  expect(orderSplit(fen(3_400), fen(0))).toEqual({ seller: 0, fee: 0, net: 0, buyer: 3_400 })
})
