import { transitionFor } from '@contract/orders/transitions'
import { refusal } from '@contract/refusals'
import { err } from '@contract/result'
import { guest } from '../../http/caller'
import type { Payer } from '../pay/open/payer'
import { detailOf } from './act'
import { blocksRefusal, payingRefusal } from './deciding/paying'
import { cancelOrder, findToPay, payOrder } from './pay'
import * as store from './store'
import { perform } from './writing/perform'

/** How the cashier pays an order. Source: domain model §3.5 row 2, §3.7. */
export const orderPayer: Payer = {
  read: findToPay,
  pay: payOrder,
  cancel: cancelOrder,
  lock: store.lockOrder,
  async refusalOf(tx, deps, caller, { id, ver }) {
    const order = await store.lockOrder(tx, id)
    if (order?.buyer_user_id !== caller.userId) return refusal('NOT_FOUND')
    if (order.state === 'closed') return refusal('CLOSED')
    if (!transitionFor('pay', 'buyer', order.state) || order.ver !== ver) {
      return refusal('MOVED', { order: await detailOf(tx, deps, id, 'buyer') })
    }
    return payingRefusal(tx, caller, order, deps.clock.now())
  },
  async settle(tx, deps, id) {
    const order = await store.lockOrder(tx, id)
    const transition = order && transitionFor('pay', 'buyer', order.state)
    if (!order || !transition) return err(refusal('CLOSED'))
    const buyer = { ...guest, userId: order.buyer_user_id, blockId: order.buyer_block_id }
    const refused = await blocksRefusal(tx, buyer, [order.buyer_block_id, order.seller_block_id])
    return refused ? err(refused) : perform(tx, deps, order, { transition, role: 'buyer' })
  },
}
