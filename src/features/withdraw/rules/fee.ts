import type { Fen } from '@contract/money'
import { fen, minus } from '@contract/money'
import { withdrawFeeOf } from '@contract/settings/withdraw-fee'
import type { WithdrawInfo } from '../atoms'

export interface WithdrawNumbers {
  readonly fee: Fen
  /** What arrives. */
  readonly net: Fen
  /** What stays as income. */
  readonly after: Fen
}

/** Fee, net and what stays; undefined when the amount is more than the income, or less than its fee. Source: domain model §3.9. */
export function withdrawNumbers(
  amount: Fen,
  { income, feeBasisPoints, feeMin }: Pick<WithdrawInfo, 'income' | 'feeBasisPoints' | 'feeMin'>,
): WithdrawNumbers | undefined {
  const fee = withdrawFeeOf(amount, { withdrawFee: feeBasisPoints, withdrawFeeLeast: feeMin })
  if (amount > income || amount < fee) return undefined
  return { fee, net: minus(amount, fee), after: minus(income, amount) }
}

/** The most that may be withdrawn now: the income, or the rest of the day's limit. */
export const mostNow = ({ income, dayLeft }: Pick<WithdrawInfo, 'income' | 'dayLeft'>): Fen =>
  fen(Math.min(income, dayLeft))
