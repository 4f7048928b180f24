import type { OrderState } from '@contract/orders/transitions'
import { endedStates, runningStates } from '@contract/orders/transitions'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema'
import { shownUnit } from '../market/open/sale-unit'
import { hoursWithin } from '../settings/open/opening-hours'
import type { Side } from './tables'

/** Orders with both parties' public faces. */
const orders = (db: Db) =>
  db
    .selectFrom('trade_order as o')
    .innerJoin('user_account as bu', 'bu.user_id', 'o.buyer_user_id')
    .innerJoin('user_account as su', 'su.user_id', 'o.seller_user_id')
    .innerJoin('block as bb', 'bb.block_id', 'o.buyer_block_id')
    .innerJoin('block as sb', 'sb.block_id', 'o.seller_block_id')
    .innerJoin('item as i', 'i.item_id', 'o.item_id')
    .innerJoin('category as c', 'c.category_id', 'i.category_id')
    .selectAll('o')
    .select([
      'bu.nick_name as buyer_nick_name',
      'bu.avatar as buyer_avatar',
      'bb.block_no as buyer_block_no',
      'su.nick_name as seller_nick_name',
      'su.avatar as seller_avatar',
      'sb.block_no as seller_block_no',
      'i.picture as item_picture',
      'c.name as category',
    ])

export const findOrder = (db: Db, orderId: number) => orders(db).where('o.order_id', '=', orderId).executeTakeFirst()

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** Locks an order until the transaction ends: one act at a time. Includes its block numbers, for the notices about the act. */
export const lockOrder = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('trade_order as o')
    .selectAll('o')
    .select((eb) => [
      eb.selectFrom('block').select('block_no').whereRef('block_id', '=', 'o.buyer_block_id').as('buyer_no'),
      eb.selectFrom('block').select('block_no').whereRef('block_id', '=', 'o.seller_block_id').as('seller_no'),
    ])
    .where('o.order_id', '=', orderId)
    .forUpdate('o')
    .executeTakeFirst()

/** How many orders of a user are in each state, by side and by whether it is their turn; ended ones are nobody's. */
export const countsByState = (db: Db, userId: number, now: number) => {
  const count = (states: readonly OrderState[], isMine: RawBuilder<boolean>) =>
    db
      .selectFrom('trade_order')
      .select(['state', sql<boolean>`buyer_user_id = ${userId}`.as('is_buyer'), isMine.as('is_mine')])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where((eb) => eb.or([eb('buyer_user_id', '=', userId), eb('seller_user_id', '=', userId)]))
      .where('state', 'in', states)
      .groupBy(['state', 'is_buyer', 'is_mine'])
  const side = sql`case when buyer_user_id = ${userId} then 'buyer' else 'seller' end`
  return count(endedStates, sql<boolean>`false`)
    .unionAll(count(runningStates, sql<boolean>`order_is_turn(trade_order, ${side}, ${now})`))
    .execute()
}

/** The deadline that comes first among the orders that wait for this user. */
export const earliestTurn = (db: Db, userId: number, now: number) =>
  db
    .selectFrom('trade_order')
    .select(['order_id', 'state', 'amount', 'deadline_at', sql<boolean>`buyer_user_id = ${userId}`.as('is_buyer')])
    .select(['cancel_ask_by', 'cancel_ask_until', 'part_ask_by', 'part_ask_until'])
    .where((eb) =>
      eb.or([
        eb.and([eb('buyer_user_id', '=', userId), sql<boolean>`order_is_turn(trade_order, 'buyer', ${now})`]),
        eb.and([eb('seller_user_id', '=', userId), sql<boolean>`order_is_turn(trade_order, 'seller', ${now})`]),
      ]),
    )
    .where('state', 'in', runningStates)
    .where('deadline_at', 'is not', null)
    .orderBy(sql`order_turn_until(trade_order, ${now})`)
    .limit(1)
    .executeTakeFirst()

export const timelineOf = (db: Db, orderId: number) =>
  db.selectFrom('order_event').selectAll().where('order_id', '=', orderId).orderBy('event_id').execute()

/** Locks a listing with its goods: one taker at a time. Includes what was set of when its city is open. */
export const lockSale = (tx: Tx, saleId: number, now: number) =>
  tx
    .selectFrom('sale')
    .innerJoin('item as i', 'i.item_id', 'sale.item_id')
    .selectAll('sale')
    .select([shownUnit('sale').as('unit'), 'i.tick', hoursWithin(sql.ref('sale.area_id'), now).as('hours')])
    .where('sale.sale_id', '=', saleId)
    .forUpdate(['sale'])
    .executeTakeFirst()

export type LockedSale = NonNullable<Awaited<ReturnType<typeof lockSale>>>

/** Locks a buyer, so that their new orders are counted one after the other. */
export const lockBuyer = (tx: Tx, userId: number) =>
  tx.selectFrom('user_account').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().executeTakeFirst()

/** How often somebody cancelled orders of a listing, as an unsent statement. */
export const cancelledTakes = (db: Db, { userId, saleId, since }: { userId: number; saleId: number; since: number }) =>
  db
    .selectFrom('trade_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('buyer_user_id', '=', userId)
    .where('sale_id', '=', saleId)
    .where('ended_act', '=', 'cancel')
    .where('ended_at', '>=', since)

/** How often a seller did not deliver in time. */
export async function lateCount(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('trade_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seller_user_id', '=', userId)
    .where('ended_act', '=', 'refundLate')
    .executeTakeFirstOrThrow()
  return count
}

/** Notes that one side reminded the other. The version stays: nothing that anybody agrees to changes. */
export const setReminded = (tx: Tx, orderId: number, side: Side, now: number) =>
  tx
    .updateTable('trade_order')
    .set(side === 'buyer' ? { buyer_reminded_at: now } : { seller_reminded_at: now })
    .where('order_id', '=', orderId)
    .execute()

/** Puts other words in place of those of a rating. */
export const changeWords = (tx: Tx, orderId: number, side: Side, words: string) =>
  tx
    .updateTable('trade_order')
    .set(side === 'buyer' ? { buyer_words: words } : { seller_words: words })
    .where('order_id', '=', orderId)
    .execute()
