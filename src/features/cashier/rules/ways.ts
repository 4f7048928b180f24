import type { Fen } from '@contract/money'
import { fen, minus } from '@contract/money'

/** How a payer pays: from the balance, by the platform, or both. Source: domain model §3.7 (`channel`). */
export type Way = 'balance' | 'wechat' | 'mixed'

/** What the balance and the platform each pay. */
export interface Parts {
  readonly balance: Fen
  readonly wechat: Fen
}

/** How much the balance and the platform pay in this way; `mixed` takes everything available from the balance. */
export function partsOf(way: Way, amount: Fen, available: Fen | undefined): Parts {
  const balance = way === 'balance' ? amount : way === 'mixed' ? fen(Math.min(available ?? 0, amount)) : fen(0)
  return { balance, wechat: minus(amount, balance) }
}

export interface WayFacts {
  readonly amount: Fen
  /** Undefined while the payer's money is not known. */
  readonly available: Fen | undefined
  /** Whether payment through the platform is possible here. */
  readonly hasWechat: boolean
  readonly onlyPlatform: boolean
}

/** The ways that are offered; `mixed` only when the balance covers a part. Source: mockup 03-salepay-cashier. */
export function offeredWays({ amount, available, hasWechat, onlyPlatform }: WayFacts): readonly Way[] {
  if (onlyPlatform) return hasWechat ? ['wechat'] : []
  if (!hasWechat) return ['balance']
  const isPart = available !== undefined && available > 0 && available < amount
  return isPart ? ['balance', 'wechat', 'mixed'] : ['balance', 'wechat']
}

/** The way preselected for the payer: the balance when it is enough, else one that pays the whole amount. */
export function firstWay(facts: WayFacts): Way {
  const offered = offeredWays(facts)
  const isEnough = facts.available === undefined || facts.available >= facts.amount
  const wished: readonly Way[] = isEnough ? ['balance', 'wechat'] : ['mixed', 'wechat']
  return wished.find((way) => offered.includes(way)) ?? 'balance'
}
