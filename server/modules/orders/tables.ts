import type { ColumnType } from 'kysely'
import type { DisputeBrief } from '@contract/endpoints/orders/dispute-view'
import type { ParcelNews } from '@contract/endpoints/orders/parcel'
import type { Carrier } from '@contract/orders/carriers'
import type { ParcelWay } from '@contract/orders/parcel-ways'
import type { OrderRole, OrderState, OrderTimer, Ruling } from '@contract/orders/transitions'

export type Side = 'buyer' | 'seller'

/** An order. Source: domain model §3.5. */
export interface TradeOrderTable {
  order_id: number
  order_no: string
  ver: number
  area_id: number
  source: 'sale' | 'buy' | 'block'
  source_id: number
  /** The listing, when it came from one. */
  sale_id: number | null
  item_id: number
  title: string
  thumb: string
  unit: string
  delivery: 'online' | 'meet' | 'post'
  place: string
  /** Where the place lies; empty for one in words only. See `contract/spot.ts`. */
  spot: string
  buyer_user_id: number
  buyer_block_id: number
  seller_user_id: number
  seller_block_id: number
  price: number
  qty: number
  amount: number
  fee: number
  fund_share: number
  /** What it was made with, by the names of the settings. */
  trade_fee: number
  trade_fee_most: number
  trade_fee_fund: number
  arbiter_most: number
  pay_minutes: number
  deliver_hours: number
  more_deliver_hours: number
  confirm_hours: number
  more_confirm_hours: number
  cancel_answer_hours: number
  evidence_hours: number
  decide_days: number
  last_resort_days: number
  rate_days: number
  hold_id: number | null
  /** Empty when it was paid through a buy order. */
  pay_no: string
  state: OrderState
  deadline_at: number | null
  deadline_does: OrderTimer | null
  /** The open request to cancel: all four, or none. */
  cancel_ask_by: Side | null
  cancel_ask_text: string | null
  cancel_ask_at: number | null
  cancel_ask_until: number | null
  /** The open request that the buyer gets a part back: all five, or none; the amount is the buyer's. Source: domain model §10. */
  part_ask_by: Side | null
  part_ask_amount: number | null
  part_ask_text: string | null
  part_ask_at: number | null
  part_ask_until: number | null
  /** How often each side asked so. */
  buyer_part_asks: number
  seller_part_asks: number
  /** What the buyer got back by agreement, and the fee on the rest: both, or none. */
  agreed_back: number | null
  agreed_fee: number | null
  /** More time was granted: for the delivery, for the confirmation. */
  more_deliver: boolean
  more_confirm: boolean
  messages: number
  /** When each side last reminded the other. */
  buyer_reminded_at: number | null
  seller_reminded_at: number | null
  /** How long the parties may rate; null before the end. */
  rate_until: number | null
  /** What each side gave the other. */
  buyer_stars: number | null
  buyer_words: string | null
  seller_stars: number | null
  seller_words: string | null
  ended_act: string | null
  ended_by: OrderRole | null
  ended_at: number | null
  created_at: number
  updated_at: number
}

/** One line of an order's timeline. Append-only. */
export interface OrderEventTable {
  event_id: number
  order_id: number
  at: number
  act: string
  by: OrderRole
  text: string
  images: string
}

/** A dispute; each side opens at most one per order, and one runs at a time. Source: domain model §3.5, rows 13–16. */
export interface DisputeTable {
  dispute_id: number
  order_id: number
  area_id: number
  opened_by: Side
  reason: DisputeBrief['reason']
  text: string
  images: string
  state: 'open' | 'decided' | 'appealed' | 'executed' | 'withdrawn' | 'lapsed'
  opened_at: number
  evidence_until: number
  decide_by: number
  /** Not before this does the order go back to the buyer undecided. */
  last_resort_at: number
  appealed_by: Side | null
  appeal_text: string | null
  appealed_at: number | null
  /** When operators were told that `decide_by` has passed; an appeal sets a new one, and they are told again. */
  alarmed_at: number | null
  ended_at: number | null
}

/** A decision: the arbiter's, and after an appeal the operator's. Source: domain model §3.5, row 15. */
export interface DisputeRulingTable {
  ruling_id: number
  dispute_id: number
  kind: Ruling
  /** Before the fee. */
  seller_amount: number
  fee: number
  reason: string
  by_role: 'arbiter' | 'operator'
  by_user_id: number
  at: number
  buyer_accepted_at: number | null
  seller_accepted_at: number | null
  executed_at: number | null
}

/** A message of one party to the other. Append-only. Source: domain model §3.21. */
export interface OrderMessageTable {
  msg_id: number
  order_id: number
  from_user_id: number
  by: Side
  text: string
  images: string
  at: number
}

/** Who of staff has a dispute in hand, and who gave it. Source: community §9 (disputes). */
export interface DisputeHandlerTable {
  dispute_id: number
  staff_id: number
  note: string
  by_staff_id: number
  at: number
}

/** A message that the platform does not show any more. Source: community §9 (moderation). */
export interface HiddenMessageTable {
  msg_id: number
  at: number
}

/**
 * What a buyer says of a seller, as far as it counts: written by the database with the stars. `month` is the area's calendar month, such as
 * 202611; `shown_at` is when the other and everybody may read it. Our decision: docs/decisions/0395-reputation.md
 */
export interface ReviewTable {
  order_id: number
  area_id: number
  seller_user_id: number
  buyer_user_id: number
  month: number
  stars: number
  at: number
  shown_at: number
  removed_at: number | null
  answer: string | null
  answered_at: number | null
}

/** Where an order goes: a copy of the buyer's address when it was chosen. Our decision: docs/decisions/0430-parcels.md */
export interface OrderAddressTable {
  order_id: number
  name: string
  mobile: string
  region: string
  street: string
  at: number
  /** Since then only a part of it is kept. */
  masked_at: number | null
}

/** The parcel of a posted order. Our decision: docs/decisions/0430-parcels.md */
export interface OrderParcelTable {
  order_id: number
  carrier: Carrier
  tracking_no: string
  sent_at: number
  /** Since then the tracking provider tells us of it by itself. */
  followed_at: number | null
  /** When the provider last answered what it knows of it; null before it was asked. */
  asked_at: number | null
  /** When the carrier handed it over; null again when its newest word is another. */
  signed_at: number | null
  /** By how much that brought the order's end nearer, and when; null while it did not. */
  shortened_by: number | null
  shortened_at: number | null
  /** What the carrier told of it, newest first. */
  news: ColumnType<readonly ParcelNews[], string | undefined, string>
  /** What it did with it last; null before it told of it. */
  way: ParcelWay | null
}

declare module '../../db/schema' {
  interface Database {
    trade_order: TradeOrderTable
    order_event: OrderEventTable
    dispute: DisputeTable
    dispute_ruling: DisputeRulingTable
    dispute_handler: DisputeHandlerTable
    hidden_message: HiddenMessageTable
    order_address: OrderAddressTable
    order_parcel: OrderParcelTable
    order_message: OrderMessageTable
    review: ReviewTable
  }
}
