import * as v from 'valibot'
import { endpoint } from '../endpoint'
import {
  ClientNo,
  FenSchema,
  FormInteger,
  Id,
  Instant,
  pageInput,
  pageOf,
  PositiveFen,
  PositiveQty,
  QtySchema,
  Text,
  Version,
} from '../fields'
import { ItemView } from './area'
import { Party } from './session'

export const saleStates = ['on', 'paused', 'soldout', 'off', 'expired', 'removed'] as const
export const deliveryModes = ['online', 'meet', 'post'] as const

/** A sale listing as everybody may see it. Source: domain model §3.3. */
export const SaleView = v.object({
  saleId: Id,
  saleNo: v.string(),
  ver: v.number(),
  areaId: Id,
  itemId: Id,
  itemName: v.string(),
  unit: v.string(),
  title: v.string(),
  content: v.string(),
  thumbs: v.string(),
  price: FenSchema,
  qty: QtySchema,
  qtyLeft: QtySchema,
  minQty: QtySchema,
  tick: QtySchema,
  delivery: v.picklist(deliveryModes),
  place: v.string(),
  expireAt: Instant,
  state: v.picklist(saleStates),
  seller: Party,
  /** The caller's own listing: shown with the tag 我的 and without a buy button. */
  mine: v.boolean(),
  /** When everything left is reserved: the earliest instant at which some may come back. */
  reservedUntil: v.nullable(Instant),
})
export type SaleView = v.InferOutput<typeof SaleView>

/** The sale board, grouped by item: rows come in item order, cheapest first. */
export const saleList = endpoint({
  path: '/bctSale/list',
  body: 'form',
  access: 'guest',
  summary: 'Sale listings of an area, or the own ones',
  input: v.object({
    ...pageInput,
    areaId: Id,
    categoryId: v.optional(Id),
    mine: v.optional(FormInteger(0, 1), 0),
  }),
  output: v.object({ ...pageOf(SaleView).entries, items: v.array(ItemView) }),
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
    sellerStats: v.object({ residentDays: v.number(), done: v.number(), late: v.number() }),
    /** True while this caller has never bought: the first-purchase reminder shows. Source: domain model §7 (`isBuy`). */
    firstPurchase: v.boolean(),
  }),
  refusals: ['NOT_FOUND'],
})

/** Puts goods on sale. Source: domain model §3.3 (add). */
export const saleAdd = endpoint({
  path: '/bctSale/add',
  body: 'json',
  access: 'resident',
  summary: 'Publish a sale listing',
  input: v.object({
    clientNo: ClientNo,
    itemId: Id,
    title: v.pipe(Text(40), v.minLength(1)),
    content: Text(500),
    thumbs: Text(1000),
    price: PositiveFen,
    qty: PositiveQty,
    minQty: PositiveQty,
    delivery: v.picklist(deliveryModes),
    place: Text(60),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)),
  }),
  output: SaleView,
  refusals: ['BLOCK_TRANSFER', 'LIMIT', 'NOT_FOUND', 'FORM', 'HALT'],
})

/** Takes part of a listing: reserves the goods and makes an unpaid order with 15 minutes to pay. Source: domain model §3.5, row 1. */
export const saleTake = endpoint({
  path: '/bctSale/take',
  body: 'json',
  access: 'resident',
  summary: 'Order goods from a listing',
  input: v.object({
    clientNo: ClientNo,
    saleId: Id,
    ver: Version,
    qty: PositiveQty,
    /** The unit price the buyer saw; another one is refused with PRICE_CHANGED. */
    price: FenSchema,
  }),
  output: v.object({ orderId: Id, orderNo: v.string(), payNo: v.string() }),
  refusals: [
    'BEFORE_OPEN',
    'BLOCK_TRANSFER',
    'MOVED',
    'PRICE_CHANGED',
    'SOLD_OUT',
    'OWN',
    'LIMIT',
    'COOLDOWN',
    'EXPIRED',
    'CLOSED',
    'NOT_FOUND',
    'HALT',
    'FORM',
  ],
})
