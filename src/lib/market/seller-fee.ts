import { fees } from '@contract/limits'
import type { Fen, Qty } from '@contract/money'
import { amountOf, fen, minus, shareOf } from '@contract/money'

/** What a sale brings the seller. */
export interface SaleNumbers {
  readonly amount: Fen
  readonly fee: Fen
  /** What remains of the amount after the fee. */
  readonly net: Fen
}

/** The fee on an amount that goes to the seller: 1 %, at most 50.00. Source: domain model §3.6 (fee). */
export const sellerFee = (amount: Fen): Fen => fen(Math.min(shareOf(amount, fees.tradeBasisPoints), fees.tradeMaxFen))

/** The numbers of a sale of one order. Source: domain model §3.6 (fee). */
export function saleNumbers(price: Fen, quantity: Qty): SaleNumbers {
  const amount = amountOf(price, quantity)
  const fee = sellerFee(amount)
  return { amount, fee, net: minus(amount, fee) }
}
