import { shops } from './limits'
import type { Fen } from '../money'
import { fen } from '../money'

/** Where the fee of a term goes, in fen: 80 % to the fund, rounded down to whole fen; the rest to the platform. Source: community §5. */
export function splitOf(fee: Fen): { readonly fund: Fen; readonly platform: Fen } {
  const fund = fen(Math.floor((fee * shops.fundBasisPoints) / 10_000))
  return { fund, platform: fen(fee - fund) }
}
