import type { Command } from '../../db/once/once'
import type { Tx } from '../../db/schema'
import { together } from '../../db/sent/together'
import type { Deps } from '../../deps'
import { wakeUp } from '../../jobs/jobs'
import { cutFrom, partHold } from '../../ledger/hold'
import type { BidRead, BidSale, OpenOrder } from '../market/open/bid-sale'
import { draftNotice, tell } from '../notices/open/tell'
import { draftOrder } from './new-order'
import { writeNewOrder } from './new-order-store'
import { partyNews } from './news/news'
import * as store from './store'

/**
 * Makes the paid order of a sale into a buy order, inside the caller's transaction: a part of the bid's hold becomes the order's, and
 * the seller has 24 hours to deliver. The caller has locked the bid and checked everything (own bid, quantity, both blocks held).
 * Gives the order's id. Refusals: none. Source: domain model §3.5, row 4.
 */
async function openFromBid(tx: Tx, deps: Deps, sale: BidSale): Promise<number> {
  const orderId = deps.ids.next()
  const holdId = await partHold(tx, deps, sale.holdId, partFor(orderId, sale))
  const { order, event, news } = draftOf(deps, sale, orderId, holdId)
  await together(tx, [
    store.newOrder(tx, order),
    store.newEvent(tx, event),
    wakeUp(tx, { kind: order.deadline_does, ref: orderId, runAt: order.deadline_at }),
  ])
  for (const one of news) await tell(tx, deps, one)
  return orderId
}

/** The same with the bid's change and the command in one write, when nothing changed since it was read; undefined otherwise. */
async function openFromBidAtOnce(deps: Deps, command: Command, sale: BidSale, { readVersion, hold, left }: BidRead) {
  const at = { ids: deps.ids, clock: { now: () => command.now } }
  const orderId = deps.ids.next()
  const opens = cutFrom(hold, at, partFor(orderId, sale))
  const { order, event, news } = draftOf(at, sale, orderId, opens.hold_id)
  const answer = { orderId, orderNo: sale.orderNo }
  const isNew = await writeNewOrder(deps.db, command, answer, {
    read_version: readVersion,
    left,
    traders: { own: sale.seller.blockId, other: sale.bid.block_id, otherUserId: sale.bid.user_id },
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
function draftOf(at: Pick<Deps, 'ids' | 'clock'>, { bid, ...sale }: BidSale, orderId: number, holdId: number) {
  const parties = { buyer: { userId: bid.user_id, blockId: bid.block_id }, seller: sale.seller }
  const { order, event } = draftOrder(at, ['sell', 'seller'], bid, parties, {
    order_id: orderId,
    order_no: sale.orderNo,
    source: 'buy',
    source_id: bid.buy_id,
    sale_id: null,
    unit: sale.unit,
    qty: sale.qty,
    amount: sale.amount,
    hold_id: holdId,
    pay_no: '',
  })
  const news = partyNews({ ...order, seller_no: sale.seller.blockNo, now: order.created_at }, 'sell', 'seller')
  return { order, event, news }
}
