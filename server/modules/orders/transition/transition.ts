import type { OrderRole, Transition } from '@contract/orders/transitions'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import { together } from '../../../db/sent/together'
import type { Deps } from '../../../deps'
import { wakeUp } from '../../../jobs/jobs'
import { tell } from '../../notices/open/tell'
import { payOrderState } from '../../pay/open/pay-orders'
import { award } from '../../points/open/award'
import { keepDispute } from '../dispute/dispute'
import type { Dispute } from '../dispute/dispute-store'
import { disputesOf } from '../dispute/dispute-store'
import { moveMoney } from './money'
import { tellOthers } from '../news/news'
import type { TellableOrder } from '../news/news-words'
import type { Plan, Said } from './plan'
import { planOf, sellerAmountOf } from './plan'
import { keepParcel } from '../parcel/parcel-store'
import * as store from '../store'
import type { TradeOrderTable } from '../tables'

/**
 * Makes one transition of the table on a locked order, all in the caller's transaction: what its plan says, the parcel, the dispute, and
 * notices to those who decide it. Refusal: NOT_ENOUGH (pay; `missing` in fen). Source: domain model §3.5.
 */
export async function perform(
  tx: Tx,
  deps: Deps,
  order: TellableOrder,
  transition: Transition,
  role: OrderRole,
  said: Said = {},
): Promise<Result<void, Refusal>> {
  const dispute = await runningDispute(tx, order)
  const plan = planOf({ order, transition, role, said, dispute, now: deps.clock.now() })
  const { after, by } = plan
  const held = await moveMoney(tx, deps, order, plan.money)
  if (!held.ok) return held
  await writeOrder(tx, deps, order, plan, held.value)
  if (transition.act === 'deliver') await keepParcel(tx, order.order_id, said, deps.clock.now())
  await keepDispute(tx, deps, order, dispute, transition, by, said)
  if (plan.restocks && order.sale_id !== null) await store.restock(tx, order.sale_id, order.qty, deps.clock.now())
  if (plan.setsPrice) await store.setLastPrice(tx, order.item_id, order.price)
  for (const news of plan.news) await tell(tx, deps, news)
  const sellerAmount = sellerAmountOf(order, transition, said, dispute?.ruling)
  await tellOthers(tx, deps, { ...order, ...after, sellerAmount }, transition.act)
  for (const one of plan.awards) await award(tx, deps, one)
  return ok(undefined)
}

/** The order's own rows in one statement: its state, its pay order, its timeline and its wake-ups. */
async function writeOrder(tx: Tx, { ids }: Deps, order: TradeOrderTable, plan: Plan, holdId: number | undefined) {
  const { after, payState, event, wakes } = plan
  await together(tx, [
    store.changedOrder(tx, order.order_id, { ...after, ...(holdId !== undefined && { hold_id: holdId }) }),
    ...wakes.map((wake) => wakeUp(tx, wake)),
    ...(payState ? [payOrderState(tx, order.pay_no, payState)] : []),
    store.newEvent(tx, { event_id: ids.next(), ...event }),
  ])
}

/** The open dispute, read under the order's lock. */
async function runningDispute(tx: Tx, order: TradeOrderTable): Promise<Dispute | undefined> {
  if (order.state !== 'dispute') return undefined
  return (await disputesOf(tx, [order.order_id])).get(order.order_id)?.at(-1)
}
