import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Db, Tx } from '../../db/schema'
import { haltFault } from '../area/open/halt'
import { blockFault } from '../area/open/traders'
import type { BlockTable } from '../area/tables'

/** Locks a block, so that what it has open can be counted, or its state be changed. */
export const lockBlock = (tx: Tx, blockId: number) =>
  tx.selectFrom('block').selectAll().where('block_id', '=', blockId).forUpdate().executeTakeFirst()

/**
 * Locks the own block and checks that it may have one more listing or bid. Refusals: NO_RIGHT, BLOCK_TRANSFER, HALT, LIMIT
 * (`capacity`). Source: domain model §3.1 (capacity).
 */
export async function roomFor(tx: Tx, userId: number, blockId: number): Promise<Result<BlockTable, Refusal>> {
  const block = await lockBlock(tx, blockId)
  const fault = blockFault(block, userId)
  if (fault || !block) return err(fault ?? refusal('NO_RIGHT'))
  const halted = await haltFault(tx, [block.area_id])
  if (halted) return err(halted)
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
