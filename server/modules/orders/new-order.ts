import { transitions } from '@contract/orders/transitions'
import type { Openings } from '@contract/hours'
import type { Deps } from '../../deps'
import type { SetValue } from '@contract/settings/settings'
import type { BuyOrderTable } from '../market/tables'
import { feeOf } from '@contract/orders/fee'
import type { OrderEventTable, TradeOrderTable } from './tables'
import { untouched } from './deciding/course'
import { deadlineOf } from './deciding/plan'
import { termColumns, termsOf } from './rules/terms'

/** Where the goods come from, a listing or a bid alike, and what the city had set by then. */
interface Offered extends Pick<
  BuyOrderTable,
  'area_id' | 'item_id' | 'title' | 'thumbs' | 'delivery' | 'place' | 'spot' | 'price'
> {
  readonly set: readonly SetValue[]
  /** When the city is open: for an order that waits for its payment. */
  readonly openings?: Openings
}

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
  { area_id, item_id, title, thumbs, delivery, place, spot, price, set, openings }: Offered,
  { buyer, seller }: { readonly buyer: Trader; readonly seller: Trader },
  given: Given,
) {
  const now = clock.now()
  const row = transitions.find((one) => one.act === act)
  const columns = termColumns(area_id, set)
  const terms = termsOf(columns)
  const deadline = row && deadlineOf(row, { now, terms, openings })
  if (!deadline || row.to === 'same') throw new Error(`the table has no row for ${act}`)
  const { fee, fundShare } = feeOf(given.amount, terms)
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
    ...columns,
    state: row.to,
    ...untouched,
    messages: 0,
    buyer_reminded_at: null,
    seller_reminded_at: null,
    deadline_at: deadline.at,
    deadline_does: deadline.does,
    created_at: now,
    updated_at: now,
  } satisfies TradeOrderTable
  const said = { order_id: order.order_id, at: now, act, by, text: '', images: '' }
  return { order, event: { event_id: ids.next(), ...said } satisfies OrderEventTable }
}
