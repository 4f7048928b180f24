import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import {
  ClientNo,
  FenSchema,
  Id,
  Instant,
  Line,
  pageInput,
  pageOf,
  Pictures,
  QtySchema,
  Text,
  Version,
} from '../../fields'
import { carriers, plainTrackingNo, trackingNoForm } from '../../orders/carriers'
import { orderWaits, turns } from '../../orders/story'
import { orderRoles, orderStateNames, orderTimers, partyActs } from '../../orders/transitions'
import { DisputeBrief, DisputeView } from './dispute-view'
import { deliveryModes, look } from '../market/offers'
import { OrderTerms } from './terms'
import { Party } from '../people/session'
import { PointsRow } from '../people/points'

/** What was traded, for how much, and how far it has come; the same for everybody who may see the order. Source: domain model §3.5. */
export const OrderFacts = v.object({
  orderId: Id,
  orderNo: v.string(),
  ver: v.number(),
  areaId: Id,
  /** Where it came from: a sale listing, a buy order, or the transfer of a block; `sourceId` is that object's id. */
  source: v.picklist(['sale', 'buy', 'block']),
  sourceId: Id,
  /** The listing; 0 when it came from something else. */
  saleId: Id,
  title: v.string(),
  ...look,
  unit: v.string(),
  price: FenSchema,
  qty: QtySchema,
  amount: FenSchema,
  fee: FenSchema,
  fundShare: FenSchema,
  terms: OrderTerms,
  delivery: v.picklist(deliveryModes),
  place: v.string(),
  /** Where the place lies, if it was chosen on a map. */
  spot: v.optional(v.string()),
  buyer: Party,
  seller: Party,
  state: v.picklist(orderStateNames),
  deadlineAt: v.nullable(Instant),
  deadlineDoes: v.nullable(v.picklist(orderTimers)),
  /**
   * How an ended order ended: the act that ended it, and who did it; a decision counts as its author's, even when the timer executed it.
   */
  endedBy: v.nullable(v.object({ act: v.string(), by: v.picklist(orderRoles) })),
  endedAt: v.nullable(Instant),
  /** The open request to cancel. It lapses at `deadlineAt`. Source: domain model §3.5, row 10. */
  cancelAsk: v.nullable(
    v.object({ by: v.picklist(['buyer', 'seller']), text: v.string(), at: Instant, deadlineAt: Instant }),
  ),
  /** The open request that the buyer gets a part back. It lapses at `deadlineAt`, or with the order. Source: domain model §10. */
  partAsk: v.nullable(
    v.object({
      by: v.picklist(['buyer', 'seller']),
      text: v.string(),
      at: Instant,
      deadlineAt: Instant,
      /** What the buyer would get back. */
      buyerAmount: FenSchema,
      /** Before the fee. */
      sellerAmount: FenSchema,
      /** The fee that the seller would pay on that part. */
      fee: FenSchema,
    }),
  ),
  /** Who got what by agreement, when the order ended so; the amounts as in `partAsk`. */
  agreed: v.nullable(v.object({ buyerAmount: FenSchema, sellerAmount: FenSchema, fee: FenSchema })),
  /** Whether more time was granted for the delivery, and for the confirmation. Source: domain model §3.5, row 12. */
  extended: v.object({ deliver: v.boolean(), confirm: v.boolean() }),
  /** The newest dispute, even after its end. */
  dispute: v.nullable(DisputeBrief),
  /** How many messages the two have written to each other. */
  messages: v.number(),
  createdAt: Instant,
})
export type OrderFacts = v.InferOutput<typeof OrderFacts>

/** Stars from 1 to 5 with a few words. Source: domain model §3.5, row 17. */
export const Rating = v.object({ stars: v.number(), text: v.string() })

/** An order as one of its two parties sees it. Source: domain model §3.5. */
export const OrderView = v.object({
  ...OrderFacts.entries,
  /** Which of the two the caller is. */
  side: v.picklist(['buyer', 'seller']),
  /** Whose turn it is, `both` after a decision. */
  turn: v.nullable(v.picklist(turns)),
  /** The acts open to this caller now, so that buttons never guess. */
  acts: v.array(v.picklist(partyActs)),
  /** Whether the caller may remind the other now: the one whose turn it is, once a day. Source: domain model §10. */
  mayRemind: v.boolean(),
  payNo: v.string(),
  /**
   * The caller's rating, the other's (once both have rated or `until` has passed), and until when one may rate; null before the order has
   * ended.
   */
  ratings: v.nullable(v.object({ mine: v.nullable(Rating), theirs: v.nullable(Rating), until: Instant })),
})
export type OrderView = v.InferOutput<typeof OrderView>

/** One line of what happened; an act of the table, with what was said. Append-only. */
export const TimelineEntry = v.object({
  at: Instant,
  act: v.string(),
  by: v.picklist(orderRoles),
  text: v.string(),
  images: v.string(),
})

export const OrderDetail = v.object({
  ...OrderView.entries,
  dispute: v.nullable(DisputeView),
  timeline: v.array(TimelineEntry),
  /** Points that this act earned, for the points popup. */
  pointsRow: v.optional(PointsRow),
})
export type OrderDetail = v.InferOutput<typeof OrderDetail>

/** Whom a running order waits for: me, the other party, or the person who decides its dispute. */
export const turnGroups = ['mine', 'theirs', 'dispute'] as const

/**
 * The caller's orders, as buyer or as seller. Tabs: running, done, closed. Running ones come in groups, `first` before the others, each by
 * deadline; ended ones newest first. `groups`: how many running ones each group has. `q` is searched for in title and number; digits are
 * also the block of the other side.
 */
export const orderList = endpoint({
  path: '/bctOrder/list',
  body: 'form',
  access: 'user',
  summary: 'Own orders',
  input: v.object({
    ...pageInput,
    side: v.picklist(['buy', 'sale']),
    tab: v.optional(v.picklist(['running', 'done', 'closed']), 'running'),
    first: v.optional(v.picklist(turnGroups)),
    q: v.optional(Line(20), ''),
  }),
  output: v.object({
    ...pageOf(OrderView).entries,
    groups: v.optional(v.object({ mine: v.number(), theirs: v.number(), dispute: v.number() })),
  }),
  refusals: [],
})

export const orderInfo = endpoint({
  path: '/bctOrder/info',
  body: 'form',
  access: 'user',
  summary: 'One own order with its timeline',
  input: v.object({ id: Id }),
  output: OrderDetail,
  refusals: ['NOT_FOUND'],
})

const Counts = v.object({ myTurn: v.number(), waiting: v.number(), dispute: v.number(), done: v.number() })

/** Counters of the mine tab, in total and by side (buyer, seller), and the caller's earliest deadline. */
export const orderGetNum = endpoint({
  path: '/bctOrder/getNum',
  body: 'form',
  access: 'user',
  summary: 'How many orders wait for me, for the other, are disputed, are done',
  input: v.object({}),
  output: v.object({
    ...Counts.entries,
    buys: v.number(),
    sales: v.number(),
    sides: v.object({ buy: Counts, sale: Counts }),
    earliest: v.nullable(
      v.object({
        orderId: Id,
        /** Whether the caller buys or sells. */
        side: v.picklist(['buy', 'sale']),
        wait: v.picklist(orderWaits),
        deadlineAt: Instant,
      }),
    ),
  }),
  refusals: [],
})

/** What every act carries: its `clientNo`, the order, and the version of the order that the user saw. */
export const acting = { clientNo: ClientNo, id: Id, ver: Version }

/** Source: domain model §3.5, row 3. */
export const orderCancel = endpoint({
  path: '/bctOrder/cancel',
  body: 'json',
  access: 'resident',
  summary: 'Cancel an unpaid order',
  input: v.object(acting),
  output: OrderDetail,
  refusals: ['MOVED', 'NO_RIGHT', 'NOT_FOUND'],
})

/**
 * A posted order is delivered with its carrier and tracking number, any other with a text. FORM: one of these is missing or not a number of
 * that carrier. Source: domain model §3.5, row 5; §10.
 */
export const orderDeliver = endpoint({
  path: '/bctOrder/deliver',
  body: 'json',
  access: 'resident',
  summary: 'Say that the goods are delivered',
  input: v.object({
    ...acting,
    text: v.optional(Text(140), ''),
    images: v.optional(Pictures, ''),
    carrier: v.optional(v.picklist(carriers)),
    trackingNo: v.optional(v.pipe(v.string(), v.transform(plainTrackingNo), v.regex(trackingNoForm))),
  }),
  output: OrderDetail,
  refusals: ['MOVED', 'NO_RIGHT', 'NOT_FOUND', 'FORM'],
})

/** Source: domain model §3.5, row 6. */
export const orderRefuse = endpoint({
  path: '/bctOrder/refuse',
  body: 'json',
  access: 'resident',
  summary: 'Refuse a paid order; the buyer gets everything back',
  input: v.object({ ...acting, text: v.pipe(Text(140), v.minLength(1)) }),
  output: OrderDetail,
  refusals: ['MOVED', 'NO_RIGHT', 'NOT_FOUND', 'FORM'],
})

/** Source: domain model §3.5, row 8. */
export const orderConfirm = endpoint({
  path: '/bctOrder/confirm',
  body: 'json',
  access: 'resident',
  summary: 'Confirm receipt; the money goes to the seller',
  input: v.object(acting),
  output: OrderDetail,
  refusals: ['MOVED', 'NO_RIGHT', 'NOT_FOUND'],
})
