import type { Fen } from '../money'
import { fen, minus } from '../money'
import { sellerFee } from './fee'

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
export function orderSplit(amount: Fen, seller: Fen): Split {
  const fee = sellerFee(seller)
  return { seller, fee, net: minus(seller, fee), buyer: minus(amount, seller) }
}

/** The same by what the buyer gets back; undefined unless both get something. Source: domain model §10 (partial refund). */
export function refundSplit(amount: Fen, buyer: Fen | undefined): Split | undefined {
  if (buyer === undefined || buyer <= 0 || buyer >= amount) return undefined
  return orderSplit(amount, fen(amount - buyer))
}
