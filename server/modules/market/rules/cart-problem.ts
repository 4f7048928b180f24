import type { CartProblem as Problem } from '@contract/block/cart-problems'
import { isOfferedAt } from '../../area/open/block-states'
import { blockStates } from '../../area/tables'
import type { CartLineTable } from '../tables'

/** What a line of the cart is judged by. */
export interface CartBlock {
  readonly state: number
  readonly owner_user_id: number | null
  readonly transfer_price: number | null
  readonly transfer_until: number | null
  readonly held_since: number | null
  readonly halted_at: number | null
}

/** When a cart is read, and whether the block's area has its market closed for this reader. */
export interface Reading {
  readonly now: number
  readonly isOff: boolean
}

/**
 * Why this reader cannot buy a block now, whatever price they saw. The end of an offer is an instant: it is over before its timer runs.
 * Source: community §0 (close is an instant), §8.
 */
export function problemOfBlock(block: CartBlock | undefined, userId: number, { now, isOff }: Reading): Problem | null {
  if (!block) return 'gone'
  if (block.owner_user_id === userId) return 'own'
  if (block.state === blockStates.reserved) return 'reserved'
  const isKept = block.state === blockStates.frozen || block.state === blockStates.held
  if (!isOfferedAt(block, now) || isKept) return 'notOffered'
  if (block.halted_at !== null) return 'areaClosed'
  return isOff ? 'marketOff' : null
}

type Line = Pick<CartLineTable, 'user_id' | 'price_seen' | 'added_at'>

/** What is wrong with a line of the cart. Of an offer the price alone counts here: docs/decisions/0260-block-market.md */
export function problemOfLine(block: CartBlock | undefined, line: Line, at: Reading): Problem | null {
  const fault = problemOfBlock(block, line.user_id, at)
  if (fault === 'notOffered' && (block?.held_since ?? 0) > line.added_at) return 'bought'
  return fault ?? (block?.transfer_price === line.price_seen ? null : 'priceChanged')
}
