import type { Db, Tx } from '../../db/schema'
import type { BlockFreezeTable } from './tables'

/** Why a block is frozen by operators; nothing when it is not, or only because somebody objected to its sale. */
export const openFreeze = (db: Db, blockId: number) =>
  db
    .selectFrom('block_freeze')
    .selectAll()
    .where('block_id', '=', blockId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

export const insertFreeze = (tx: Tx, row: BlockFreezeTable) => tx.insertInto('block_freeze').values(row).execute()

export const changeFreeze = (tx: Tx, freezeId: number, change: Partial<BlockFreezeTable>) =>
  tx.updateTable('block_freeze').set(change).where('freeze_id', '=', freezeId).execute()

/** Whether an objection to the sale of a block waits for its decision. */
export async function isObjectedTo(db: Db, blockId: number): Promise<boolean> {
  const row = await db
    .selectFrom('handover')
    .select('order_id')
    .where('block_id', '=', blockId)
    .where('state', '=', 'objected')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a round still offers its plots. */
export async function isRoundOpen(db: Db, roundId: number): Promise<boolean> {
  const row = await db.selectFrom('expand_round').select('state').where('round_id', '=', roundId).executeTakeFirst()
  return row?.state === 'open'
}
