import type { ShopCategory, ShopLevel, ShopState, TermState } from '@contract/shop/transitions'

/** A level of shops in an area; its row is locked while its seats are counted. A missing row means the usual seats. */
export interface ShopLevelTable {
  area_id: number
  level: ShopLevel
  ver: number
  /** 0 = no limit. */
  seats: number
}

/** A sponsored shop. Money in fen. Source: domain model §3.15; community §5. */
export interface ShopTable {
  shop_id: number
  no: string
  ver: number
  area_id: number
  block_id: number
  user_id: number
  level: ShopLevel
  category: ShopCategory
  /** What a term of its level cost when it applied. */
  fee: number
  name: string
  slogan: string
  intro: string
  hours: string
  place: string
  contact: string
  thumbs: string
  /** A new name and new pictures that wait for review; both empty when none do. */
  pending_name: string
  pending_thumbs: string
  state: ShopState
  /** Why it was rejected or removed, or why its new name and pictures were not taken. */
  reason: string
  applied_at: number
  /** Until when operators should have answered; null when nothing waits for them. */
  review_by: number | null
  /** Whether the operators were told that they are late. */
  is_alarmed: boolean
  pay_by: number | null
  start_at: number | null
  end_at: number | null
  /** How many reminders of its end were sent in this term. */
  reminded: number
  /** When the page of an expired shop goes. */
  closes_at: number | null
  /** When its timer acts next; null while it is unpaid, which ends at `pay_by`. */
  due_at: number | null
  /** When it was rejected, removed or hidden. */
  ended_at: number | null
}

/** A term of a shop that its owner pays for. Money in fen. Source: community §5, rows 6 and 8. */
export interface ShopTermTable {
  term_id: number
  ver: number
  shop_id: number
  area_id: number
  user_id: number
  level: ShopLevel
  amount: number
  pay_no: string
  pay_before: number
  state: TermState
  created_at: number
  ended_at: number | null
  /** The fund's share in basis points, as it was set when it was ordered. */
  fund_parts: number
  /** What the fund got of it, and the place of that entry in the fund's chain; null while it is not paid. */
  fund: number | null
  entry_no: number | null
}

/** Whose contact a person looked up on a day. */
export interface ShopContactTable {
  user_id: number
  /** The start of the area's day. */
  day: number
  shop_id: number
}

declare module '../../db/schema' {
  interface Database {
    shop_level: ShopLevelTable
    shop: ShopTable
    shop_term: ShopTermTable
    shop_contact: ShopContactTable
  }
}
