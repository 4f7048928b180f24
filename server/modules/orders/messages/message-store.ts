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
export async function insertMessage(tx: Tx, row: OrderMessageTable): Promise<void> {
  await tx.insertInto('order_message').values(row).execute()
  await tx
    .updateTable('trade_order')
    .set((eb) => ({ messages: eb('messages', '+', 1) }))
    .where('order_id', '=', row.order_id)
    .execute()
}
