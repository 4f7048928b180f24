import type { Command } from '../../db/once/once'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { cutFrom } from '../../ledger/hold'
import type { BidSale, OpenedOrder, OpenOrder } from '../market/open/bid-sale'
import { draftNotice } from '../notices/open/tell'
import { draftOrder } from './new-order'
import type { NewOrderDraft } from './new-order-store'
import { writeNewOrder, writeNewOrderInside } from './new-order-store'
import { partyNews } from './news/news'

/**
 * Makes the paid order of a sale into a bid, with the bid's change, inside the caller's transaction: a part of the bid's hold becomes the
 * order's, and the seller has 24 hours to deliver. The caller has locked the bid and checked everything (own bid, quantity, both blocks
 * held). Refusals: none. Source: domain model §3.5, row 4.
 */
async function openFromBid(tx: Tx, deps: Deps, command: Command, sale: BidSale): Promise<OpenedOrder> {
  const { answer, draft } = draftOf(deps, command, sale)
  await writeNewOrderInside(tx, command, draft)
  return answer
}

/** The same with the command in one write, when nothing changed since the bid was read; undefined otherwise. */
async function openFromBidOptimistically(
  deps: Deps,
  command: Command,
  sale: BidSale,
): Promise<OpenedOrder | undefined> {
  const { answer, draft } = draftOf(deps, command, sale)
  return (await writeNewOrder(deps.db, command, answer, draft)) ? answer : undefined
}

/** Both ways in which a sale into a bid makes its order. */
export const ordersFromBids: OpenOrder = { open: openFromBid, openOptimistically: openFromBidOptimistically }

/** All that the sale compares and writes, and its answer. */
function draftOf({ ids }: Pick<Deps, 'ids'>, { now }: Command, { bid, hold, left, ...sale }: BidSale) {
  const at = { ids, clock: { now: () => now } }
  const orderId = ids.next()
  const opens = cutFrom(hold, at, { amount: sale.amount, reason: 'order', refType: 'order', refId: orderId })
  const parties = { buyer: { userId: bid.user_id, blockId: bid.block_id }, seller: sale.seller }
  const { order, event } = draftOrder(at, ['sell', 'seller'], bid, parties, {
    order_id: orderId,
    order_no: sale.orderNo,
    source: 'buy',
    source_id: bid.buy_id,
    sale_id: null,
    unit: bid.unit,
    qty: sale.qty,
    amount: sale.amount,
    hold_id: opens.hold_id,
    pay_no: '',
  })
  const news = partyNews({ ...order, seller_no: sale.seller.blockNo, now }, 'sell', 'seller')
  const draft: NewOrderDraft = {
    read_version: bid.read_version,
    left,
    traders: { own: sale.seller.blockId, other: bid.block_id, otherUserId: bid.user_id },
    order,
    event,
    part: { opens, of: hold },
    news: news.map((one) => draftNotice(at, one)),
  }
  return { answer: { orderId, orderNo: sale.orderNo }, draft }
}
