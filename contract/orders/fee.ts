import type { Fen } from '../money'
import { fen, shareOf } from '../money'
import type { OrderTerms } from './terms'

/** How the fee of a sale is reckoned. */
type FeeTerms = Pick<OrderTerms, 'tradeFee' | 'tradeFeeMost' | 'tradeFeeFund'>

/** The fee on an amount that goes to the seller: a share of it, with a top. Source: domain model §3.6 (fee). */
export const sellerFee = (amount: Fen, { tradeFee, tradeFeeMost }: Omit<FeeTerms, 'tradeFeeFund'>): Fen =>
  fen(Math.min(shareOf(amount, tradeFee), tradeFeeMost))

/** The fee of a sale, and the fund's share of the fee. Source: domain model §3.6. */
export function feeOf(amount: number, terms: FeeTerms): { readonly fee: Fen; readonly fundShare: Fen } {
  const fee = sellerFee(fen(amount), terms)
  return { fee, fundShare: shareOf(fee, terms.tradeFeeFund) }
}
