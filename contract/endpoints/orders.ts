import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { ClientNo, FenSchema, Id, Instant, pageInput, pageOf, QtySchema, Text, Version } from '../fields'
import { deliveryModes } from './market'
import { Party } from './session'

export const orderStateNames = ['unpaid', 'paid', 'delivered', 'done', 'closed', 'dispute', 'refunded'] as const
export const orderTimers = ['closeUnpaid', 'refundLate', 'confirmSilent'] as const
export const orderActs = ['pay', 'cancel', 'deliver', 'refuse', 'confirm'] as const

/** An order as one of its two parties sees it. Source: domain model §3.5. */
export const OrderView = v.object({
  orderId: Id,
  orderNo: v.string(),
  ver: v.number(),
  areaId: Id,
  saleId: Id,
  title: v.string(),
  thumb: v.string(),
  unit: v.string(),
  price: FenSchema,
  qty: QtySchema,
  amount: FenSchema,
  fee: FenSchema,
  fundShare: FenSchema,
  delivery: v.picklist(deliveryModes),
  place: v.string(),
  buyer: Party,
  seller: Party,
  /** Which of the two the caller is. */
  side: v.picklist(['buyer', 'seller']),
  state: v.picklist(orderStateNames),
  turn: v.nullable(v.picklist(['buyer', 'seller'])),
  /** The acts this caller may take now, so that buttons never guess. */
  acts: v.array(v.picklist(orderActs)),
  deadlineAt: v.nullable(Instant),
  deadlineDoes: v.nullable(v.picklist(orderTimers)),
  payNo: v.string(),
  /** How an ended order ended: the act that ended it, and who did it. */
  endedBy: v.nullable(v.object({ act: v.string(), by: v.picklist(['buyer', 'seller', 'timer']) })),
  createdAt: Instant,
})
export type OrderView = v.InferOutput<typeof OrderView>

export const TimelineEntry = v.object({
  at: Instant,
  act: v.string(),
  by: v.picklist(['buyer', 'seller', 'timer']),
  text: v.string(),
  images: v.string(),
})

export const OrderDetail = v.object({ ...OrderView.entries, timeline: v.array(TimelineEntry) })
export type OrderDetail = v.InferOutput<typeof OrderDetail>

/** Own orders of one side. Tabs: running, done, closed. Running ones come my turn first, by deadline. */
export const orderList = endpoint({
  path: '/bctOrder/list',
  body: 'form',
  access: 'user',
  summary: 'Own orders',
  input: v.object({
    ...pageInput,
    side: v.picklist(['buy', 'sale']),
    tab: v.optional(v.picklist(['running', 'done', 'closed']), 'running'),
  }),
  output: pageOf(OrderView),
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

/** Counters of the mine tab, and the earliest deadline that is mine. */
export const orderGetNum = endpoint({
  path: '/bctOrder/getNum',
  body: 'form',
  access: 'user',
  summary: 'How many orders wait for me, for the other, are disputed, are done',
  input: v.object({}),
  output: v.object({
    myTurn: v.number(),
    waiting: v.number(),
    dispute: v.number(),
    done: v.number(),
    buys: v.number(),
    sales: v.number(),
    earliest: v.nullable(v.object({ orderId: Id, state: v.picklist(orderStateNames), deadlineAt: Instant })),
  }),
  refusals: [],
})

const acting = { clientNo: ClientNo, id: Id, ver: Version }

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

/** Source: domain model §3.5, row 5. */
export const orderDeliver = endpoint({
  path: '/bctOrder/deliver',
  body: 'json',
  access: 'resident',
  summary: 'Say that the goods are delivered',
  input: v.object({ ...acting, text: v.pipe(Text(140), v.minLength(1)), images: v.optional(Text(1000), '') }),
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
