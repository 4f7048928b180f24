import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Tx } from '../../../db/schema'
import { haltRefusal } from './halt'
import type { BlockTable } from '../tables'
import { blockStates } from '../tables'

/** The states of a block that is offered for transfer. */
export const movingStates: readonly number[] = [blockStates.transfer, blockStates.reserved]

/** A block and the user who wants to trade as it; without a user, its owner. */
export interface Trader {
  readonly blockId: number
  readonly userId?: number
}

/**
 * Why this block may not trade, or this user not as it, if so; `whileMoving` says what it cannot do while it is offered for transfer, when
 * that is not trading. Source: domain model §3.1 (notice); community §0 (transfer lock).
 */
export function blockFault(
  block: Pick<BlockTable, 'owner_user_id' | 'state'> | undefined,
  userId: number | undefined,
  whileMoving?: string,
): Refusal | undefined {
  if (!block || (userId !== undefined && block.owner_user_id !== userId)) return refusal('NO_RIGHT')
  if (movingStates.includes(block.state)) return refusal('BLOCK_TRANSFER', undefined, whileMoving)
  return block.state === blockStates.held ? undefined : refusal('NO_RIGHT')
}

/**
 * Locks the states of these blocks until the transaction ends, and says why they may not trade, if so: each must be held by the user given
 * with it, and trading must not be halted in its area. Refusals: NO_RIGHT, BLOCK_TRANSFER, HALT. Source: domain model §3.1 (notice).
 */
export async function tradersFault(tx: Tx, traders: readonly Trader[]): Promise<Refusal | undefined> {
  const ids = traders.map(({ blockId }) => blockId)
  const blocks = await tx
    .selectFrom('block as b')
    .innerJoin('area as a', 'a.area_id', 'b.area_id')
    .select(['b.block_id', 'b.state', 'b.owner_user_id', 'a.halted_at', 'a.halted_reason'])
    .where('b.block_id', 'in', ids)
    .orderBy('b.block_id')
    .forShare(['b'])
    .execute()
  for (const { blockId, userId } of traders) {
    const fault = blockFault(
      blocks.find((block) => block.block_id === blockId),
      userId,
    )
    if (fault) return fault
  }
  const halted = blocks.find(({ halted_at: since }) => since !== null)
  return halted && haltRefusal(halted)
}
