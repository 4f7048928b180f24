import { changeRows } from '../../../db/change-rows'
import type { Db, Tx } from '../../../db/schema'
import type { HandoverTable } from '../tables'

export const insertHandover = (tx: Tx, row: HandoverTable) => tx.insertInto('handover').values(row).execute()

export const findHandover = (db: Db, orderId: number) =>
  db.selectFrom('handover').selectAll().where('order_id', '=', orderId).executeTakeFirst()

export const lockHandover = (tx: Tx, orderId: number) =>
  tx.selectFrom('handover').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst()

/** Changes a locked handover; its version moves. */
export const changeHandover = (tx: Tx, orderId: number, change: Partial<HandoverTable>) =>
  changeRows(tx, 'handover', { order_id: orderId }, change).execute()

/** Erases a password; who looks at the handover does not see another version. */
export const erasePassword = (tx: Tx, orderId: number, shownAt: number | null) =>
  tx
    .updateTable('handover')
    .set({ sealed_password: null, sealed_until: null, shown_at: shownAt })
    .where('order_id', '=', orderId)
    .execute()

/**
 * Notes that operators were told of an objection that waits too long; false: they were told before. The version stays: an ask to undo is
 * bound to it.
 */
export async function markAlarmed(tx: Tx, orderId: number, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('handover')
    .set({ alarmed_at: at })
    .where('order_id', '=', orderId)
    .where('alarmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Every password that waits to be shown, sealed. */
export const lockSealed = (tx: Tx) =>
  tx
    .selectFrom('handover')
    .select(['order_id', 'sealed_password'])
    .where('sealed_until', 'is not', null)
    .orderBy('order_id')
    .forUpdate()
    .execute()

export const setSealed = (tx: Tx, orderId: number, sealed: string) =>
  tx.updateTable('handover').set({ sealed_password: sealed }).where('order_id', '=', orderId).execute()
