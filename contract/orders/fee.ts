import { fees } from '../limits'
import type { Fen } from '../money'
import { fen, shareOf } from '../money'

/** The fee on an amount that goes to the seller: a share of it, with a top; both in `fees`. Source: domain model §3.6 (fee). */
export const sellerFee = (amount: Fen): Fen => fen(Math.min(shareOf(amount, fees.tradeBasisPoints), fees.tradeMaxFen))

/** The fee of a sale, and the fund's share of the fee. Source: domain model §3.6. */
export function feeOf(amount: number): { readonly fee: Fen; readonly fundShare: Fen } {
  const fee = sellerFee(fen(amount))
  return { fee, fundShare: shareOf(fee, fees.fundBasisPoints) }
}
