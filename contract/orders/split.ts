import type { Fen } from '../money'
import { fen, minus } from '../money'
import { sellerFee } from './fee'
import type { OrderTerms } from './terms'

/** Who gets what of an order's money when it is divided, to the fen. */
export interface Split {
  /** The seller's part before the fee. */
  readonly seller: Fen
  /** The fee, on the seller's part alone. */
  readonly fee: Fen
  /** What reaches the seller. */
  readonly net: Fen
  readonly buyer: Fen
}

/** An amount divided so that the seller gets this part of it; the buyer gets the rest. Source: domain model §3.6 (split decision). */
export function orderSplit(amount: Fen, seller: Fen, terms: OrderTerms): Split {
  const fee = sellerFee(seller, terms)
  return { seller, fee, net: minus(seller, fee), buyer: minus(amount, seller) }
}

/** Whether an amount divides another one: both get something. */
export const isPartOf = (part: Fen | undefined, amount: number): part is Fen =>
  part !== undefined && part > 0 && part < amount

/** The same by what the buyer gets back; undefined unless both get something. Source: domain model §10 (partial refund). */
export function refundSplit(amount: Fen, buyer: Fen | undefined, terms: OrderTerms): Split | undefined {
  return isPartOf(buyer, amount) ? orderSplit(amount, fen(amount - buyer), terms) : undefined
}
