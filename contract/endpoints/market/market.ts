import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, Id, Instant, Line, Pictures, PositiveQty, QtySchema, pageOf } from '../../fields'
import { ownWords } from '../../limits'
import { ownUnits } from '../../orders/own-units'
import { ItemView } from './items'
import {
  acting,
  boardInput,
  offer,
  offerAct,
  offerGroups,
  offerRemoval,
  saysWhere,
  taking,
  takingRefusals,
  terms,
} from './offers'
import { PointsRow } from '../people/points'
import { Party } from '../people/session'

export const saleStates = ['on', 'paused', 'soldout', 'off', 'expired', 'removed'] as const
export const saleActs = ['take', 'edit', 'pause', 'resume', 'off', 'renew', 'top'] as const

/** A sale listing as everybody may see it. Source: domain model §3.3. */
export const SaleView = v.object({
  saleId: Id,
  saleNo: v.string(),
  ...offer,
  expireAt: Instant,
  state: v.picklist(saleStates),
  seller: Party,
  /** While everything left is reserved: the earliest moment at which some of it may become free again. */
  reservedUntil: v.nullable(Instant),
  /** For its owner only, while it is or was pinned: until this moment `top` is refused with LIMIT. */
  pinnedUntil: v.optional(Instant),
  /** What this caller may do with it now, so that buttons never guess. */
  acts: v.array(v.picklist(saleActs)),
})
export type SaleView = v.InferOutput<typeof SaleView>

/**
 * The sale board of an area. `items` are those of the rows, in item order. `pinned`, newest pin first, comes only with the first page of
 * the unfiltered board sorted by item; those listings are among the rows as well. Source: domain model §7 (tab 0), §3.11.
 */
export const saleList = endpoint({
  path: '/bctSale/list',
  body: 'form',
  access: 'guest',
  summary: 'Sale listings of an area, or the own ones',
  input: v.object(boardInput),
  output: v.object({
    ...pageOf(SaleView).entries,
    items: v.array(ItemView),
    groups: v.optional(offerGroups),
    pinned: v.optional(v.array(SaleView)),
  }),
  refusals: [],
})

export const saleInfo = endpoint({
  path: '/bctSale/info',
  body: 'form',
  access: 'guest',
  summary: 'One listing with the prices around it',
  input: v.object({ id: Id }),
  output: v.object({
    ...SaleView.entries,
    item: ItemView,
    /** The block that sells, for its page. */
    sellerBlockId: Id,
    /** `score`: the mean of the stars that count, null until there are enough of them; `reviews`: how many are shown. */
    sellerStats: v.object({
      residentDays: v.number(),
      done: v.number(),
      late: v.number(),
      score: v.nullable(v.number()),
      reviews: v.number(),
    }),
    /** True while this caller has never bought: the first-purchase reminder shows. Source: domain model §7 (`isBuy`). */
    firstPurchase: v.boolean(),
  }),
  refusals: ['NOT_FOUND'],
})

/** What a seller says about the goods. Place: where they are handed over, if in person. */
const goods = {
  title: v.pipe(Line(40), v.minLength(1)),
  ...terms,
  thumbs: Pictures,
  minQty: PositiveQty,
}

const Days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90))

interface Named {
  readonly itemId?: number | undefined
  readonly own?: unknown
  readonly title: string
  readonly thumbs: string
}

/**
 * A listing is one of an item, or of a thing in the seller's own words (`own`): then its title is its name, and a picture shows it. Source:
 * domain model §10 (goods of own words).
 */
const saysWhat = <T extends Named>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { itemId, own, title, thumbs } = dataset.value
    const problem = (key: string, value: unknown) =>
      addIssue({ path: [{ type: 'object', origin: 'value', input: { itemId, own, title, thumbs }, key, value }] })
    if ((itemId === undefined) === (own === undefined)) problem('itemId', itemId)
    if (own === undefined) return
    if (title.length < ownWords.min || title.length > ownWords.max) problem('title', title)
    if (thumbs === '') problem('thumbs', thumbs)
  })

/** Puts goods on sale. Source: domain model §3.3 (add), §10 (goods of own words). */
export const saleAdd = endpoint({
  path: '/bctSale/add',
  body: 'json',
  access: 'resident',
  summary: 'Publish a sale listing',
  input: v.pipe(
    v.object({
      clientNo: ClientNo,
      itemId: v.optional(Id),
      /** Instead of an item: what the thing is counted in. */
      own: v.optional(v.object({ unit: v.picklist(ownUnits) })),
      ...goods,
      qty: PositiveQty,
      /** Without it as many as the city has set. */
      days: v.optional(Days),
    }),
    saysWhere(),
    saysWhat(),
  ),
  output: SaleView,
  refusals: ['BLOCK_TRANSFER', 'LIMIT', 'NO_RIGHT', 'NOT_FOUND', 'FORM', 'HALT'],
})

/**
 * Changes an open or paused listing; orders already made keep what they were made with. The quantity left may be changed too: `qtyLeftSeen`
 * is what the owner saw, and when it has changed since, the edit is refused with MOVED (data.sale). Source: domain model §6.3 (sale).
 */
export const saleEdit = endpoint({
  path: '/bctSale/edit',
  body: 'json',
  access: 'resident',
  summary: 'Change an own listing',
  input: v.pipe(v.object({ ...acting, ...goods, qtyLeft: PositiveQty, qtyLeftSeen: QtySchema }), saysWhere()),
  output: SaleView,
  refusals: ['MOVED', 'BLOCK_TRANSFER', 'NO_RIGHT', 'NOT_FOUND', 'FORM', 'HALT'],
})

/** MOVED carries the fresh listing as data.sale. Source: domain model §3.3. */
export const salePause = offerAct('/bctSale/pause', 'Take an own listing off the board for a while', SaleView)

/** Source: domain model §3.3. */
export const saleResume = offerAct('/bctSale/resume', 'Put a paused listing back on the board', SaleView, [
  'BLOCK_TRANSFER',
  'HALT',
])

/** Source: domain model §3.3. */
export const saleOff = offerAct('/bctSale/off', 'Take an own listing off for good', SaleView)

/**
 * Pins an own listing that is on sale to the top of the board for 24 hours, for 20 points. Refusals beyond those of the other calls here:
 * LIMIT while it is pinned, NOT_ENOUGH with the missing points as data.points. Source: domain model §3.11, §6.3;
 * docs/decisions/0040-offers.md
 */
export const saleTop = offerAct(
  '/bctSale/top',
  'Pin an own listing to the top of the board',
  v.object({ ...SaleView.entries, pointsRow: v.optional(PointsRow) }),
  ['BLOCK_TRANSFER', 'LIMIT', 'NOT_ENOUGH', 'HALT'],
)

/**
 * Republishes an ended listing with the same content under a new number; `qty` defaults to what was left, or to all of it when nothing was.
 * Source: domain model §3.3.
 */
export const saleRenew = endpoint({
  path: '/bctSale/renew',
  body: 'json',
  access: 'resident',
  summary: 'Republish an ended listing',
  input: v.object({ ...acting, qty: v.optional(PositiveQty), days: v.optional(Days) }),
  output: SaleView,
  refusals: ['MOVED', 'BLOCK_TRANSFER', 'LIMIT', 'NO_RIGHT', 'NOT_FOUND', 'FORM', 'HALT'],
})

/** Source: domain model §3.3. */
export const saleRemove = offerRemoval('/admin/saleRemove', 'Console: remove a listing with a reason', SaleView)

/** Takes part of a listing: reserves the goods and makes an unpaid order with `payMinutes` to pay. Source: domain model §3.5, row 1. */
export const saleTake = endpoint({
  path: '/bctSale/take',
  body: 'json',
  access: 'resident',
  summary: 'Order goods from a listing',
  input: v.object({ saleId: Id, ...taking }),
  output: v.object({ orderId: Id, orderNo: v.string(), payNo: v.string() }),
  refusals: ['BEFORE_OPEN', 'COOLDOWN', ...takingRefusals],
})
