import type { Insertable } from 'kysely'
import type { PageStart } from '../../../db/page-start'
import type { Db, Tx } from '../../../db/schema'
import type { OrderMessageTable } from '../tables'

export const messagesOf = (db: Db, orderId: number, limit: number, { beforeId, offset }: PageStart) =>
  db
    .selectFrom('order_message')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('msg_id', '<', beforeId)
    .orderBy('msg_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Adds a message and counts it; the order's version stays, because no act depends on messages. */
export async function insertMessage(tx: Tx, row: Insertable<OrderMessageTable>): Promise<void> {
  await tx.insertInto('order_message').values(row).execute()
  await tx
    .updateTable('trade_order')
    .set((eb) => ({ messages: eb('messages', '+', 1) }))
    .where('order_id', '=', row.order_id)
    .execute()
}

export const findMessage = (db: Db, msgId: number) =>
  db.selectFrom('order_message').selectAll().where('msg_id', '=', msgId).executeTakeFirst()

/** Hides a message; false when it is hidden. */
export async function removeMessage(tx: Tx, msgId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_message')
    .set({ removed_at: now })
    .where('msg_id', '=', msgId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
