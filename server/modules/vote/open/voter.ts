import type { Refusal } from '@contract/refusals'
import type { Db } from '../../../db/schema'
import type { Caller } from '../../../http/caller'
import { findBlock } from '../../area/open/blocks'
import { blockRefusal, movingStates } from '../../area/open/traders'
import type { BlockTable } from '../../area/tables'
import { blockStates } from '../../area/tables'

/** The block that a caller acts as in an area, while it is the caller's. */
export interface ActingBlock {
  readonly blockId: number
  readonly blockNo: number
  readonly isHeld: boolean
  readonly inTransfer: boolean
}

/** The caller's block in an area; undefined for a guest, and for somebody who acts as a block elsewhere. */
export async function actingBlock(db: Db, caller: Caller, areaId: number): Promise<ActingBlock | undefined> {
  const block = caller.blockId > 0 ? await findBlock(db, caller.blockId) : undefined
  if (block?.area_id !== areaId || block.owner_user_id !== caller.userId) return undefined
  const { state } = block
  return {
    blockId: block.block_id,
    blockNo: block.block_no,
    isHeld: state === blockStates.held,
    inTransfer: movingStates.includes(state),
  }
}

/** Why a caller may not vote, write or support as a locked block, if so. Source: community §0 (transfer lock). */
export const actorRefusal = (block: BlockTable | undefined, { userId }: Caller): Refusal | undefined =>
  blockRefusal(block, userId)
