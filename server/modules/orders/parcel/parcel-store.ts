import type { Carrier } from '@contract/orders/carriers'
import type { Db, Tx } from '../../../db/schema'
import type { ParcelTold } from '../../../tracking/course'
import type { OrderParcelTable } from '../tables'

type Named = Pick<OrderParcelTable, 'carrier' | 'tracking_no'>

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
    .values({
      order_id: orderId,
      carrier,
      tracking_no: trackingNo,
      sent_at: now,
      followed_at: null,
      asked_at: null,
      signed_at: null,
      shortened_by: null,
      shortened_at: null,
    })
    .execute()
}

export const parcelOf = (db: Db, orderId: number) =>
  db.selectFrom('order_parcel').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** The orders that were sent in this parcel. */
export const ordersOfParcel = (db: Db, carrier: Carrier, trackingNo: string) =>
  db
    .selectFrom('order_parcel')
    .select('order_id')
    .where('carrier', '=', carrier)
    .where('tracking_no', '=', trackingNo)
    .orderBy('order_id')
    .execute()

/** Whether the same number stands on an order of another buyer: one of them was not sent in that parcel. */
export async function isOfOthersToo(db: Db, { carrier, tracking_no: no }: Named, buyerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('order_parcel as p')
    .innerJoin('trade_order as o', 'o.order_id', 'p.order_id')
    .select('p.order_id')
    .where('p.carrier', '=', carrier)
    .where('p.tracking_no', '=', no)
    .where('o.buyer_user_id', '<>', buyerId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const setFollowed = (tx: Tx, orderId: number, now: number) =>
  tx.updateTable('order_parcel').set({ followed_at: now }).where('order_id', '=', orderId).execute()

export const setAsked = (tx: Tx, orderId: number, now: number) =>
  tx.updateTable('order_parcel').set({ asked_at: now }).where('order_id', '=', orderId).execute()

/** Keeps what a carrier tells of a parcel. */
export const setNews = (tx: Tx, orderId: number, { way, news }: Pick<ParcelTold, 'way' | 'news'>) =>
  tx
    .updateTable('order_parcel')
    .set({ way, news: JSON.stringify(news) })
    .where('order_id', '=', orderId)
    .execute()

/** Forgets the carrier's words, which may name the reader. */
export const forgetNews = (tx: Tx, orderId: number) =>
  tx.updateTable('order_parcel').set({ news: '[]' }).where('order_id', '=', orderId).execute()

type Signature = Pick<OrderParcelTable, 'signed_at' | 'shortened_by' | 'shortened_at'>

/** Keeps that it was signed for, and what that did to the order's end; or that it was not. */
export const setSigned = (tx: Tx, orderId: number, signature: Signature) =>
  tx.updateTable('order_parcel').set(signature).where('order_id', '=', orderId).execute()

/** Moves the deadline of an order, without a new version: nobody's act is refused for it. */
export const setDeadline = (tx: Tx, orderId: number, at: number) =>
  tx.updateTable('trade_order').set({ deadline_at: at }).where('order_id', '=', orderId).execute()

/** The mobile number a parcel of this order is addressed to. */
export async function mobileOf(db: Db, orderId: number): Promise<string | undefined> {
  const row = await db.selectFrom('order_address').select('mobile').where('order_id', '=', orderId).executeTakeFirst()
  return row?.mobile
}
