import type { Carrier } from '@contract/orders/carriers'
import type { Db, Tx } from '../../../db/schema'

/** Keeps the parcel that a delivery names, if it names one. */
export async function keepParcel(
  tx: Tx,
  orderId: number,
  { carrier, trackingNo }: { readonly carrier?: Carrier | undefined; readonly trackingNo?: string | undefined },
  now: number,
): Promise<void> {
  if (carrier === undefined || trackingNo === undefined) return
  await tx
    .insertInto('order_parcel')
    .values({ order_id: orderId, carrier, tracking_no: trackingNo, sent_at: now, followed_at: null, signed_at: null })
    .execute()
}

export const parcelOf = (db: Db, orderId: number) =>
  db.selectFrom('order_parcel').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** The orders that were sent in this parcel and of which it is not known that they arrived. */
export const ordersOfParcel = (db: Db, carrier: Carrier, trackingNo: string) =>
  db
    .selectFrom('order_parcel')
    .select('order_id')
    .where('carrier', '=', carrier)
    .where('tracking_no', '=', trackingNo)
    .where('signed_at', 'is', null)
    .orderBy('order_id')
    .execute()

export const setFollowed = (tx: Tx, orderId: number, now: number) =>
  tx.updateTable('order_parcel').set({ followed_at: now }).where('order_id', '=', orderId).execute()

export const setSigned = (tx: Tx, orderId: number, at: number) =>
  tx.updateTable('order_parcel').set({ signed_at: at }).where('order_id', '=', orderId).execute()

/** Moves the deadline of an order, without a new version: nobody's act is refused for it. */
export const setDeadline = (tx: Tx, orderId: number, at: number) =>
  tx.updateTable('trade_order').set({ deadline_at: at }).where('order_id', '=', orderId).execute()

/** The mobile number a parcel of this order is addressed to. */
export async function mobileOf(db: Db, orderId: number): Promise<string | undefined> {
  const row = await db.selectFrom('order_address').select('mobile').where('order_id', '=', orderId).executeTakeFirst()
  return row?.mobile
}
