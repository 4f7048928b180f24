import type { OwnShop } from '@contract/endpoints/community/shop-view'
import type { TurnTone } from '@/ui/turn/turn-line'
import { turnCopy } from '../copy'

/** How an own shop stands, as one sentence; `until` is counted down. */
export interface ShopTurn {
  readonly tone: TurnTone
  readonly who: string
  readonly act?: string
  readonly until?: number
  readonly otherwise?: string
}

/** Whose turn it is with an own shop, until when, and what happens otherwise; its end otherwise. Source: community §5 (pages). */
export function turnOf({ state, own }: Pick<OwnShop, 'state' | 'own'>): ShopTurn {
  const { turn } = own
  if (!turn) {
    const isRejected = state === 'rejected'
    return { tone: 'done', who: turnCopy.states[state], ...(isRejected && { otherwise: turnCopy.mayRetry }) }
  }
  const { what, isMine, until, otherwise } = turn
  if (!isMine) return { tone: 'wait', who: turnCopy.reviewing, act: turnCopy.answer, until, otherwise }
  return { tone: 'me', who: turnCopy.you, act: what, until, otherwise }
}
