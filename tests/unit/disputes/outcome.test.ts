import { fen } from '@contract/money'
import { outcomeOf } from '@/features/disputes/rules/outcome'
import { terms } from '../../support/terms'

// Domain model §3.5, row 15, and §3.6: the seller pays 1 % of what they get, rounded half up, at most 50.00.
describe('what a ruling does with the money', () => {
  it.each([
    [3_400, { seller: 3_400, fee: 34, net: 3_366, buyer: 0 }],
    [50, { seller: 50, fee: 1, net: 49, buyer: 0 }],
    [49, { seller: 49, fee: 0, net: 49, buyer: 0 }],
    [500_000, { seller: 500_000, fee: 5_000, net: 495_000, buyer: 0 }],
    [600_000, { seller: 600_000, fee: 5_000, net: 595_000, buyer: 0 }],
  ])('releases all of %d fen to the seller, less the fee', (amount, outcome) => {
    expect(outcomeOf('release', { amount: fen(amount), terms }, undefined)).toEqual(outcome)
  })

  it('gives all of it back to the buyer, without a fee', () => {
    expect(outcomeOf('refund', { amount: fen(3_400), terms }, fen(1_000))).toEqual({
      seller: 0,
      fee: 0,
      net: 0,
      buyer: 3_400,
    })
  })

  it.each([
    [1, { seller: 1, fee: 0, net: 1, buyer: 3_399 }],
    [2_050, { seller: 2_050, fee: 21, net: 2_029, buyer: 1_350 }],
    [3_399, { seller: 3_399, fee: 34, net: 3_365, buyer: 1 }],
  ])('splits off %d fen for the seller, who pays the fee on that alone', (part, outcome) => {
    expect(outcomeOf('split', { amount: fen(3_400), terms }, fen(part))).toEqual(outcome)
  })

  it.each([[undefined], [0], [3_400], [3_401]])('knows no split of 34.00 at %j fen', (part) => {
    expect(
      outcomeOf('split', { amount: fen(3_400), terms }, part === undefined ? undefined : fen(part)),
    ).toBeUndefined()
  })
})
