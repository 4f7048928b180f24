import type { ApiInput } from '@contract/endpoints/all'
import type { OrderFacts } from '@contract/endpoints/orders/orders'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { Split } from '@contract/orders/split'
import { isPartOf, orderSplit } from '@contract/orders/split'

export type RulingKind = ApiInput<'/bctDispute/decide'>['kind']

/** Who gets what of a disputed amount, to the fen. */
export type Outcome = Split

/**
 * What a ruling does with the money; undefined while the part of a split is not between nothing and everything. The fee is paid on the
 * seller's part. Source: domain model §3.5, row 15; our decision: docs/decisions/0032-disputes.md.
 */
export function outcomeOf(
  kind: RulingKind,
  { amount, terms }: Pick<OrderFacts, 'amount' | 'terms'>,
  sellerPart: Fen | undefined,
): Outcome | undefined {
  if (kind === 'release') return orderSplit(amount, amount, terms)
  if (kind === 'refund') return orderSplit(amount, fen(0), terms)
  return isPartOf(sellerPart, amount) ? orderSplit(amount, sellerPart, terms) : undefined
}
