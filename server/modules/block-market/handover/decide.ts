import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { stateAfter } from '../../area/open/block-states'
import { changeBlock, lockBlock } from '../../area/open/blocks'
import { blockStates } from '../../area/tables'
import { makeFounder } from '../../session/open/hand-over'
import { changeOrder, findOrder } from '../cart-store'
import { openFreeze } from '../freeze-store'
import { tellUndone, tellUpheld } from '../news'
import type { HandoverTable } from '../tables'
import { releaseSale, reverseSale } from './sale-money'
import * as store from './store'
import { letGo, nothingSaid, sealed } from './transaction'

async function partsOf(tx: Tx, { order_id: orderId, block_id: blockId }: HandoverTable) {
  const [order, block] = [await findOrder(tx, orderId), await lockBlock(tx, blockId)]
  if (!order || !block) throw new Error(`order ${orderId} vanished`)
  // What operators froze for a reason of their own stays frozen.
  const isFrozen = (await openFreeze(tx, blockId)) !== undefined
  return { order, block, stateOf: (decided: number) => (isFrozen ? blockStates.frozen : decided) }
}

const decided = (deps: Deps, by: number, reason: string) => ({
  decide_by: null,
  decided_by: by,
  decided_at: deps.clock.now(),
  decision: reason,
})

/** The sale stands: the seller gets the money, the buyer the use of the block. Source: community §8, row 8. */
export async function uphold(tx: Tx, deps: Deps, row: HandoverTable, by: number, reason: string): Promise<void> {
  const { order, block, stateOf } = await partsOf(tx, row)
  await changeBlock(tx, block.block_id, { state: stateOf(stateAfter(block, 'uphold', 'operator')) })
  const end = { undo_by: null, undo_reason: '', ...decided(deps, by, reason) }
  await store.changeHandover(tx, row.order_id, { state: 'done', ...end })
  await releaseSale(tx, deps, order)
  await tellUpheld(tx, deps, order, block.block_no, reason)
}

/**
 * The sale is undone: the seller has the block again, with a new password, the buyer the whole price. What the buyer used the block for
 * ends as at a handover. Source: community §8, row 9.
 */
export async function undo(tx: Tx, deps: Deps, row: HandoverTable, by: number, reason: string): Promise<void> {
  const { order, block, stateOf } = await partsOf(tx, row)
  const { from_user_id: seller, block_id: blockId } = row
  if (seller === null) throw new Error(`order ${order.no} has no seller`)
  const { password, hash } = await makeFounder(deps)
  await changeBlock(tx, blockId, {
    ...nothingSaid,
    state: stateOf(stateAfter(block, 'undo', 'otherOperator')),
    owner_user_id: seller,
    held_since: row.held_since,
  })
  const ended = await letGo(tx, deps, blockId, hash)
  await store.changeHandover(tx, row.order_id, {
    state: 'undone',
    sessions_ended: row.sessions_ended + ended,
    ...(await sealed(tx, deps, row.order_id, seller, password)),
    ...decided(deps, by, reason),
  })
  await changeOrder(tx, row.order_id, { state: 'refunded' })
  const isWhole = await reverseSale(tx, deps, order)
  await tellUndone(tx, deps, order, block.block_no, { reason, isWhole })
}
