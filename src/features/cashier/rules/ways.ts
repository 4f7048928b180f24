import type { Fen } from '@contract/money'
import { fen, minus } from '@contract/money'

/** How a payer pays: from the balance, by the platform, or both. Source: domain model §3.7 (`channel`). */
export type Way = 'balance' | 'wechat' | 'mixed'

/** What each side gives. */
export interface Parts {
  readonly balance: Fen
  readonly wechat: Fen
}

/** Who pays how much in this way; both takes all that is available from the balance. */
export function partsOf(way: Way, amount: Fen, available: Fen | undefined): Parts {
  const balance = way === 'balance' ? amount : way === 'mixed' ? fen(Math.min(available ?? 0, amount)) : fen(0)
  return { balance, wechat: minus(amount, balance) }
}

export interface WayFacts {
  readonly amount: Fen
  /** Undefined while the purse is not known. */
  readonly available: Fen | undefined
  /** The platform can be paid with here. */
  readonly hasWechat: boolean
  readonly onlyPlatform: boolean
}

/** The ways that are offered; both only where the balance gives a part of it. Source: mockup 03-salepay-cashier. */
export function offeredWays({ amount, available, hasWechat, onlyPlatform }: WayFacts): readonly Way[] {
  if (onlyPlatform) return hasWechat ? ['wechat'] : []
  if (!hasWechat) return ['balance']
  const isPart = available !== undefined && available > 0 && available < amount
  return isPart ? ['balance', 'wechat', 'mixed'] : ['balance', 'wechat']
}

/** The way that is chosen while the payer has not: the balance when it suffices, else what pays the whole amount. */
export function firstWay(facts: WayFacts): Way {
  const offered = offeredWays(facts)
  const isEnough = facts.available === undefined || facts.available >= facts.amount
  const wished: readonly Way[] = isEnough ? ['balance', 'wechat'] : ['mixed', 'wechat']
  return wished.find((way) => offered.includes(way)) ?? 'balance'
}
