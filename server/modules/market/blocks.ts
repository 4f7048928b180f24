import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Db, Tx } from '../../db/schema'
import type { BlockTable } from '../session/tables'
import { blockStates } from '../session/tables'

const moving = new Set<number>([blockStates.transfer, blockStates.reserved])

/** Locks a block, so that what it has open can be counted, or its state be changed. */
export const lockBlock = (tx: Tx, blockId: number) =>
  tx.selectFrom('block').selectAll().where('block_id', '=', blockId).forUpdate().executeTakeFirst()

/** Why nobody may trade as this block, or this user not as it, if so. Source: domain model §3.1 (notice). */
function blockFault(block: BlockTable | undefined, userId: number): Refusal | undefined {
  if (block?.owner_user_id !== userId) return refusal('NO_RIGHT')
  if (moving.has(block.state)) return refusal('BLOCK_TRANSFER')
  return block.state === blockStates.held ? undefined : refusal('NO_RIGHT')
}

/**
 * Locks the own block and checks that it may have one more listing or bid. Refusals: NO_RIGHT, BLOCK_TRANSFER, LIMIT (`capacity`).
 * Source: domain model §3.1 (capacity).
 */
export async function roomFor(tx: Tx, userId: number, blockId: number): Promise<Result<BlockTable, Refusal>> {
  const block = await lockBlock(tx, blockId)
  const fault = blockFault(block, userId)
  if (fault || !block) return err(fault ?? refusal('NO_RIGHT'))
  const { capacity } = block
  if ((await openOf(tx, blockId)) < capacity) return ok(block)
  return err(refusal('LIMIT', { capacity }, `这个区块最多同时挂 ${capacity} 个`))
}

/** How many listings and bids a block has open; a bid counts from when it is made. */
export async function openOf(db: Db, blockId: number): Promise<number> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('sale')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('block_id', '=', blockId)
        .where('state', 'in', ['on', 'paused'])
        .as('sales'),
      eb
        .selectFrom('buy_order')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('block_id', '=', blockId)
        .where('state', 'in', ['unpaid', 'open'])
        .as('bids'),
    ])
    .executeTakeFirstOrThrow()
  return (row.sales ?? 0) + (row.bids ?? 0)
}

/**
 * Keeps the states of these blocks as they are until the transaction ends, and says why they may not trade, if so: each must be held by
 * the user given with it. Refusals: BLOCK_TRANSFER, NO_RIGHT. Source: domain model §3.1 (notice).
 */
export async function tradersFault(
  tx: Tx,
  owners: readonly { readonly blockId: number; readonly userId: number }[],
): Promise<Refusal | undefined> {
  const blocks = await tx
    .selectFrom('block')
    .selectAll()
    .where(
      'block_id',
      'in',
      owners.map(({ blockId }) => blockId),
    )
    .orderBy('block_id')
    .forShare()
    .execute()
  const faults = owners.map(({ blockId, userId }) =>
    blockFault(
      blocks.find((block) => block.block_id === blockId),
      userId,
    ),
  )
  return faults.find((fault) => fault !== undefined)
}
