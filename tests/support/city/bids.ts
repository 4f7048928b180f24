import { fen, qty } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import type { Deps } from '../../../server/deps'
import { addBuy } from '../../../server/modules/market/bids/add'
import { takeBuy } from '../../../server/modules/market/bids/take'
import { ordersFromBids } from '../../../server/modules/orders/open-from-bid'
import { clientNo, payFor, riceId, valueOf } from './small-city'

type BidWish = Parameters<typeof addBuy>[2]

/** Tries to bid for 20 kg of rice at 6.50, or as `wish` says. */
export const addRiceBid = (deps: Deps, buyer: Caller, wish: Partial<BidWish> = {}) =>
  addBuy(deps, buyer, {
    clientNo: clientNo(),
    itemId: riceId,
    title: '',
    content: '要当季的',
    thumbs: '',
    price: fen(650),
    qty: qty(200_000),
    delivery: 'meet',
    place: '北门',
    days: 7,
    ...wish,
  })

/** An open bid with its money frozen: 130.00 by default. */
export async function paidBid(deps: Deps, buyer: Caller, wish: Partial<BidWish> = {}) {
  const bid = valueOf(await addRiceBid(deps, buyer, wish))
  const { ver } = valueOf(await payFor(deps, buyer, bid.payNo))
  return { ...bid, ver }
}

type SellWish = Parameters<typeof takeBuy>[3]

/** Tries to sell 5 kg into a bid at 6.50, or as `wish` says. */
export const sellInto = (deps: Deps, seller: Caller, buyId: number, wish: Partial<SellWish> = {}) =>
  takeBuy(deps, ordersFromBids, seller, {
    clientNo: clientNo(),
    buyId,
    ver: 2,
    qty: qty(50_000),
    price: fen(650),
    ...wish,
  })
