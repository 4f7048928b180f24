import { hourMs, minuteMs } from '@contract/durations'
import type { Caller } from '../server/http/caller'
import { addBuy } from '../server/modules/market/bids/add'
import { buyPayer } from '../server/modules/market/bids/payer'
import { takeBuy } from '../server/modules/market/bids/take'
import { act } from '../server/modules/orders/act'
import { ordersFromBids } from '../server/modules/orders/open-from-bid'
import type { DemoBid } from './bids'
import type { DemoDeps, Happening } from './demo-clock'
import { tradingTime } from './demo-clock'
import { demoClientNo, must } from './trade'

/** Who bids, and who sells into it. */
export interface BidTrade {
  readonly index: number
  readonly bid: DemoBid
  readonly itemId: number
  readonly buyer: Caller
  readonly seller: Caller | undefined
}

/** The steps of a demo bid, through the same services as a resident's own acts: paid, perhaps sold into, delivered and confirmed. */
export function bidHappenings(deps: DemoDeps, nowMs: number, trade: BidTrade): Happening[] {
  const { index, bid, itemId, buyer, seller } = trade
  const start = tradingTime(deps.clock, nowMs - bid.hoursAgo * hourMs)
  const no = (what: string) => demoClientNo(`bid-${what}`, index)
  let made = { buyId: 0, ver: 1 }
  let orderId = 0
  const added = async () => {
    const { price, qty, delivery, place, content, days } = bid
    const wish = { clientNo: no('add'), itemId, title: '', thumbs: '', price, qty, delivery, place, content, days }
    made = must(`bid ${index}`, await addBuy(deps, buyer, wish))
  }
  const paid = async () => {
    const wish = { clientNo: no('pay'), id: made.buyId, ver: made.ver }
    made = { ...made, ...must(`payment of bid ${index}`, await buyPayer.pay(deps, buyer, wish)) }
  }
  const happenings: Happening[] = [
    { at: start, run: added },
    { at: start + 2 * minuteMs, run: paid },
  ]
  const { sold } = bid
  if (!seller || !sold) return happenings
  const taken = async () => {
    const wish = { clientNo: no('take'), buyId: made.buyId, ver: made.ver, qty: sold.qty, price: bid.price }
    orderId = must(`sale into bid ${index}`, await takeBuy(deps, ordersFromBids, seller, wish)).orderId
  }
  const confirmed = async () => {
    const wish = { clientNo: no('confirm'), id: orderId, ver: 1 }
    must(`end of bid ${index}`, await act(deps, buyer, wish, { call: '/bctOrder/confirm', act: 'confirm' }))
  }
  happenings.push({ at: start + hourMs, run: taken }, { at: start + 5 * hourMs, run: confirmed })
  return happenings
}
