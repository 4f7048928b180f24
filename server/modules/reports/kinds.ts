import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { ReportType } from '@contract/people/reports'
import type { Db, Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import * as market from '../market/open/reported'
import * as mutual from '../mutual/open/reported'
import type { News } from '../notices/open/tell'
import * as orders from '../orders/open/reported'
import * as session from '../session/open/reported'
import * as shop from '../shop/open/reported'

/** What was reported, as it is now. */
export interface Thing {
  readonly areaId: number
  readonly authorId: number
  /** The block it was written as; null when that is not known. */
  readonly blockId: number | null
  readonly no: string
  readonly title: string
  readonly content: string
  readonly thumbs: string
  readonly place: string
  readonly createdAt: number
  readonly isGone: boolean
  /** Whose thing it is: none of them decides about it. */
  readonly people: readonly number[]
  /** Of words of an order. */
  readonly orderId?: number
}

interface Kind {
  /** In a sentence: 已举报过… */
  readonly words: string
  readonly find: (db: Db, refId: number, now: number) => Promise<Thing | undefined>
  readonly remove: (tx: Tx, deps: Deps, refId: number, reason: string) => Promise<Result<unknown, Refusal>>
  /** Which notices are about it, and for whom it is named so. */
  readonly type: News['type']
  readonly refType: News['refType']
  /** Only the other one of these may report it. */
  readonly isPrivate?: true
}

async function postOf(db: Db, mutualId: number): Promise<Thing | undefined> {
  const found = await mutual.reportedPost(db, mutualId)
  if (!found.ok) return undefined
  const { isRemoved: isGone, ...post } = found.value
  return { ...post, isGone }
}

const words = { type: 'trade', refType: 'order', isPrivate: true } as const

/** Everything that can be reported. Source: community §9 (one queue of moderation). */
export const kinds: Readonly<Record<ReportType, Kind>> = {
  mutual: { words: '这条互助', find: postOf, remove: mutual.removeReported, type: 'mutual', refType: 'mutual' },
  sale: {
    words: '这件商品',
    find: market.reportedSale,
    remove: market.removeReportedSale,
    type: 'trade',
    refType: 'sale',
  },
  buy: { words: '这条求购', find: market.reportedBuy, remove: market.removeReportedBuy, type: 'trade', refType: 'buy' },
  message: { ...words, words: '这条留言', find: orders.reportedMessage, remove: orders.removeReportedMessage },
  buyerRating: {
    ...words,
    words: '这条评价',
    find: (db, id, now) => orders.reportedRating(db, id, 'buyer', now),
    remove: (tx, deps, id, reason) => orders.removeReportedRating(tx, deps, id, 'buyer', reason),
  },
  sellerRating: {
    ...words,
    words: '这条评价',
    find: (db, id, now) => orders.reportedRating(db, id, 'seller', now),
    remove: (tx, deps, id, reason) => orders.removeReportedRating(tx, deps, id, 'seller', reason),
  },
  reviewAnswer: { ...words, words: '这条回复', find: orders.reportedAnswer, remove: orders.removeReportedAnswer },
  user: {
    words: '这位居民',
    find: session.reportedUser,
    remove: session.removeReportedUser,
    type: 'system',
    refType: 'none',
  },
  shop: { words: '这家商铺', find: shop.reportedShop, remove: shop.removeReportedShop, type: 'shop', refType: 'shop' },
}

/** What a notice is about, for those who may read the thing. */
export const aboutThing = (refType: ReportType, refId: number, { orderId }: Thing) => {
  const kind = kinds[refType]
  return { type: kind.type, refType: kind.refType, refId: orderId ?? refId }
}
