import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Tx } from '../../../db/schema'
import { closedRefusal, hoursWithin, openingsBy } from '../../settings/open/opening-hours'
import { haltRefusalOf } from './halt'
import type { BlockTable } from '../tables'
import { blockStates } from '../tables'

/** The states of a block that is offered for transfer. */
export const movingStates: readonly number[] = [blockStates.transfer, blockStates.reserved]

/** Whether a block is held, neither offered for transfer nor frozen: what it could do waits for it only then. Source: community §0. */
export const isHeld = (blockId: number) =>
  sql<SqlBool>`exists (select 1 from block as own where own.block_id = ${blockId} and own.state = ${sql.lit(blockStates.held)})`

/** A block and the user who wants to trade as it; without a user, its owner. `isOther`: that user is not who asks. */
export interface Trader {
  readonly blockId: number
  readonly userId?: number
  readonly isOther?: boolean
}

/** What the owner of a block that is offered for transfer reads. Source: community §8 (set for transfer). */
const ownWords = (blockNo: number): string =>
  `你的 ${blockNo} 区块已设置转让，期间不能用它买卖、投票或发布。收回转让后马上恢复，或切换到别的区块。你的资金没有变动。`

/**
 * Why a block may not be used by this user, who asks, if so: BLOCK_TRANSFER with its number (`own`), NO_RIGHT. Source: domain model §3.1
 * (notice); community §0 (transfer lock), §8 (set for transfer).
 */
export function blockRefusal(
  block: Pick<BlockTable, 'owner_user_id' | 'state' | 'block_no'> | undefined,
  userId: number,
): Refusal | undefined {
  if (block?.owner_user_id !== userId) return refusal('NO_RIGHT')
  const { state, block_no: own } = block
  if (movingStates.includes(state)) return refusal('BLOCK_TRANSFER', { own }, ownWords(own))
  return state === blockStates.held ? undefined : refusal('NO_RIGHT')
}

/** Why nobody may trade with this block, or not with this user's, if so. */
function otherRefusal(
  block: Pick<BlockTable, 'owner_user_id' | 'state'> | undefined,
  userId: number | undefined,
): Refusal | undefined {
  if (!block || (userId !== undefined && block.owner_user_id !== userId)) return refusal('NO_RIGHT')
  if (movingStates.includes(block.state)) return refusal('BLOCK_TRANSFER')
  return block.state === blockStates.held ? undefined : refusal('NO_RIGHT')
}

/**
 * Locks the states of these blocks until the transaction ends, and says why they may not trade, if so: each must be held by the user given
 * with it, and trading must not be halted in its area. `openAt`: nor may the area be closed at this instant, which is said first.
 * Refusals: BEFORE_OPEN, NO_RIGHT, BLOCK_TRANSFER, HALT. Source: domain model §3.1 (notice).
 */
export async function tradersRefusal(
  tx: Tx,
  traders: readonly Trader[],
  openAt?: number,
): Promise<Refusal | undefined> {
  const ids = traders.map(({ blockId }) => blockId)
  const blocks = await tx
    .selectFrom('block as b')
    .innerJoin('area as a', 'a.area_id', 'b.area_id')
    .select(['b.block_id', 'b.block_no', 'b.state', 'b.owner_user_id', 'a.area_id', 'a.halted_at', 'a.halted_reason'])
    .$if(openAt !== undefined, (qb) => qb.select(hoursWithin(sql.ref('a.area_id'), openAt ?? 0).as('hours')))
    .where('b.block_id', 'in', ids)
    .orderBy('b.block_id')
    .forShare(['b'])
    .execute()
  for (const { area_id: areaId, hours } of blocks) {
    const closed = openAt !== undefined && hours && closedRefusal(openingsBy(hours, areaId, openAt), openAt)
    if (closed) return closed
  }
  for (const { blockId, userId, isOther } of traders) {
    const block = blocks.find((one) => one.block_id === blockId)
    const refused = userId === undefined || isOther ? otherRefusal(block, userId) : blockRefusal(block, userId)
    if (refused) return refused
  }
  const halted = blocks.find(({ halted_at: since }) => since !== null)
  return halted && haltRefusalOf(halted)
}
