import type * as v from 'valibot'
import type { Review, reviewAnswer, reviewList } from '@contract/endpoints/people/reviews'
import { reviewInfo } from '@contract/endpoints/people/reviews'
import { pageSize } from '@contract/envelope'
import { fen } from '@contract/money'
import { reputation } from '@contract/people/reputation'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { pictureKeys } from '@contract/uploads/pictures'
import { doOnce } from '../../../db/once/once'
import { pageFrame } from '../../../db/page-frame'
import { cursorStart } from '../../../db/cursor'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { cachedPages } from '../../../http/cache/cached-boards'
import { ownedBlockVersion } from '../../../http/cache/version-store'
import { countShown, sellerScore } from '../../market/open/seller-score'
import { tell } from '../../notices/open/tell'
import { removedWords } from '../open/reported'
import { lateRateOf } from '../rules/score'
import * as store from './review-store'

/** How a block's owner trades, for everybody. A block that nobody owns any more has changed its version. */
async function readPage({ db, clock }: Deps, { blockId }: { readonly blockId: number }) {
  const owner = await store.ownerOf(db, blockId)
  if (!owner) throw new Error(`block ${blockId} has no owner`)
  const { user_id: sellerId, block_no: blockNo, nick_name: nickName, avatar } = owner
  const now = clock.now()
  const ends = await store.endsOf(db, owner, now)
  const { score, reviews, until } = await sellerScore(db, owner, now)
  const lateUntil = ends.oldest === null ? Infinity : ends.oldest + reputation.lateMs
  const onSale = await store.salesOfBlock(db, blockId, now)
  const page = {
    blockId,
    seller: { userId: sellerId, blockNo, nickName, avatar },
    score,
    reviews,
    done: ends.done,
    lateRate: lateRateOf(ends),
    sales: onSale.map(({ sale_id: saleId, title, thumbs, price, unit, category, picture }) => {
      const thumb = pictureKeys(thumbs)[0] ?? picture
      return { saleId, title, thumb, category, price: fen(price), unit }
    }),
  }
  return {
    owners: new Set([sellerId]),
    shownTo: (userId: number) => ({ ...page, mine: sellerId === userId }),
    until: Math.min(until, lateUntil, ...onSale.map(({ expire_at: ends }) => ends)),
  }
}

const pages = cachedPages(reviewInfo, (db, { blockId }) => ownedBlockVersion(db, blockId), readPage)

/**
 * How a block's owner trades: counted anew only when a board of the area has changed. Refusal: NOT_FOUND. Our decision:
 * docs/decisions/0395-reputation.md
 */
export const readReputation = (deps: Deps, { userId }: Caller, blockId: number) =>
  pages.shown(deps, userId, { blockId })

function viewOf(row: store.ReviewRow, userId: number): Review {
  const { answer, answered_at: at } = row
  const isAnswered = answer !== null && at !== null
  const mayReportAnswer = userId === row.buyer_user_id && isAnswered && answer !== removedWords
  return {
    reviewId: row.order_id,
    blockNo: row.block_no,
    stars: row.stars,
    text: row.buyer_words ?? '',
    at: row.at,
    answer: isAnswered ? { text: answer, at } : null,
    mayAnswer: userId === row.seller_user_id && !isAnswered,
    mayReport: userId === row.seller_user_id ? 'buyerRating' : mayReportAnswer ? 'reviewAnswer' : null,
  }
}

/** Reviews of a block's owner, newest first. Refusal: NOT_FOUND. */
export async function listReviews(
  { db, clock }: Deps,
  { userId }: Caller,
  input: v.InferOutput<typeof reviewList.input>,
) {
  const owner = await store.ownerOf(db, input.blockId)
  if (!owner) return err(refusal('NOT_FOUND'))
  const now = clock.now()
  const found = await store.reviewsOf(db, owner, now, pageSize + 1, cursorStart(input))
  const total = await countShown(db, owner, now)
  const { rows, frame } = pageFrame(found, { page: input.page, total, cursorOf: ({ behind }) => behind })
  return ok({ data: rows.map((row) => viewOf(row, userId)), ...frame })
}

/** Answers a review of oneself. Refusals: NOT_FOUND, LIMIT. Source: domain model §10. */
export function answerReview(deps: Deps, { userId }: Caller, input: v.InferOutput<typeof reviewAnswer.input>) {
  const { id, text } = input
  const now = deps.clock.now()
  return doOnce(deps, { userId, call: '/bctReview/answer', input }, async (tx) => {
    const review = await store.lockReview(tx, id)
    const isThere = review && review.removed_at === null && review.shown_at <= now
    if (!isThere || review.seller_user_id !== userId) return err(refusal('NOT_FOUND'))
    if (review.answer !== null) return err(refusal('LIMIT', {}, '已回复过，每条评价只能回复一次'))
    await store.setAnswer(tx, id, text, now)
    await tell(tx, deps, {
      userId: review.buyer_user_id,
      type: 'trade',
      kind: 'reviewAnswered',
      refType: 'order',
      refId: id,
      title: '卖家回复了你的评价',
      content: text,
    })
    const row = await store.findReview(tx, id)
    if (!row) throw new Error(`review ${id} vanished`)
    return ok(viewOf(row, userId))
  })
}
