import { changeRows } from '../../../db/change-rows'
import type { Db, Tx } from '../../../db/schema'
import type { BlockTable } from '../tables'

const oneBlock = (db: Db, blockId: number) => db.selectFrom('block').selectAll().where('block_id', '=', blockId)

/** A block as it is now. */
export const findBlock = (db: Db, blockId: number) => oneBlock(db, blockId).executeTakeFirst()

/** A block whose state and owner stay until the transaction ends, and which others may hold too. */
export const holdBlock = (tx: Tx, blockId: number) => oneBlock(tx, blockId).forShare().executeTakeFirst()

/** Claims a block, so that what belongs to it is counted one after the other; rows that only refer to it do not wait. */
export const claimBlock = (tx: Tx, blockId: number) => oneBlock(tx, blockId).forNoKeyUpdate().executeTakeFirst()

/** Locks a block, so that its state or room may be changed; rows that refer to it wait. */
export const lockBlock = (tx: Tx, blockId: number) => oneBlock(tx, blockId).forUpdate().executeTakeFirst()

/** Changes a locked block; its version moves. */
export const changeBlock = (tx: Tx, blockId: number, change: Partial<BlockTable>) =>
  changeRows(tx, 'block', { block_id: blockId }, change).execute()
