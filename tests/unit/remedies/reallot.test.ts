import { wrongField } from '@contract/refusals'
import { feeOf as feeBy } from '@contract/orders/fee'
import { standards } from '@contract/settings/settings'
import * as fc from 'fast-check'
import { differenceOf, flow, reachedWith } from '../../../server/modules/remedies/rules/reallot'
import { poorTreasury } from '../../../server/modules/remedies/rules/words'

const feeOf = (amount: number) => feeBy(amount, standards)

const amount = fc.integer({ min: 0, max: 20_000_00 })

it.each([
  [30_00, 20_00, { giver: 'seller', gives: 9_90, platform: 7, fund: 3 }],
  [20_00, 30_00, { giver: 'buyer', gives: 10_00, platform: 7, fund: 3 }],
  [0, 34_00, { giver: 'buyer', gives: 34_00, platform: 24, fund: 10 }],
  [34_00, 0, { giver: 'seller', gives: 33_66, platform: 24, fund: 10 }],
  [10_000_00, 6_000_00, { giver: 'seller', gives: 4_000_00, platform: 0, fund: 0 }],
] as const)('from %d to %d of the seller', (before, after, difference) => {
  expect(differenceOf(feeOf, before, after)).toEqual(difference)
})

it('there and back moves the same, and all of it is accounted for', () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      fc.pre(one !== other)
      const [there, back] = [differenceOf(feeOf, one, other), differenceOf(feeOf, other, one)]
      expect([there.platform, there.fund]).toEqual([back.platform, back.fund])
      const [seller, buyer] = there.giver === 'seller' ? [there, back] : [back, there]
      expect(seller.gives + seller.platform + seller.fund).toBe(buyer.gives)
      expect(buyer.gives).toBe(Math.abs(one - other))
    }),
  )
})

it('what is reached costs no more than there is, and a fen nearer to the wish would', () => {
  fc.assert(
    fc.property(amount, amount, amount, (before, wished, budget) => {
      const reached = reachedWith(feeOf, before, wished, budget)
      expect(Math.min(before, wished) <= reached && reached <= Math.max(before, wished)).toBe(true)
      expect(differenceOf(feeOf, before, reached).gives).toBeLessThanOrEqual(budget)
      if (reached === wished) return
      const nearer = reached + Math.sign(wished - reached)
      expect(differenceOf(feeOf, before, nearer).gives).toBeGreaterThan(budget)
    }),
  )
})

it('the first givers pay first, to the first takers first, and nobody pays nothing', () => {
  const givers = [
    { key: 'a', amount: 3 },
    { key: 'b', amount: 0 },
    { key: 'c', amount: 7 },
  ]
  const takers = [
    { key: 'x', amount: 5 },
    { key: 'y', amount: 0 },
    { key: 'z', amount: 5 },
  ]
  expect(flow(givers, takers)).toEqual([
    { from: 'a', to: 'x', amount: 3 },
    { from: 'c', to: 'x', amount: 2 },
    { from: 'c', to: 'z', amount: 5 },
  ])
})

it('says what is missing by its field, and what a treasury has', () => {
  expect(wrongField('day', '请选日期')).toEqual({ reason: 'FORM', data: { fields: { day: '请选日期' } } })
  expect(poorTreasury(1_50)).toMatchObject({ reason: 'NOT_ENOUGH', msg: '城市财库只有 ¥1.50' })
})
