import type { BlockOrderState, CartAct, HandoverState } from '@contract/block/transitions'

/** Blocks that somebody checks out together, with one pay order. Money in fen. Source: community §8. */
export interface BlockCartTable {
  cart_id: number
  ver: number
  area_id: number
  user_id: number
  amount: number
  pay_no: string
  pay_before: number
  state: 'unpaid' | 'done' | 'closed'
  created_at: number
  ended_at: number | null
  /** The act that ended it; empty while it is unpaid. */
  ended_act: CartAct | ''
}

/** One block of a check-out. Source: community §8 (`blockOrder`). */
export interface BlockOrderTable {
  order_id: number
  no: string
  cart_id: number
  area_id: number
  block_id: number
  /** Null for a block of the city. */
  from_user_id: number | null
  to_user_id: number
  /** The round that offers a block of the city. */
  round_id: number | null
  price: number
  /** What the seller pays, and the part of it that goes to the fund. */
  fee: number
  fund_share: number
  /** How long the seller's money is held after the handover, as it was when this was made. */
  handover_hours: number
  state: BlockOrderState
  created_at: number
  ended_at: number | null
}

/** A block that changed its owner. Source: community §8 (`handover`). */
export interface HandoverTable {
  order_id: number
  ver: number
  area_id: number
  block_id: number
  from_user_id: number | null
  to_user_id: number
  /** Since when the former owner had held it. */
  held_since: number | null
  at: number
  /** The new founder password, sealed, until it is shown; for whom, and until when it waits. */
  sealed_password: string | null
  sealed_for: number
  sealed_until: number | null
  shown_at: number | null
  sessions_ended: number
  /** When the seller's money, which is held, becomes theirs; null once that is decided, and while an objection waits. */
  release_at: number | null
  state: HandoverState
  objection: string
  objected_at: number | null
  decide_by: number | null
  /** When operators were told that nobody decided in time. */
  alarmed_at: number | null
  /** The operator who asks to undo it, and why. */
  undo_by: number | null
  undo_reason: string
  decided_by: number | null
  decided_at: number | null
  decision: string
}

/** Operators froze a block: why, and who asks to end that. Source: community §8, row 10. */
export interface BlockFreezeTable {
  freeze_id: number
  block_id: number
  /** The code of its state before. */
  from_state: number
  reason: string
  by_user_id: number
  at: number
  asked_by: number | null
  ask_reason: string
  ended_by: number | null
  ended_at: number | null
}

/** Somebody wants to be told when a reserved block is free again. */
export interface BlockWishTable {
  block_id: number
  user_id: number
  created_at: number
}

declare module '../../db/schema' {
  interface Database {
    block_cart: BlockCartTable
    block_order: BlockOrderTable
    handover: HandoverTable
    block_freeze: BlockFreezeTable
    block_wish: BlockWishTable
  }
}
