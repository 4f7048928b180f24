import { paymentDeadline } from '@contract/hours'
import { fen, minus } from '@contract/money'
import type { OrderRole, Transition } from '@contract/orders/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { schedule } from '../../jobs/jobs'
import { openHold, postHold, voidHold } from '../../ledger/hold'
import type { Cause } from '../../ledger/post'
import { balancesOf } from '../../ledger/wallet'
import * as store from './store'
import type { TradeOrderTable } from './tables'

/** What a party says with an act. */
export interface Said {
  readonly text?: string
  readonly images?: string
}

const ended = new Set<TradeOrderTable['state']>(['done', 'closed', 'refunded'])

/**
 * Makes one transition of the table on a locked order: money, goods, state, timeline and the next deadline, all in the caller's
 * transaction. Refusal: NOT_ENOUGH (pay; `missing` in fen). Source: domain model §3.5.
 */
export async function perform(
  tx: Tx,
  deps: Deps,
  order: TradeOrderTable,
  transition: Transition,
  by: OrderRole,
  said: Said = {},
): Promise<Result<void, Refusal>> {
  const now = deps.clock.now()
  const paid = await moveMoney(tx, deps, order, transition)
  if (!paid.ok) return paid
  const deadline = deadlineOf(transition, now)
  const state = transition.to === 'same' ? order.state : transition.to
  await store.updateOrder(tx, order.order_id, {
    state,
    deadline_at: deadline?.at ?? null,
    deadline_does: deadline?.does ?? null,
    updated_at: now,
    ...(paid.value !== undefined && { hold_id: paid.value }),
    ...(ended.has(state) && { ended_act: transition.act, ended_by: by, ended_at: now }),
  })
  if (deadline) await schedule(tx, { kind: deadline.does, ref: order.order_id, runAt: deadline.at })
  if (transition.restock && order.sale_id !== null) await store.restock(tx, order.sale_id, order.qty, now)
  if (transition.to === 'paid') await store.setPayState(tx, order.pay_no, 'paid')
  if (transition.to === 'closed') await store.setPayState(tx, order.pay_no, 'closed')
  if (transition.to === 'done') await store.setLastPrice(tx, order.item_id, order.price)
  await store.insertEvent(tx, {
    event_id: deps.ids.next(),
    order_id: order.order_id,
    at: now,
    act: transition.act,
    by,
    text: said.text ?? '',
    images: said.images ?? '',
  })
  return ok(undefined)
}

/** The deadline a transition sets; a payment deadline keeps out of closed hours. Source: domain model §4. */
export function deadlineOf({ deadline }: Transition, now: number) {
  if (!deadline) return undefined
  const at = deadline.payment ? paymentDeadline(now, deadline.afterMs) : now + deadline.afterMs
  return { at, does: deadline.does }
}

/** Moves the order's money as the transition says; gives the id of a hold that was opened. */
async function moveMoney(
  tx: Tx,
  deps: Deps,
  order: TradeOrderTable,
  { money }: Transition,
): Promise<Result<number | undefined, Refusal>> {
  switch (money) {
    case 'none':
    case 'part':
    case 'split':
      return ok(undefined)
    case 'hold':
      return holdAmount(tx, deps, order)
    case 'void':
      await voidHold(tx, deps, holdOf(order), causeOf(order, 'order_refund', '订单退款'))
      return ok(undefined)
    case 'post': {
      const fee = fen(order.fee)
      const share = fen(order.fund_share)
      await postHold(tx, deps, holdOf(order), causeOf(order, 'order_done', '成交放款'), [
        { to: `user:${order.seller_user_id}:income`, amount: minus(fen(order.amount), fee) },
        { to: 'platform:fee', amount: minus(fee, share) },
        { to: `area:${order.area_id}:fund`, amount: share },
      ])
      return ok(undefined)
    }
  }
}

/** Freezes the order's amount for it. Refusal: NOT_ENOUGH with `missing`, in fen. */
async function holdAmount(tx: Tx, deps: Deps, order: TradeOrderTable): Promise<Result<number, Refusal>> {
  const userId = order.buyer_user_id
  const cause = causeOf(order, 'order_pay', '付款转冻结')
  const wish = { userId, fromKind: 'available', amount: fen(order.amount), reason: 'order', cause } as const
  const held = await openHold(tx, deps, wish)
  if (held.ok || held.error.reason !== 'NOT_ENOUGH') return held
  const { available } = await balancesOf(tx, userId)
  return err(refusal('NOT_ENOUGH', { missing: Math.max(0, order.amount - available) }))
}

function holdOf(order: TradeOrderTable): number {
  if (order.hold_id === null) throw new Error(`order ${order.order_no} has no hold`)
  return order.hold_id
}

const causeOf = (order: TradeOrderTable, type: string, what: string): Cause => ({
  type,
  refType: 'order',
  refId: order.order_id,
  reference: order.order_no,
  memo: `${what} · ${order.title}`,
})
