import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Deadline } from '../../jobs/deadlines'
import { deadline, found, unpaid } from '../../jobs/deadlines'
import type { JobHandlers, JobNames } from '../../jobs/jobs'
import { endPlotOrdersJob } from '../expand/open/plots'
import { unpaidTimer } from '../pay/open/unpaid-timer'
import { closeUnpaidCartJob, moveCart } from './carts'
import * as store from './cart-store'
import { forgetJob, releaseJob } from './handover/transaction'
import { alarm, alarmJob } from './handover/objection'
import { forget, release } from './handover/releases'

/** What waits for its money waits as much longer, and so does the time for an objection. */
export const blockMarketDeadlines: readonly Deadline[] = [
  unpaid('block_cart', 'cart_id', 'pay_before', closeUnpaidCartJob, 'cart'),
  deadline('hold', 'hold_id', 'release_at', { where: { state: ['held'], reason: ['handover'] } }),
  deadline('handover', 'order_id', 'release_at', { wakes: releaseJob }),
  deadline('handover', 'order_id', 'sealed_until', { wakes: forgetJob }),
  deadline('handover', 'order_id', 'decide_by', {
    wakes: alarmJob,
    wakesWhere: { alarmed_at: null },
    moved: 'running',
  }),
  found(store.haltedWithOrders, 'round_id', 'closed_at', endPlotOrdersJob),
]

/** Ends the check-outs that reserve plots of a halted round. */
async function endPlotOrders(tx: Tx, deps: Deps, roundId: number): Promise<void> {
  for (const cartId of await store.unpaidCartsOfRound(tx, roundId)) {
    const cart = await store.lockCart(tx, cartId)
    if (cart?.state === 'unpaid') await moveCart(tx, deps, cart, 'endRound', 'system')
  }
}

/** What the jobs of the block market do, for who reads that one fails. */
export const blockMarketJobNames = {
  [closeUnpaidCartJob]: '关闭逾期未付的区块订单',
  [releaseJob]: '过户放款',
  [alarmJob]: '过户申诉逾期提醒',
  [forgetJob]: '清除未领取的创始密码',
  [endPlotOrdersJob]: '取消停办那期的区块订单',
} as const satisfies JobNames

/** The timers of check-outs and handovers. Source: community §8, rows 5–7. */
export const blockMarketJobs = (deps: Deps): JobHandlers<keyof typeof blockMarketJobNames> => ({
  [closeUnpaidCartJob]: unpaidTimer(deps, closeUnpaidCartJob, async (tx, cartId) => {
    const cart = await store.lockCart(tx, cartId)
    if (cart?.state !== 'unpaid') return undefined
    const close = () => moveCart(tx, deps, cart, 'closeUnpaid', 'timer')
    return { areaId: cart.area_id, payBefore: cart.pay_before, close }
  }),
  [releaseJob]: (tx, orderId) => release(tx, deps, orderId),
  [alarmJob]: (tx, orderId) => alarm(tx, deps, orderId),
  [forgetJob]: (tx, orderId) => forget(tx, deps, orderId),
  [endPlotOrdersJob]: (tx, roundId) => endPlotOrders(tx, deps, roundId),
})
