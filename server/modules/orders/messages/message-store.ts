import type { PageStart } from '../../../db/page-start'
import type { Db, Tx } from '../../../db/schema'
import type { OrderMessageTable } from '../tables'

/** Messages, and when the platform hid them. */
const messages = (db: Db) =>
  db
    .selectFrom('order_message as m')
    .leftJoin('hidden_message as h', 'h.msg_id', 'm.msg_id')
    .selectAll('m')
    .select('h.at as hidden_at')

export type ShownMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>

export const messagesOf = (db: Db, orderId: number, limit: number, { beforeId, offset }: PageStart) =>
  messages(db)
    .where('m.order_id', '=', orderId)
    .where('m.msg_id', '<', beforeId)
    .orderBy('m.msg_id', 'desc')
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

export const findMessage = (db: Db, msgId: number) => messages(db).where('m.msg_id', '=', msgId).executeTakeFirst()

/** Hides a message; false when it is hidden. */
export async function hideMessage(tx: Tx, msgId: number, at: number): Promise<boolean> {
  const hidden = await tx
    .insertInto('hidden_message')
    .values({ msg_id: msgId, at })
    .onConflict((oc) => oc.column('msg_id').doNothing())
    .returning('msg_id')
    .execute()
  return hidden.length > 0
}
