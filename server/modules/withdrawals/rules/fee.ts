import { withdrawals } from '@contract/limits'
import type { Fen } from '@contract/money'
import { fen, shareOf } from '@contract/money'

/** 0.6 % of the amount, half up, at least 0.10. Source: domain model §3.9. */
export const withdrawFeeOf = (amount: Fen): Fen =>
  fen(Math.max(withdrawals.feeMinFen, shareOf(amount, withdrawals.feeBasisPoints)))
