import type { Db, Tx } from '../../../db/schema'

/** The seller's money of a sale, while it is held. */
export const heldMoney = (db: Db, orderId: number) =>
  db
    .selectFrom('hold')
    .select(['hold_id', 'left_amount'])
    .where('ref_type', '=', 'blockOrder')
    .where('ref_id', '=', orderId)
    .where('reason', '=', 'handover')
    .where('state', '=', 'held')
    .executeTakeFirst()

/** When a held amount will be released; null while nobody knows. */
export const releaseAt = (tx: Tx, holdId: number, at: number | null) =>
  tx.updateTable('hold').set({ release_at: at }).where('hold_id', '=', holdId).execute()
