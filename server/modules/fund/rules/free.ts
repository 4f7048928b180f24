import { freeOf } from '@contract/fund/money'
import type { Fen } from '@contract/money'

/** The free money of a fund as it was read. Source: community §3 (free money). */
export const freeIn = ({
  balance,
  promised,
  asked,
}: {
  readonly balance: number
  readonly promised: readonly number[]
  readonly asked: readonly number[]
}): Fen => freeOf(balance, { votes: asked, spends: promised })
