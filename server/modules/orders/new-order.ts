import type { TradeOrderTable } from './tables'

/** Columns that are empty in every new order. */
export const untouched = {
  cancel_ask_by: null,
  cancel_ask_text: null,
  cancel_ask_at: null,
  cancel_ask_until: null,
  more_deliver: false,
  more_confirm: false,
  messages: 0,
  rate_until: null,
  buyer_stars: null,
  buyer_words: null,
  seller_stars: null,
  seller_words: null,
  ended_act: null,
  ended_by: null,
  ended_at: null,
} as const satisfies Partial<TradeOrderTable>
