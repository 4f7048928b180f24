import { refusal } from '@contract/refusals'
import { err } from '@contract/result'
import type { Payer } from '../../pay/open/payer'
import { cancelBuy } from './end'
import { openPaid, payBuy, payFault } from './pay'
import * as store from './store'
import { tradersFault } from '../../area/open/traders'

/** How the cashier pays a bid. Source: domain model §3.4, §3.7. */
export const buyPayer: Payer = {
  pay: payBuy,
  cancel: cancelBuy,
  lock: store.lockBuy,
  async fault(tx, deps, caller, { id, ver }) {
    const bid = await store.lockBuy(tx, id)
    if (bid?.user_id !== caller.userId) return refusal('NOT_FOUND')
    return payFault(tx, caller, bid, ver, deps.clock.now())
  },
  async settle(tx, deps, id) {
    const bid = await store.lockBuy(tx, id)
    if (bid?.state !== 'unpaid') return err(refusal('CLOSED'))
    const fault = await tradersFault(tx, [{ blockId: bid.block_id, userId: bid.user_id }])
    return fault ? err(fault) : openPaid(tx, deps, bid)
  },
}
