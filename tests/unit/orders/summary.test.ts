import type { DisputeBrief } from '@contract/endpoints/orders/dispute-view'
import { fen } from '@contract/money'
import { summaryOf } from '@/features/orders/story/rules/summary'
import { dispute } from '../../support/app/disputes'
import { order } from '../../support/app/orders'

const endedAt = 1_000
const ended = (state: 'done' | 'refunded', disputed: DisputeBrief | null = null) =>
  summaryOf(order({ state, endedAt, dispute: disputed }))

const decision: NonNullable<DisputeBrief['decision']> = {
  kind: 'split',
  reason: '各半',
  by: 'arbiter',
  at: 0,
  executesAt: null,
  acceptedBy: [],
  sellerAmount: fen(1_000),
  buyerAmount: fen(2_400),
  fee: fen(10),
}

it('a released order paid the seller all but the fee', () => {
  expect(ended('done')).toEqual({ paid: 3_400, net: 3_366, fee: 34, back: 0, endedAt })
})

it('a refunded order gave everything back, and cost no fee', () => {
  expect(ended('refunded')).toEqual({ paid: 3_400, net: 0, fee: 0, back: 3_400, endedAt })
})

it('a decision that was executed says who got what', () => {
  const executed = ended('done', dispute({ state: 'executed', decision }))
  expect(executed).toEqual({ paid: 3_400, net: 990, fee: 10, back: 2_400, endedAt })
})

it('an agreement says who got what', () => {
  const agreed = { buyerAmount: fen(2_400), sellerAmount: fen(1_000), fee: fen(10) }
  expect(summaryOf(order({ state: 'done', endedAt, agreed }))).toEqual({
    paid: 3_400,
    net: 990,
    fee: 10,
    back: 2_400,
    endedAt,
  })
})

it.each(['withdrawn', 'lapsed', 'decided'] as const)(
  'a decision counts for nothing when its dispute is %s',
  (state) => {
    expect(ended('done', dispute({ state, decision }))).toEqual(ended('done'))
  },
)

it.each(['unpaid', 'paid', 'delivered', 'dispute', 'closed'] as const)('%s: no money has moved for good', (state) => {
  expect(summaryOf(order({ state }))).toBeUndefined()
})
