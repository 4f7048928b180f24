import { freeOf, unpromisedOf } from '@contract/fund/money'
import type { Fen } from '@contract/money'

/** A fund as it was read. */
interface Fund {
  readonly balance: number
  readonly promised: readonly number[]
  readonly asked: readonly number[]
}

/** The free money of a fund. Source: community §3 (free money). */
export const freeIn = ({ balance, promised, asked }: Fund): Fen => freeOf(balance, { votes: asked, spends: promised })

/** Whether it has this much beyond what it is asked for and has promised. */
export const hasBeyond = ({ balance, promised, asked }: Fund, amount: number): boolean =>
  unpromisedOf(balance, { votes: asked, spends: promised }) >= amount
