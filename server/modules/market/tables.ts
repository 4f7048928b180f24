import type { Generated } from 'kysely'
/** Source: domain model §3.2. */
export interface CategoryTable {
  category_id: number
  ver: Generated<number>
  /** Whether its items are offered for new offers. */
  is_on: Generated<boolean>
  area_id: number
  name: string
  sort: number
}

/** A kind of goods with its unit; quantities in 1/10000. Source: domain model §3.2. */
export interface ItemTable {
  item_id: number
  ver: Generated<number>
  /** Whether it is offered for new offers, as long as its category is. */
  is_on: Generated<boolean>
  category_id: number
  name: string
  unit: string
  min_qty: number
  tick: number
  sort: number
  /** The one of a city for things that are no standard item. */
  is_other: Generated<boolean>
  last_price: number | null
  /** A picture's path, as in a listing; empty without one. */
  picture: string
}

export type SaleState = 'on' | 'paused' | 'soldout' | 'off' | 'expired' | 'removed'

/** The columns that listings and bids share. */
export interface OfferTable {
  ver: number
  area_id: number
  block_id: number
  user_id: number
  category_id: number
  item_id: number
  item_sort: number
  title: string
  content: string
  thumbs: string
  price: number
  qty: number
  qty_left: number
  delivery: 'online' | 'meet' | 'post'
  place: string
  /** Where the place lies; empty for one in words only. See `contract/spot.ts`. */
  spot: string
  /** Why an operator removed it; empty otherwise. */
  removed_reason: string
  created_at: number
}

/** A listing. `ver` changes when its owner changes it, not when somebody buys. Source: domain model §3.3. */
export interface SaleTable extends OfferTable {
  sale_id: number
  sale_no: string
  /** The unit of a thing in the seller's own words; empty for one of a standard item. */
  own_unit: string
  min_qty: number
  expire_at: number
  state: SaleState
  /** It is pinned to the top of the board until then; null when it was never pinned. */
  pinned_until: number | null
}

export type BuyState = 'unpaid' | 'open' | 'filled' | 'closed' | 'expired' | 'removed'

/** A buy order (bid). `ver` changes when its owner or its timer changes it, not when somebody sells into it. Source: domain model §3.4. */
export interface BuyOrderTable extends OfferTable {
  buy_id: number
  buy_no: string
  /** What is paid for all of it. */
  amount: number
  /** It ends this many days after it was paid. */
  days: number
  hold_id: number | null
  pay_no: string
  /** While unpaid: until when it must be paid. */
  pay_before: number | null
  /** Once paid. */
  expire_at: number | null
  state: BuyState
  ended_at: number | null
}

/** Daily counters behind the readable numbers. */
export interface DayCounterTable {
  day: string
  kind: string
  value: number
}

/** A block in somebody's cart, with the price they saw. Source: domain model §3.20. */
export interface CartLineTable {
  user_id: number
  block_id: number
  price_seen: number
  added_at: number
}

/** The counters of what boards show: triggers raise them with each change, in the same transaction. Source: decision 0171. */
export interface BoardVersionTable {
  /** 0: every area. */
  area_id: number
  shard: number
  n: number
}

/** What an open offer says, for the search: kept by triggers. Our decision: docs/decisions/0290-search.md */
export interface OfferTextTable {
  side: 'sale' | 'buy'
  offer_id: number
  area_id: number
  said: string
}

/** That somebody looked for something, last at this moment. */
export interface SearchWordTable {
  area_id: number
  word: string
  user_id: number
  at: number
}

declare module '../../db/schema' {
  interface Database {
    search_word: SearchWordTable
    offer_text: OfferTextTable
    category: CategoryTable
    cart_line: CartLineTable
    item: ItemTable
    sale: SaleTable
    buy_order: BuyOrderTable
    board_version: BoardVersionTable
    day_counter: DayCounterTable
  }
}
