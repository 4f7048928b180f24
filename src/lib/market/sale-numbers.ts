import type { Fen, Qty } from '@contract/money'
import { amountOf, minus } from '@contract/money'
import { sellerFee } from '@contract/orders/fee'

/** What a sale brings the seller. */
export interface SaleNumbers {
  readonly amount: Fen
  readonly fee: Fen
  /** What remains of the amount after the fee. */
  readonly net: Fen
}

/** The numbers of a sale of one order. Source: domain model §3.6 (fee). */
export function saleNumbers(price: Fen, quantity: Qty): SaleNumbers {
  const amount = amountOf(price, quantity)
  const fee = sellerFee(amount)
  return { amount, fee, net: minus(amount, fee) }
}
