import type { Fen } from '../money'
import { fen, shareOf } from '../money'
import type { Settings } from './settings'

/** A share of the amount, half up, and a least fee, both as they are set. Source: domain model §3.9. */
export const withdrawFeeOf = (
  amount: Fen,
  { withdrawFee, withdrawFeeLeast }: Pick<Settings, 'withdrawFee' | 'withdrawFeeLeast'>,
): Fen => fen(Math.max(withdrawFeeLeast, shareOf(amount, withdrawFee)))
