import { transitions } from '@contract/orders/transitions'
import type { Deps } from '../../deps'
import type { BuyOrderTable } from '../market/tables'
import { feeOf } from '@contract/orders/fee'
import type { OrderEventTable, TradeOrderTable } from './tables'
import { deadlineOf } from './transition/plan'

/** Columns that are empty in every new order. */
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
  messages: 0,
  buyer_reminded_at: null,
  seller_reminded_at: null,
  rate_until: null,
  buyer_stars: null,
  buyer_words: null,
  seller_stars: null,
  seller_words: null,
  ended_act: null,
  ended_by: null,
  ended_at: null,
} as const satisfies Partial<TradeOrderTable>

/** Where the goods come from, a listing or a bid alike. */
type Offered = Pick<BuyOrderTable, 'area_id' | 'item_id' | 'title' | 'thumbs' | 'delivery' | 'place' | 'spot' | 'price'>

/** What differs between the acts that make an order, and between two of them. */
type Given = Pick<
  TradeOrderTable,
  'order_id' | 'order_no' | 'source' | 'source_id' | 'sale_id' | 'unit' | 'qty' | 'amount' | 'hold_id' | 'pay_no'
>

interface Trader {
  readonly userId: number
  readonly blockId: number
}

/** The rows of an order that this act of the buyer or the seller makes: itself, and its first event. */
export function draftOrder(
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  [act, by]: readonly ['take', 'buyer'] | readonly ['sell', 'seller'],
  { area_id, item_id, title, thumbs, delivery, place, spot, price }: Offered,
  { buyer, seller }: { readonly buyer: Trader; readonly seller: Trader },
  given: Given,
) {
  const now = clock.now()
  const row = transitions.find((one) => one.act === act)
  const deadline = row && deadlineOf(row, now)
  if (!deadline || row.to === 'same') throw new Error(`the table has no row for ${act}`)
  const { fee, fundShare } = feeOf(given.amount)
  const order = {
    ...given,
    ver: 1,
    area_id,
    item_id,
    title,
    thumb: thumbs.split(',')[0] ?? '',
    delivery,
    place,
    spot,
    buyer_user_id: buyer.userId,
    buyer_block_id: buyer.blockId,
    seller_user_id: seller.userId,
    seller_block_id: seller.blockId,
    price,
    fee,
    fund_share: fundShare,
    state: row.to,
    ...untouched,
    deadline_at: deadline.at,
    deadline_does: deadline.does,
    created_at: now,
    updated_at: now,
  } satisfies TradeOrderTable
  const said = { order_id: order.order_id, at: now, act, by, text: '', images: '' }
  return { order, event: { event_id: ids.next(), ...said } satisfies OrderEventTable }
}
