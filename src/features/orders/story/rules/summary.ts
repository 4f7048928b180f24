import type { OrderView } from '@contract/endpoints/orders/orders'
import type { Fen } from '@contract/money'
import { fen, minus } from '@contract/money'

/** Who got what of an order's money in the end, to the fen. */
export interface Summary {
  /** What the buyer had paid. */
  readonly paid: Fen
  /** What reached the seller, after the fee. */
  readonly net: Fen
  readonly fee: Fen
  /** What came back to the buyer. */
  readonly back: Fen
  readonly endedAt: number | null
}

type EndFacts = Pick<OrderView, 'state' | 'amount' | 'fee' | 'endedAt' | 'dispute' | 'agreed'>

/** The money of an order that has ended; undefined while it runs, and when nothing was ever paid. Source: domain model §3.5, §3.6, §10. */
export function summaryOf({ state, amount, fee, endedAt, dispute, agreed }: EndFacts): Summary | undefined {
  if (state === 'refunded') return { paid: amount, net: fen(0), fee: fen(0), back: amount, endedAt }
  if (state !== 'done') return undefined
  const divided = dispute?.state === 'executed' ? dispute.decision : agreed
  if (!divided) return { paid: amount, net: minus(amount, fee), fee, back: fen(0), endedAt }
  const { sellerAmount, buyerAmount } = divided
  return { paid: amount, net: minus(sellerAmount, divided.fee), fee: divided.fee, back: buyerAmount, endedAt }
}
