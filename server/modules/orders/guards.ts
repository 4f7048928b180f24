import type { Refusal } from '@contract/refusals'
import type { Tx } from '../../db/schema'
import type { Caller } from '../../http/caller'
import { tradersFault } from '../area/open/traders'

/**
 * Why these blocks may not trade, if so: the caller must still own his, none may be set for transfer, and trading must go on.
 * Refusals: NO_RIGHT, BLOCK_TRANSFER, HALT. Source: domain model §3.1 (notice).
 */
export const blocksFault = (tx: Tx, caller: Caller, blockIds: readonly number[]): Promise<Refusal | undefined> =>
  tradersFault(
    tx,
    blockIds.map((blockId) => (blockId === caller.blockId ? { blockId, userId: caller.userId } : { blockId })),
  )
