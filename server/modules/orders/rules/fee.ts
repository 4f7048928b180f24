import { fees } from '@contract/limits'
import type { Fen } from '@contract/money'
import { fen, shareOf } from '@contract/money'
import { sellerFee } from '@contract/orders/fee'

/**
 * The fee of a trade, or of the part of it that a decision gives to the seller, and the fund's share of the fee.
 * Source: domain model §3.6.
 */
export function feeOf(amount: number): { readonly fee: Fen; readonly fundShare: Fen } {
  const fee = sellerFee(fen(amount))
  return { fee, fundShare: shareOf(fee, fees.fundBasisPoints) }
}
