import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { tell, unsay } from '../../notices/open/tell'
import { messageNews } from '../rules/message-news'
import * as messages from '../messages/message-store'
import * as reviews from '../reviews/review-store'
import * as store from '../store'
import type { Side, TradeOrderTable } from '../tables'

type Parties = Pick<TradeOrderTable, 'buyer_user_id' | 'buyer_block_id' | 'seller_user_id' | 'seller_block_id'>

/** Somebody as a party of an order: account and block. */
const partyOf = (order: Parties, side: Side) =>
  side === 'buyer'
    ? { authorId: order.buyer_user_id, blockId: order.buyer_block_id }
    : { authorId: order.seller_user_id, blockId: order.seller_block_id }

const peopleOf = (order: Parties) => [order.buyer_user_id, order.seller_user_id]

/** What stands in place of words that were removed. */
export const removedWords = '（已由平台移除）'

/** What a report of a message has to know of it, and who may read it. */
export async function reportedMessage(db: Db, msgId: number) {
  const row = await messages.findMessage(db, msgId)
  const order = row && (await store.findOrder(db, row.order_id))
  if (!order) return undefined
  return {
    ...partyOf(order, row.by),
    areaId: order.area_id,
    orderId: order.order_id,
    no: order.order_no,
    title: `订单「${order.title}」里的留言`,
    content: row.text,
    thumbs: row.images,
    place: '',
    createdAt: row.at,
    isGone: row.hidden_at !== null,
    people: peopleOf(order),
  }
}

/** What a report of a rating has to know of it; the other one may read it once both have rated, or the time is over. */
export async function reportedRating(db: Db, orderId: number, side: Side, now: number) {
  const order = await store.findOrder(db, orderId)
  const [stars, words] =
    side === 'buyer' ? [order?.buyer_stars, order?.buyer_words] : [order?.seller_stars, order?.seller_words]
  if (!order || stars === null || stars === undefined) return undefined
  const others = side === 'buyer' ? order.seller_stars : order.buyer_stars
  if (others === null && now < (order.rate_until ?? now)) return undefined
  return {
    ...partyOf(order, side),
    areaId: order.area_id,
    orderId,
    no: order.order_no,
    title: `订单「${order.title}」的评价：${stars} 星`,
    content: words ?? '',
    thumbs: '',
    place: '',
    createdAt: order.ended_at ?? order.created_at,
    isGone: words === removedWords,
    people: peopleOf(order),
  }
}

/** What a report of an answer to a review has to know of it. */
export async function reportedAnswer(db: Db, orderId: number) {
  const order = await store.findOrder(db, orderId)
  const review = order && (await reviews.findReview(db, orderId))
  if (!review || review.answer === null || review.answered_at === null) return undefined
  return {
    ...partyOf(order, 'seller'),
    areaId: order.area_id,
    orderId,
    no: order.order_no,
    title: `订单「${order.title}」的评价回复`,
    content: review.answer,
    thumbs: '',
    place: '',
    createdAt: review.answered_at,
    isGone: review.answer === removedWords || review.removed_at !== null,
    people: peopleOf(order),
  }
}

const tellAuthor = (tx: Tx, deps: Deps, userId: number, orderId: number, what: string, reason: string) =>
  tell(tx, deps, {
    userId,
    type: 'trade',
    kind: 'wordsRemoved',
    refType: 'order',
    refId: orderId,
    title: `你的${what}已被平台移除`,
    content: `原因：${reason}`,
  })

/** Takes a message from both parties, and its words from their notices; it stays for the platform. Refusal: CLOSED (it is removed). */
export async function removeReportedMessage(
  tx: Tx,
  deps: Deps,
  msgId: number,
  reason: string,
): Promise<Result<null, Refusal>> {
  const found = await messages.findMessage(tx, msgId)
  if (!found || !(await messages.hideMessage(tx, msgId, deps.clock.now()))) return err(refusal('CLOSED'))
  const order = await store.findOrder(tx, found.order_id)
  if (order) {
    const userId = found.by === 'buyer' ? order.seller_user_id : order.buyer_user_id
    const about = { userId, kind: 'message', refType: 'order', refId: found.order_id } as const
    await unsay(tx, { ...about, ...messageNews(order, found) }, removedWords)
  }
  await tellAuthor(tx, deps, found.from_user_id, found.order_id, '留言', reason)
  return ok(null)
}

/** Takes a rating away: the words of either, and a buyer's stars count no more for the seller. Refusal: CLOSED (there is none). */
export async function removeReportedRating(
  tx: Tx,
  deps: Deps,
  orderId: number,
  side: Side,
  reason: string,
): Promise<Result<null, Refusal>> {
  const order = await store.lockOrder(tx, orderId)
  if (!order) return err(refusal('CLOSED'))
  await store.changeWords(tx, orderId, side, removedWords)
  if (side === 'buyer') await reviews.removeReview(tx, orderId, deps.clock.now())
  await tellAuthor(tx, deps, partyOf(order, side).authorId, orderId, '评价', reason)
  return ok(null)
}

/** Takes an answer to a review away. Refusal: CLOSED (there is none, or it is removed). */
export async function removeReportedAnswer(
  tx: Tx,
  deps: Deps,
  orderId: number,
  reason: string,
): Promise<Result<null, Refusal>> {
  const review = await reviews.lockReview(tx, orderId)
  if (!review || review.answer === null || review.answer === removedWords) return err(refusal('CLOSED'))
  await reviews.changeAnswer(tx, orderId, removedWords)
  await tellAuthor(tx, deps, review.seller_user_id, orderId, '评价回复', reason)
  return ok(null)
}
