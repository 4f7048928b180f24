import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { stateAfter } from '../../area/open/block-states'
import { notOffered } from '../../market/open/transfer-end'
import { withdrawBlock } from '../../market/open/withdraw'
import { lockShopOf } from '../../shop/open/hand-over'
import { changeBlock, lockBlocks } from '../cart-store'
import { letGo } from '../handover/transaction'
import { insertReturn } from '../handover/return-store'

/** Ends what somebody's blocks have begun, and locks them. Source: community §0 (lock order). */
export async function lockToGiveBack(tx: Tx, deps: Deps, blockIds: readonly number[]) {
  for (const id of blockIds) await withdrawBlock(tx, deps, id, 'giveBack')
  for (const id of blockIds) await lockShopOf(tx, id)
  return blockIds.length === 0 ? [] : lockBlocks(tx, blockIds)
}

/**
 * Gives locked blocks back to the city: nobody's, unsold, without a price until a round offers them; what their slots cost stays with them.
 * Throws for a block that is not held: whoever calls has asked. Our decision: docs/decisions/0436-closing-an-account.md
 */
export async function giveBack(
  tx: Tx,
  deps: Deps,
  blocks: Awaited<ReturnType<typeof lockToGiveBack>>,
  userId: number,
): Promise<void> {
  const now = deps.clock.now()
  for (const block of blocks) {
    const { block_id: blockId, held_since: heldSince } = block
    await insertReturn(tx, {
      return_id: deps.ids.next(),
      block_id: blockId,
      from_user_id: userId,
      held_since: heldSince,
      at: now,
    })
    await changeBlock(tx, blockId, {
      ...notOffered,
      state: stateAfter(block, 'giveBack', 'system'),
      owner_user_id: null,
      held_since: null,
      name: '',
      intro: '',
      thumbs: '',
    })
  }
  for (const { block_id: blockId } of blocks) await letGo(tx, deps, blockId, null)
}
