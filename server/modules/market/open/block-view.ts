import type { Tx } from '../../../db/schema'
import { viewOf } from '../transfer/service'
import { findBlock } from '../transfer/store'

/** A block as somebody sees it, inside the transaction that changes it. */
export async function blockViewFor(tx: Tx, blockId: number, userId: number) {
  const row = await findBlock(tx, blockId)
  if (!row) throw new Error(`block ${blockId} vanished`)
  return viewOf(tx, row, userId)
}
