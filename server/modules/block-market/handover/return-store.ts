import type { Tx } from '../../../db/schema'
import type { BlockReturnTable } from '../tables'

export const insertReturn = (tx: Tx, row: BlockReturnTable) => tx.insertInto('block_return').values(row).execute()
