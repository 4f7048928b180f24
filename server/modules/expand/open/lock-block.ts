import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { BlockLock } from '../../area/open/locks'
import { lockPurchase, unpaidOfBlock } from '../slot-store'
import { moveSlots } from '../slots'

/** Gives back the unpaid slots of a block, because it is locked. Source: community §2, row 6. */
export async function closeSlotsOfBlock(tx: Tx, deps: Deps, blockId: number, lock: BlockLock): Promise<void> {
  const waiting = await unpaidOfBlock(tx, blockId)
  const bought = waiting && (await lockPurchase(tx, waiting.expand_id))
  if (bought?.state === 'unpaid') await moveSlots(tx, deps, bought, 'lockBlock', 'system', lock)
}
