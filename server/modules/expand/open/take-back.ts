import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { lockBlock } from '../../area/open/blocks'
import { lockPurchase, usedOf } from '../slot-store'
import { moveSlots } from '../slots'

/**
 * Takes bought slots from their block, because two operators correct the transaction that paid for them. Refusals: CLOSED (not paid, or the
 * block has another owner now), LIMIT (`busy`: so many of the slots are in use). Source: community §2 (a wrong purchase).
 */
export async function takeSlotsBack(tx: Tx, deps: Deps, expandId: number): Promise<Result<null, Refusal>> {
  const bought = await lockPurchase(tx, expandId)
  const block = bought && (await lockBlock(tx, bought.block_id))
  if (!bought || block?.owner_user_id !== bought.user_id) {
    return err(refusal('CLOSED', {}, '区块已换人，这笔扩容不能更正'))
  }
  const busy = (await usedOf(tx, block.block_id)) - (block.capacity - bought.count)
  if (busy > 0) return err(refusal('LIMIT', { busy }, `格位在用，先下架 ${busy} 个再更正`))
  return moveSlots(tx, deps, bought, 'correct', 'operators')
}
