import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { FenSchema, Id, Line, QtySchema } from '../../fields'

/** A price step of the order book: a price and how much stands at it. */
const DepthStep = v.object({ price: FenSchema, qty: QtySchema })

/** A kind of goods with the prices around it. Source: domain model §3.2. */
export const ItemBrief = v.object({
  itemId: Id,
  categoryId: Id,
  name: v.string(),
  unit: v.string(),
  /** Least quantity of a listing or bid, and the step of every quantity. */
  minQty: QtySchema,
  tick: QtySchema,
  /** Lowest price on sale, highest price bid, price of the last completed order; null when there is none. */
  bestAsk: v.nullable(FenSchema),
  bestBid: v.nullable(FenSchema),
  lastPrice: v.nullable(FenSchema),
  /** Things in their sellers' own words stand under it: none of them has a price around it. Source: domain model §10. */
  isOther: v.optional(v.boolean()),
})
export type ItemBrief = v.InferOutput<typeof ItemBrief>

/** The same with the order book: asks with the cheapest first, bids with the dearest first. */
export const ItemView = v.object({ ...ItemBrief.entries, asks: v.array(DepthStep), bids: v.array(DepthStep) })
export type ItemView = v.InferOutput<typeof ItemView>

/** The same with the prices of the last 30 days, for the head of a group of bids. */
export const ItemTrend = v.object({
  ...ItemView.entries,
  /** Lowest and highest price of a done order in 30 days. */
  low: v.nullable(FenSchema),
  high: v.nullable(FenSchema),
  /** The closing price of each day, oldest first; a day without a deal repeats the day before, days before the first deal are left out. */
  closes: v.array(FenSchema),
})
export type ItemTrend = v.InferOutput<typeof ItemTrend>

/** The goods that can be listed or bid for in an area. Source: domain model §6.3 (catalogue). */
export const itemList = endpoint({
  path: '/bctItem/list',
  body: 'form',
  access: 'guest',
  summary: 'Items of an area, of one category, or whose name contains a text',
  input: v.object({ areaId: Id, categoryId: v.optional(Id), q: v.optional(Line(40)) }),
  output: v.array(ItemBrief),
  refusals: [],
})

/** Source: domain model §6.3 (catalogue). */
export const itemDepth = endpoint({
  path: '/bctItem/depth',
  body: 'form',
  access: 'guest',
  summary: 'How much is on sale and wanted at which price',
  input: v.object({ itemId: Id }),
  output: ItemView,
  refusals: ['NOT_FOUND'],
})

/** One day of an item, from its done orders. `day` is YYYY-MM-DD in the area's time. */
export const ItemDay = v.object({
  day: v.string(),
  open: FenSchema,
  close: FenSchema,
  min: FenSchema,
  max: FenSchema,
  qty: QtySchema,
  deals: v.number(),
})
export type ItemDay = v.InferOutput<typeof ItemDay>

/** The last 30 days of an item; days without a done order are left out. Source: domain model §6.3 (catalogue). */
export const itemHistory = endpoint({
  path: '/bctItem/history',
  body: 'form',
  access: 'guest',
  summary: 'Prices and quantities of the last 30 days',
  input: v.object({ itemId: Id }),
  output: v.object({ ...ItemTrend.entries, days: v.array(ItemDay) }),
  refusals: ['NOT_FOUND'],
})
