import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/schema'
import type { Updateable } from 'kysely'
import type { PayDispatchTable } from '../tables'
import type { SentOrder } from './rules/sent'

/** A payment in the mini-program, whose dispatch WeChat wants to know. */
export const insertDispatch = (tx: Tx, attemptId: number) =>
  tx
    .insertInto('pay_dispatch')
    .values({
      attempt_id: attemptId,
      content: null,
      known_at: null,
      told_at: null,
      over: null,
      signed_at: null,
      signed_told_at: null,
      tries: 0,
      said: '',
    })
    .execute()

/** A payment with what is known and told of its dispatch, locked. */
export const lockDispatch = (tx: Tx, attemptId: number) =>
  tx
    .selectFrom('pay_dispatch as d')
    .innerJoin('pay_attempt as a', 'a.attempt_id', 'd.attempt_id')
    .innerJoin('pay_order as p', 'p.pay_no', 'a.pay_no')
    .selectAll('d')
    .select(['a.transaction_id', 'a.app_id', 'a.is_late', 'p.biz_type', 'p.biz_id', 'p.subject', 'p.user_id'])
    .where('d.attempt_id', '=', attemptId)
    .forUpdate('d')
    .executeTakeFirst()

export type DispatchRow = NonNullable<Awaited<ReturnType<typeof lockDispatch>>>

export const changeDispatch = (tx: Tx, attemptId: number, change: Updateable<PayDispatchTable>) =>
  tx.updateTable('pay_dispatch').set(change).where('attempt_id', '=', attemptId).execute()

const orders = (db: Db) =>
  db
    .selectFrom('trade_order as o')
    .leftJoin('order_parcel as l', 'l.order_id', 'o.order_id')
    .leftJoin('order_address as b', 'b.order_id', 'o.order_id')
    .select(['o.title', 'o.qty', 'o.unit', 'o.delivery', 'o.state', 'l.carrier', 'b.mobile'])
    .select(['l.tracking_no as trackingNo', 'l.signed_at as signedAt'])
    .select(
      sql<boolean>`exists (select 1 from order_event as e where e.order_id = o.order_id and e.act = 'deliver')`.as(
        'isDelivered',
      ),
    )
    .orderBy('o.order_id')

export const orderSent = (db: Db, orderId: number): Promise<SentOrder[]> =>
  orders(db).where('o.order_id', '=', orderId).execute()

/** The orders of a bid that has ended; undefined while more may come. */
export async function bidSent(db: Db, buyId: number): Promise<SentOrder[] | undefined> {
  const bid = await db
    .selectFrom('buy_order')
    .select(['state', 'user_id'])
    .where('buy_id', '=', buyId)
    .executeTakeFirst()
  if (!bid || bid.state === 'open' || bid.state === 'unpaid') return undefined
  const own = orders(db).where('o.buyer_user_id', '=', bid.user_id)
  return own.where('o.source', '=', 'buy').where('o.source_id', '=', buyId).execute()
}

const payments = (db: Db) =>
  db
    .selectFrom('pay_order as p')
    .innerJoin('pay_attempt as a', 'a.pay_no', 'p.pay_no')
    .innerJoin('pay_dispatch as d', 'd.attempt_id', 'a.attempt_id')
    .select('d.attempt_id')

/** The payment of a bid. */
export const dispatchesOfBid = (db: Db, buyId: number) =>
  payments(db).where('p.biz_type', '=', 'buy').where('p.biz_id', '=', buyId).execute()

/** The payment of an order, or of the bid that it was made from. */
export async function dispatchesOfOrder(db: Db, orderId: number) {
  const order = await db
    .selectFrom('trade_order')
    .select(['source', 'source_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (order?.source === 'buy') return dispatchesOfBid(db, order.source_id)
  return payments(db).where('p.biz_type', '=', 'order').where('p.biz_id', '=', orderId).execute()
}

/** The payment with the gateway's number. */
export const dispatchOfTransaction = (db: Db, transactionId: string) =>
  payments(db).where('a.transaction_id', '=', transactionId).executeTakeFirst()
