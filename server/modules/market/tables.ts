import type { UserNoticeTable } from '../notices/tables'

/** A city. Source: domain model §1.1. */
export interface AreaTable {
  area_id: number
  name: string
  sort: number
  /** Since when trading is halted, and why; null while it goes on. */
  halted_at: number | null
  halted_reason: string | null
}

/** What the area tells everybody. */
export interface AreaNoticeTable {
  notice_id: number
  area_id: number
  title: string
  content: string
  created_at: number
  type: UserNoticeTable['type']
  /** Opens by itself at a resident's next start. */
  is_popup: boolean
  /** Relative path of an uploaded file; '' without one. */
  attachment: string
  /** Null for what the product itself tells. */
  by_user_id: number | null
}

/** Source: domain model §3.2. */
export interface CategoryTable {
  category_id: number
  area_id: number
  name: string
  sort: number
}

/** A kind of goods with its unit; quantities in 1/10000. Source: domain model §3.2. */
export interface ItemTable {
  item_id: number
  category_id: number
  name: string
  unit: string
  min_qty: number
  tick: number
  sort: number
  last_price: number | null
}

export type SaleState = 'on' | 'paused' | 'soldout' | 'off' | 'expired' | 'removed'

/** A listing. `ver` changes when its owner changes it, not when somebody buys. Source: domain model §3.3. */
export interface SaleTable {
  sale_id: number
  sale_no: string
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
  min_qty: number
  delivery: 'online' | 'meet' | 'post'
  place: string
  expire_at: number
  state: SaleState
  /** Why an operator removed it; empty otherwise. */
  removed_reason: string
  created_at: number
}

export type BuyState = 'unpaid' | 'open' | 'filled' | 'closed' | 'expired' | 'removed'

/** A buy order (bid). `ver` changes when its owner or its timer changes it, not when somebody sells into it. Source: domain model §3.4. */
export interface BuyOrderTable {
  buy_id: number
  buy_no: string
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
  /** What is paid for all of it. */
  amount: number
  delivery: 'online' | 'meet' | 'post'
  place: string
  /** It ends this many days after it was paid. */
  days: number
  hold_id: number | null
  pay_no: string
  /** While unpaid: until when it must be paid. */
  pay_before: number | null
  /** Once paid. */
  expire_at: number | null
  state: BuyState
  removed_reason: string
  created_at: number
  ended_at: number | null
}

/** What the cashier pays. Source: domain model §3.7. */
export interface PayOrderTable {
  pay_no: string
  user_id: number
  biz_type: 'order' | 'buy' | 'recharge'
  biz_id: number
  subject: string
  amount: number
  state: 'unpaid' | 'paying' | 'paid' | 'closed'
  expire_at: number
  created_at: number
}

/** Running numbers of a day, for numbers that people read. */
export interface DayCounterTable {
  day: string
  kind: string
  value: number
}

/** A zone of the block market: a range of numbers. Source: domain model §3.2 (kind `block`). */
export interface BlockZoneTable {
  category_id: number
  area_id: number
  name: string
  sort: number
  no_from: number
  no_to: number
}

/** A block in somebody's cart, with the price he saw. Source: domain model §3.20. */
export interface CartLineTable {
  user_id: number
  block_id: number
  price_seen: number
  added_at: number
}

export interface MarketTables {
  area: AreaTable
  area_notice: AreaNoticeTable
  category: CategoryTable
  block_zone: BlockZoneTable
  cart_line: CartLineTable
  item: ItemTable
  sale: SaleTable
  buy_order: BuyOrderTable
  pay_order: PayOrderTable
  day_counter: DayCounterTable
}
