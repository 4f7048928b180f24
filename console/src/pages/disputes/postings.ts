import { feeOf } from '@contract/orders/fee'
import type { OrderTerms } from '@contract/orders/terms'
import type { Ruling } from '@contract/orders/transitions'
import type { Fen } from '@contract/money'
import { fen, minus } from '@contract/money'

/** Where a part of the held money goes. */
export interface Posting {
  readonly to: 'buyer' | 'seller' | 'fee' | 'fund'
  readonly amount: Fen
}

/** What a seller gets of the amount, before the fee. */
export const sellerPart = (kind: Ruling, amount: Fen, toBuyer: Fen): Fen =>
  kind === 'release' ? amount : kind === 'refund' ? fen(0) : minus(amount, toBuyer)

/** What a decision does with the held money; the lines add up to the amount. Source: domain model §3.5, row 15; §3.6 (fee). */
export function postingsOf(amount: Fen, toSeller: Fen, terms: OrderTerms): Posting[] {
  const { fee, fundShare } = feeOf(toSeller, terms)
  const lines: Posting[] = [
    { to: 'buyer', amount: minus(amount, toSeller) },
    { to: 'seller', amount: minus(toSeller, fee) },
    { to: 'fee', amount: minus(fee, fundShare) },
    { to: 'fund', amount: fundShare },
  ]
  return lines.filter((line) => line.amount > 0)
}
