import type { Fen, Qty } from '@contract/money'
import { amountOf, minus } from '@contract/money'
import { sellerFee } from '@contract/orders/fee'
import type { OrderTerms } from '@contract/orders/terms'

/** What a sale brings the seller. */
export interface SaleNumbers {
  readonly amount: Fen
  /** Its fee, whether that is the most, and what remains of the amount; undefined while the city's terms are unknown. */
  readonly after: { readonly fee: Fen; readonly isMost: boolean; readonly net: Fen } | undefined
}

/** The numbers of a sale of one order. Source: domain model §3.6 (fee). */
export function saleNumbers(price: Fen, quantity: Qty, terms: OrderTerms | undefined): SaleNumbers {
  const amount = amountOf(price, quantity)
  if (!terms) return { amount, after: undefined }
  const fee = sellerFee(amount, terms)
  return { amount, after: { fee, isMost: fee >= terms.tradeFeeMost, net: minus(amount, fee) } }
}
