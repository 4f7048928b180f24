import { ok } from '@contract/result'
import { blockPayRefusal, ownPayer } from '../../pay/open/own-payer'
import { endBuy } from './end'
import { openPaid } from './pay'
import { viewOf } from './service'
import { lockBuy } from './store'

/** How the cashier pays a bid. Source: domain model §3.4, §3.7. */
export const buyPayer = ownPayer({
  lock: lockBuy,
  allows: ({ state }) => state === 'unpaid',
  move: async (tx, deps, bid, act) =>
    act === 'pay' ? openPaid(tx, deps, bid) : ok(await endBuy(tx, deps, bid, 'closed')),
  fresh: async (tx, { buy_id: buyId }, userId, now) => ({ buy: await viewOf(tx, buyId, userId, now) }),
  payRefusal: blockPayRefusal,
})
