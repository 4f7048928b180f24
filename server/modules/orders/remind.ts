import type * as v from 'valibot'
import type { orderRemind } from '@contract/endpoints/orders/agreements'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { doOnce } from '../../db/once/once'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { tellOfReminder } from './news/news'
import { remindRefusal } from './rules/remind'
import * as store from './store'
import { detailOf } from './act'
import { sideOf } from './view'

/**
 * Reminds the other of an order. Changes neither the order nor its version, so that nobody's act is refused for it. Refusals: NOT_FOUND
 * (also for strangers), MOVED (data.order), LIMIT. Our decision: docs/decisions/0007-orders.md
 */
export function remind(deps: Deps, caller: Caller, input: v.InferOutput<typeof orderRemind.input>) {
  const now = deps.clock.now()
  return doOnce(deps, { userId: caller.userId, call: '/bctOrder/remind', input }, async (tx) => {
    const order = await store.lockOrder(tx, input.id)
    const side = order && sideOf(order, caller.userId)
    if (!order || !side) return err(refusal('NOT_FOUND'))
    const detail = () => detailOf(tx, deps, order.order_id, side)
    const refused = remindRefusal(order, side, now)
    if (refused) return err(refused.reason === 'MOVED' ? refusal('MOVED', { order: await detail() }) : refused)
    await store.setReminded(tx, order.order_id, side, now)
    await tellOfReminder(tx, deps, order, side)
    return ok(await detail())
  })
}
