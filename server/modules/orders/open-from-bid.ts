import type { Fen, Qty } from '@contract/money'
import { transitions } from '@contract/orders/transitions'
import type { Tx } from '../../db/schema'
import { together } from '../../db/together'
import type { Deps } from '../../deps'
import { wakeUp } from '../../jobs/jobs'
import { partHold } from '../../ledger/hold'
import { tell } from '../notices/open/tell'
import { feeOf } from './rules/fee'
import { untouched } from './new-order'
import { partyNews } from './news/news'
import { deadlineOf } from './transition/plan'
import * as store from './store'
import type { TradeOrderTable } from './tables'

export interface BidOrder {
  /** From `nextNumber(db, 'D', now)`, drawn before the transaction. */
  readonly orderNo: string
  readonly areaId: number
  readonly buyId: number
  /** The open hold of the buy order, from which `amount` is taken. */
  readonly holdId: number
  readonly item: {
    readonly itemId: number
    readonly title: string
    readonly thumb: string
    readonly unit: string
    readonly delivery: 'online' | 'meet' | 'post'
    readonly place: string
    readonly spot: string
  }
  readonly buyer: { readonly userId: number; readonly blockId: number }
  readonly seller: { readonly userId: number; readonly blockId: number; readonly blockNo: number }
  readonly price: Fen
  readonly qty: Qty
  readonly amount: Fen
}

/**
 * Makes the paid order of a sale into a buy order, inside the caller's transaction: a part of the bid's hold becomes the order's, and
 * the seller has 24 hours to deliver. The caller has locked the bid and checked everything (own bid, quantity, both blocks held).
 * Gives the order's id. Refusals: none. Source: domain model §3.5, row 4.
 */
export async function openFromBid(tx: Tx, deps: Deps, bid: BidOrder): Promise<number> {
  const row = transitions.find(({ act }) => act === 'sell')
  const now = deps.clock.now()
  const deadline = row && deadlineOf(row, now)
  if (!deadline) throw new Error('the table has no row for sell')
  const orderId = deps.ids.next()
  const { fee, fundShare } = feeOf(bid.amount)
  const part = { amount: bid.amount, reason: 'order', refType: 'order', refId: orderId } as const
  const holdId = await partHold(tx, deps, bid.holdId, part)
  const order: TradeOrderTable = {
    order_id: orderId,
    order_no: bid.orderNo,
    ver: 1,
    area_id: bid.areaId,
    source: 'buy',
    source_id: bid.buyId,
    sale_id: null,
    item_id: bid.item.itemId,
    title: bid.item.title,
    thumb: bid.item.thumb,
    unit: bid.item.unit,
    delivery: bid.item.delivery,
    place: bid.item.place,
    spot: bid.item.spot,
    buyer_user_id: bid.buyer.userId,
    buyer_block_id: bid.buyer.blockId,
    seller_user_id: bid.seller.userId,
    seller_block_id: bid.seller.blockId,
    price: bid.price,
    qty: bid.qty,
    amount: bid.amount,
    fee,
    fund_share: fundShare,
    hold_id: holdId,
    pay_no: '',
    state: 'paid',
    ...untouched,
    deadline_at: deadline.at,
    deadline_does: deadline.does,
    created_at: now,
    updated_at: now,
  }
  const said = { order_id: orderId, at: now, act: 'sell', by: 'seller' as const, text: '', images: '' }
  await together(tx, [
    store.newOrder(tx, order),
    store.newEvent(tx, { event_id: deps.ids.next(), ...said }),
    wakeUp(tx, { kind: deadline.does, ref: orderId, runAt: deadline.at }),
  ])
  const told = { ...order, seller_no: bid.seller.blockNo, now }
  for (const news of partyNews(told, 'sell', 'seller')) await tell(tx, deps, news)
  return orderId
}
