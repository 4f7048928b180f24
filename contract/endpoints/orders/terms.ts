import * as v from 'valibot'

/**
 * The figures that an order keeps to its end, as they held when it was made: the seller's fee in basis points and at most, the fund's share
 * of it, and up to what amount a mayor or an arbiter decides. Amounts in fen. Source: operating §1.
 */
export const OrderTerms = v.object({
  tradeFee: v.number(),
  tradeFeeMost: v.number(),
  tradeFeeFund: v.number(),
  arbiterMost: v.number(),
})
