import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, Id, Instant, pageInput, pageOf, Text } from '../../fields'
import { reputation } from '../../people/reputation'
import { look } from '../market/offers'
import { Party } from './session'

/** A listing that is on sale from a block. */
const OnSale = v.object({ saleId: Id, title: v.string(), ...look, price: FenSchema, unit: v.string() })

/**
 * How the owner of a block trades, and what is on sale from it, newest first; there are few, so there are no pages. `score`: the mean of
 * the stars that count, to one decimal, null until there are three; `reviews`: how many are listed; `done`: orders sold to their end;
 * `lateRate`: of the orders that should have been delivered in the last 90 days, the part that was not in time, from 0 to 1, null without
 * any. Our decision: docs/decisions/0395-reputation.md
 */
export const Reputation = v.object({
  blockId: Id,
  seller: Party,
  mine: v.boolean(),
  score: v.nullable(v.number()),
  reviews: v.number(),
  done: v.number(),
  lateRate: v.nullable(v.number()),
  sales: v.array(OnSale),
})
export type Reputation = v.InferOutput<typeof Reputation>

/** NOT_FOUND: no such block, or nobody owns it. Source: domain model §10. */
export const reviewInfo = endpoint({
  path: '/bctReview/info',
  body: 'form',
  access: 'guest',
  summary: "How a block's owner trades: mean of the ratings, orders done, lateness, what is on sale",
  input: v.object({ blockId: Id }),
  output: Reputation,
  refusals: ['NOT_FOUND'],
})

/** What a buyer said of a seller; of the buyer only the block number. `mayAnswer`, `mayReport`: what this caller may do now. */
export const Review = v.object({
  reviewId: Id,
  blockNo: v.number(),
  stars: v.number(),
  text: v.string(),
  at: Instant,
  answer: v.nullable(v.object({ text: v.string(), at: Instant })),
  mayAnswer: v.boolean(),
  /** What of it the caller may report: the rated one the review, the one who rated the answer. */
  mayReport: v.nullable(v.picklist(['buyerRating', 'reviewAnswer'])),
})
export type Review = v.InferOutput<typeof Review>

/** Reviews of a block's owner that are shown, newest first; removed ones are left out. Source: domain model §10. */
export const reviewList = endpoint({
  path: '/bctReview/list',
  body: 'form',
  access: 'guest',
  summary: "What buyers said of a block's owner",
  input: v.object({ blockId: Id, ...pageInput }),
  output: pageOf(Review),
  refusals: ['NOT_FOUND'],
})

/**
 * Answers a review of oneself, once. NOT_FOUND: none, not shown yet, removed, or of somebody else. LIMIT: it is answered. Source: domain
 * model §10.
 */
export const reviewAnswer = endpoint({
  path: '/bctReview/answer',
  body: 'json',
  access: 'resident',
  summary: 'Answer a review of oneself, once',
  input: v.object({ clientNo: ClientNo, id: Id, text: v.pipe(Text(reputation.answer), v.minLength(1)) }),
  output: Review,
  refusals: ['NOT_FOUND', 'LIMIT', 'FORM'],
})
