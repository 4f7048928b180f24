import type { Db, Tx } from '../../../db/schema'
import type { OrderAddressTable } from '../tables'

export const addressOf = (db: Db, orderId: number) =>
  db.selectFrom('order_address').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** Writes where an order goes; the buyer may have chosen another address before. */
export const putAddress = (tx: Tx, row: OrderAddressTable) =>
  tx
    .insertInto('order_address')
    .values(row)
    .onConflict((oc) => oc.column('order_id').doUpdateSet(row))
    .execute()

/** Keeps no more than this of an order's address. */
export const keepMasked = (tx: Tx, orderId: number, change: Omit<OrderAddressTable, 'order_id' | 'at'>) =>
  tx.updateTable('order_address').set(change).where('order_id', '=', orderId).execute()
