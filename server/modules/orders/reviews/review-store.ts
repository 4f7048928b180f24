import { sql } from 'kysely'
import { reputation } from '@contract/people/reputation'
import type { CursorStart } from '../../../db/cursor'
import { pageByCursor } from '../../../db/cursor'
import type { Db, Tx } from '../../../db/schema'
import { shownUnit } from '../../market/open/sale-unit'
import type { Seller } from '../../market/open/seller-score'
import { isShownOf } from '../../market/open/seller-score'

/** The owner of a block as others see him, or nothing when nobody owns it. */
export const ownerOf = (db: Db, blockId: number) =>
  db
    .selectFrom('block as b')
    .innerJoin('user_account as u', 'u.user_id', 'b.owner_user_id')
    .select(['b.block_id', 'b.block_no', 'b.area_id', 'u.user_id', 'u.nick_name', 'u.avatar'])
    .where('b.block_id', '=', blockId)
    .executeTakeFirst()

/** How an order ended that reached its buyer: received, or decided after it was delivered. */
const delivered = [
  'confirm',
  'confirmSilent',
  'agreePart',
  'executeRelease',
  'executeRefund',
  'executeSplit',
  'refundUndecided',
]

/** Orders sold to their end ever, and those of 90 days that came late or in time. A block changes hands at once: it says nothing. */
export async function endsOf(db: Db, seller: Seller, now: number) {
  const ended = db
    .selectFrom('trade_order')
    .where('seller_user_id', '=', seller.user_id)
    .where('area_id', '=', seller.area_id)
    .where('ended_at', 'is not', null)
  const count = sql<number>`count(*)::int`
  const { done } = await ended.where('state', '=', 'done').select(count.as('done')).executeTakeFirstOrThrow()
  const recent = await ended
    .where('ended_at', '>', now - reputation.lateMs)
    .select([
      sql<number>`count(*) filter (where ended_act = 'refundLate')::int`.as('late'),
      sql<number>`count(*) filter (where ended_act in (${sql.join(delivered)}) and source <> 'block')::int`.as(
        'delivered',
      ),
      sql<number | null>`min(ended_at)::float8`.as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  return { done, ...recent }
}

const reviews = (db: Db) =>
  db
    .selectFrom('review as r')
    .innerJoin('trade_order as o', 'o.order_id', 'r.order_id')
    .innerJoin('block as b', 'b.block_id', 'o.buyer_block_id')
    .select(['r.order_id', 'r.seller_user_id', 'r.buyer_user_id', 'r.stars', 'r.at', 'r.shown_at', 'r.removed_at'])
    .select(['r.answer', 'r.answered_at', 'o.buyer_words', 'b.block_no'])

const newestFirst = [sql<number>`(- r.at)`, sql<number>`(- r.order_id)`]

/** What is shown of a seller, newest first. */
export const reviewsOf = (db: Db, seller: Seller, now: number, limit: number, start: CursorStart) =>
  pageByCursor(reviews(db).where(isShownOf(seller, now)), newestFirst, start, limit)

export const findReview = (db: Db, orderId: number) => reviews(db).where('r.order_id', '=', orderId).executeTakeFirst()

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>

/** Locks a review against other answers and its removal, until the transaction ends. */
export const lockReview = (tx: Tx, orderId: number) =>
  tx.selectFrom('review').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst()

export const setAnswer = (tx: Tx, orderId: number, answer: string, now: number) =>
  tx.updateTable('review').set({ answer, answered_at: now }).where('order_id', '=', orderId).execute()

/** Other words in the place of an answer; it stays given. */
export const changeAnswer = (tx: Tx, orderId: number, answer: string) =>
  tx.updateTable('review').set({ answer }).where('order_id', '=', orderId).execute()

/** From now on it neither counts nor is listed. */
export const removeReview = (tx: Tx, orderId: number, now: number) =>
  tx.updateTable('review').set({ removed_at: now }).where('order_id', '=', orderId).execute()

/** What is on sale from a block, newest first. */
export const salesOfBlock = (db: Db, blockId: number, now: number) =>
  db
    .selectFrom('sale as s')
    .innerJoin('item as i', 'i.item_id', 's.item_id')
    .innerJoin('category as c', 'c.category_id', 'i.category_id')
    .select(['s.sale_id', 's.title', 's.thumbs', 's.price', 's.expire_at', 'c.name as category', 'i.picture'])
    .select(shownUnit('s').as('unit'))
    .where('s.block_id', '=', blockId)
    .where('s.state', '=', 'on')
    .where('s.expire_at', '>', now)
    .orderBy('s.sale_id', 'desc')
    .limit(100)
    .execute()
