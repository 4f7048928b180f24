import { sql } from 'kysely'
import { statements } from '@contract/limits'
import type { Db } from '../../../db/schema'

/** The most rows of each kind, newest first. */
const most = statements.maxRows

export const profileOf = (db: Db, userId: number) =>
  db
    .selectFrom('user_account')
    .select(['user_id as userId', 'nick_name as nickName', 'avatar', 'mobile', 'thumbs', 'intro', 'points'])
    .select('created_at as createdAt')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()

export const blocksOf = (db: Db, userId: number) =>
  db
    .selectFrom('block as b')
    .innerJoin('area as a', 'a.area_id', 'b.area_id')
    .select(['a.name as area', 'b.block_no as blockNo', 'b.name', 'b.intro', 'b.thumbs', 'b.held_since as heldAt'])
    .where('b.owner_user_id', '=', userId)
    .orderBy('b.block_id')
    .execute()

/** Own orders on both sides, with the other side's block number; of bought ones, where they were sent. */
export const ordersOf = (db: Db, userId: number) =>
  db
    .selectFrom('trade_order as o')
    .innerJoin('block as b', (join) =>
      join.on(
        sql`b.block_id`,
        '=',
        sql`case when o.buyer_user_id = ${userId} then o.seller_block_id else o.buyer_block_id end`,
      ),
    )
    .select(['o.order_no as orderNo', 'o.title', 'o.price as priceFen', 'o.qty as qty4', 'o.amount as amountFen'])
    .select(['o.state', 'b.block_no as withBlockNo', 'o.created_at as createdAt', 'o.ended_at as endedAt'])
    .leftJoin('order_address as t', (join) =>
      join.onRef('t.order_id', '=', 'o.order_id').on('o.buyer_user_id', '=', userId),
    )
    .select(sql<string>`concat_ws(' ', t.name, t.mobile, t.region, t.street)`.as('sentTo'))
    .select(sql<string>`case when o.buyer_user_id = ${userId} then 'buyer' else 'seller' end`.as('side'))
    .where((eb) => eb.or([eb('o.buyer_user_id', '=', userId), eb('o.seller_user_id', '=', userId)]))
    .orderBy('o.order_id', 'desc')
    .limit(most)
    .execute()

export const listingsOf = (db: Db, userId: number) =>
  db
    .selectFrom('sale')
    .select(['sale_no as saleNo', 'title', 'content', 'price as priceFen', 'qty as qty4', 'state'])
    .select('created_at as createdAt')
    .where('user_id', '=', userId)
    .orderBy('sale_id', 'desc')
    .limit(most)
    .execute()

export const bidsOf = (db: Db, userId: number) =>
  db
    .selectFrom('buy_order')
    .select(['buy_no as buyNo', 'title', 'content', 'price as priceFen', 'qty as qty4', 'state'])
    .select('created_at as createdAt')
    .where('user_id', '=', userId)
    .orderBy('buy_id', 'desc')
    .limit(most)
    .execute()

export const pointsOf = (db: Db, userId: number) =>
  db
    .selectFrom('points_entry')
    .select(['content', 'points_add as pointsAdd', 'points', 'created_at as at'])
    .where('user_id', '=', userId)
    .orderBy('points_id', 'desc')
    .limit(most)
    .execute()

export const logsOf = (db: Db, userId: number) =>
  db
    .selectFrom('work_log')
    .select(['day', 'block_no as blockNo', 'content', 'thumbs', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('log_id', 'desc')
    .limit(most)
    .execute()

export const noticesOf = (db: Db, userId: number) =>
  db
    .selectFrom('user_notice')
    .select(['type', 'title', 'content', 'created_at as createdAt', 'read_at as readAt'])
    .where('user_id', '=', userId)
    .orderBy('notice_id', 'desc')
    .limit(most)
    .execute()

export const addressesOf = (db: Db, userId: number) =>
  db
    .selectFrom('address')
    .select(['name', 'mobile', 'region', 'street', 'is_default as isDefault', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('address_id')
    .execute()

/** Where one is signed in: no tokens. */
export const sessionsOf = (db: Db, userId: number, now: number) =>
  db
    .selectFrom('session_token')
    .select(['platform', 'scope', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('token_id', 'desc')
    .execute()
