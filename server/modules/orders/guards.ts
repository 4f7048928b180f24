import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Tx } from '../../db/schema'
import type { Caller } from '../../http/caller'
import { blockStates } from '../session/tables'
import { blockStatesOf } from './store'

/**
 * Why these blocks may not trade, if so: the caller must still own his, and none may be set for transfer.
 * Refusals: NO_RIGHT, BLOCK_TRANSFER. Source: domain model §3.1 (notice).
 */
export async function blocksFault(tx: Tx, caller: Caller, blockIds: readonly number[]): Promise<Refusal | undefined> {
  const blocks = await blockStatesOf(tx, blockIds)
  const own = blocks.find((block) => block.block_id === caller.blockId)
  if (own?.owner_user_id !== caller.userId) return refusal('NO_RIGHT')
  const moving = new Set<number>([blockStates.transfer, blockStates.reserved])
  if (blocks.some(({ state }) => moving.has(state))) return refusal('BLOCK_TRANSFER')
  return blocks.every(({ state }) => state === blockStates.held) ? undefined : refusal('NO_RIGHT')
}
