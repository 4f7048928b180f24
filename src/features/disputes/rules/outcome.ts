import type { ApiInput } from '@contract/endpoints/all'
import type { Fen } from '@contract/money'
import { fen, minus } from '@contract/money'
import { sellerFee } from '@contract/orders/fee'

export type RulingKind = ApiInput<'/admin/dispute/decide'>['kind']

/** Who gets what of a disputed amount, to the fen. */
export interface Outcome {
  /** Before the fee. */
  readonly seller: Fen
  readonly fee: Fen
  /** What reaches the seller. */
  readonly net: Fen
  readonly buyer: Fen
}

const outcome = (amount: Fen, seller: Fen): Outcome => {
  const fee = sellerFee(seller)
  return { seller, fee, net: minus(seller, fee), buyer: minus(amount, seller) }
}

/**
 * What a ruling does with the money; undefined while the part of a split is not between nothing and everything. The fee is paid on the
 * seller's part. Source: domain model §3.5, row 15; our decision: docs/decisions/0032-disputes.md.
 */
export function outcomeOf(kind: RulingKind, amount: Fen, sellerPart: Fen | undefined): Outcome | undefined {
  if (kind === 'release') return outcome(amount, amount)
  if (kind === 'refund') return outcome(amount, fen(0))
  if (sellerPart === undefined || sellerPart <= 0 || sellerPart >= amount) return undefined
  return outcome(amount, sellerPart)
}
