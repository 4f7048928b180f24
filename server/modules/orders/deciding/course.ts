import type { TradeOrderTable } from '../tables'

/** What only transitions fill, as a new order has it. */
export const untouched = {
  cancel_ask_by: null,
  cancel_ask_text: null,
  cancel_ask_at: null,
  cancel_ask_until: null,
  part_ask_by: null,
  part_ask_amount: null,
  part_ask_text: null,
  part_ask_at: null,
  part_ask_until: null,
  buyer_part_asks: 0,
  seller_part_asks: 0,
  agreed_back: null,
  agreed_fee: null,
  more_deliver: false,
  more_confirm: false,
  rate_until: null,
  buyer_stars: null,
  buyer_words: null,
  seller_stars: null,
  seller_words: null,
  ended_act: null,
  ended_by: null,
  ended_at: null,
} as const satisfies Partial<TradeOrderTable>

const ofItsState = ['state', 'hold_id', 'deadline_at', 'deadline_does', 'updated_at'] as const

/** A column of an order that a transition may change. */
export type CourseColumn = (typeof ofItsState)[number] | keyof typeof untouched

/** All of them, but for the version. The function that writes them takes its own from the table; a test compares the two. */
export const courseColumns = [...ofItsState, ...Object.keys(untouched)] as readonly CourseColumn[]
