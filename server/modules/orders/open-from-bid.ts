import { transitions } from '@contract/orders/transitions'
import type { Command } from '../../db/once/once'
import type { Tx } from '../../db/schema'
import { together } from '../../db/together'
import type { Deps } from '../../deps'
import { wakeUp } from '../../jobs/jobs'
import { cutFrom, partHold } from '../../ledger/hold'
import type { BidRead, BidSale, OpenOrder } from '../market/open/bid-sale'
import { draftNotice, tell } from '../notices/open/tell'
import { feeOf } from './rules/fee'
import { untouched } from './new-order'
import { writeNewOrder } from './new-order-store'
import { partyNews } from './news/news'
import { deadlineOf } from './transition/plan'
import * as store from './store'
import type { OrderEventTable, TradeOrderTable } from './tables'

/**
 * Makes the paid order of a sale into a buy order, inside the caller's transaction: a part of the bid's hold becomes the order's, and
 * the seller has 24 hours to deliver. The caller has locked the bid and checked everything (own bid, quantity, both blocks held).
 * Gives the order's id. Refusals: none. Source: domain model §3.5, row 4.
 */
async function openFromBid(tx: Tx, deps: Deps, bid: BidSale): Promise<number> {
  const orderId = deps.ids.next()
  const holdId = await partHold(tx, deps, bid.holdId, partFor(orderId, bid))
  const { order, event, news } = draftOf(deps, bid, orderId, holdId)
  await together(tx, [
    store.newOrder(tx, order),
    store.newEvent(tx, event),
    wakeUp(tx, { kind: order.deadline_does, ref: orderId, runAt: order.deadline_at }),
  ])
  for (const one of news) await tell(tx, deps, one)
  return orderId
}

/** The same with the bid's change and the command in one write, when nothing changed since it was read; undefined otherwise. */
async function openFromBidAtOnce(deps: Deps, command: Command, bid: BidSale, { readVersion, hold, left }: BidRead) {
  const at = { ids: deps.ids, clock: { now: () => command.now } }
  const orderId = deps.ids.next()
  const opens = cutFrom(hold, at, partFor(orderId, bid))
  const { order, event, news } = draftOf(at, bid, orderId, opens.hold_id)
  const answer = { orderId, orderNo: bid.orderNo }
  const { buyer, seller } = bid
  const isNew = await writeNewOrder(deps.db, command, answer, {
    read_version: readVersion,
    left,
    traders: { own: seller.blockId, other: buyer.blockId, otherUserId: buyer.userId },
    order,
    event,
    part: { opens, of: hold },
    news: news.map((one) => draftNotice(at, one)),
  })
  return isNew ? answer : undefined
}

/** Both ways in which a sale into a bid makes its order. */
export const ordersFromBids: OpenOrder = { open: openFromBid, openAtOnce: openFromBidAtOnce }

const partFor = (orderId: number, { amount }: BidSale) =>
  ({ amount, reason: 'order', refType: 'order', refId: orderId }) as const

/** The rows of the order, and what its buyer is told. */
function draftOf({ ids, clock }: Pick<Deps, 'ids' | 'clock'>, bid: BidSale, orderId: number, holdId: number) {
  const row = transitions.find(({ act }) => act === 'sell')
  const now = clock.now()
  const deadline = row && deadlineOf(row, now)
  if (!deadline) throw new Error('the table has no row for sell')
  const { fee, fundShare } = feeOf(bid.amount)
  const order = {
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
  } as const satisfies TradeOrderTable
  const said = { order_id: orderId, at: now, act: 'sell', by: 'seller', text: '', images: '' } as const
  const event: OrderEventTable = { event_id: ids.next(), ...said }
  return { order, event, news: partyNews({ ...order, seller_no: bid.seller.blockNo, now }, 'sell', 'seller') }
}
