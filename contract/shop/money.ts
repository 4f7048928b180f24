import type { Fen } from '../money'
import { fen } from '../money'
import type { Settings } from '../settings/settings'
import type { ShopLevel } from './transitions'

/** The setting of what a term of each level costs. */
const feeKeys = { naming: 'shopNaming', street: 'shopStreet', stall: 'shopStall' } as const

/** What a term of a level costs while these settings hold. Source: community §5. */
export const levelFeeOf = (level: ShopLevel, all: Settings): Fen => fen(all[feeKeys[level]])

/**
 * Where the fee of a term goes, in fen: the fund's share in basis points, rounded down to whole fen; the rest to the platform. Source:
 * community §5.
 */
export function splitOf(fee: Fen, share: number): { readonly fund: Fen; readonly platform: Fen } {
  const fund = fen(Number((BigInt(fee) * BigInt(share)) / 10_000n))
  return { fund, platform: fen(fee - fund) }
}
