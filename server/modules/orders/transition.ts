import { paymentDeadline } from '@contract/hours'
import { waits } from '@contract/limits'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { OrderRole, OrderTimer, Transition } from '@contract/orders/transitions'
import { endedStates } from '@contract/orders/transitions'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import { together } from '../../db/together'
import type { Deps } from '../../deps'
import { schedule, wakeUp } from '../../jobs/jobs'
import type { Dispute } from './dispute-store'
import { disputesOf } from './dispute-store'
import { keepDispute } from './dispute'
import { moveMoney } from './money'
import { tellParties } from './news'
import { awardParties } from './points'
import { scheduleReminders } from './reminders'
import type { TellableOrder } from './news-words'
import * as store from './store'
import type { DisputeTable, TradeOrderTable } from './tables'
import { payOrderState } from '../pay/open/pay-orders'

/** What comes with an act. */
export interface Said {
  readonly text?: string
  readonly images?: string
  /** For a dispute. */
  readonly reason?: DisputeTable['reason']
  /** For a rating. */
  readonly stars?: number
  /** For a decision: who decided, and what the seller gets before the fee. */
  readonly ruling?: { readonly userId: number; readonly sellerAmount: Fen }
}

const ended = new Set(endedStates)
const executions = new Set<string>(['executeRelease', 'executeRefund', 'executeSplit'])

/**
 * Makes one transition of the table on a locked order: money, goods, state, dispute, timeline, the next deadline and the notices, all in
 * the caller's transaction. An executed decision counts as its author's act, whoever triggered it. Refusal: NOT_ENOUGH (pay; `missing` in
 * fen). Source: domain model §3.5.
 */
export async function perform(
  tx: Tx,
  deps: Deps,
  order: TellableOrder,
  transition: Transition,
  role: OrderRole,
  said: Said = {},
): Promise<Result<void, Refusal>> {
  const now = deps.clock.now()
  const dispute = await runningDispute(tx, order)
  const ruling = dispute?.ruling
  const by = executions.has(transition.act) ? (ruling?.by_role ?? role) : role
  const paid = await moveMoney(tx, deps, order, transition, ruling && fen(ruling.seller_amount))
  if (!paid.ok) return paid
  const state = transition.to === 'same' ? order.state : transition.to
  const deadline = nextDeadline(transition, order, dispute, now)
  const after = {
    state,
    deadline_at: deadline?.at ?? null,
    deadline_does: deadline?.does ?? null,
    updated_at: now,
    ...askAfter(order, transition, by, said, now),
    ...saidOnOrder(order, transition, by, said),
    ...(paid.value !== undefined && { hold_id: paid.value }),
    ...(ended.has(state) && order.state !== state && endOf(state, transition, by, now)),
  }
  const isNewTime = deadline !== undefined && deadline.at !== order.deadline_at
  const payState = payStateAfter(transition)
  const event = { event_id: deps.ids.next(), order_id: order.order_id, at: now, act: transition.act, by }
  // The text of a rating is shown later, with the rating.
  const words = { text: transition.act === 'rate' ? '' : (said.text ?? ''), images: said.images ?? '' }
  await together(tx, [
    store.changedOrder(tx, order.order_id, after),
    ...(isNewTime ? [wakeUp(tx, { kind: deadline.does, ref: order.order_id, runAt: deadline.at })] : []),
    ...(payState ? [payOrderState(tx, order.pay_no, payState)] : []),
    store.newEvent(tx, { ...event, ...words }),
  ])
  if (isNewTime && deadline.does === 'confirmSilent') await scheduleReminders(tx, order.order_id, deadline.at, now)
  if (transition.act === 'askCancel')
    await schedule(tx, { kind: 'lapseCancel', ref: order.order_id, runAt: now + waits.cancelAnswerMs })
  await keepDispute(tx, deps, order, dispute, transition, by, said)
  await keepGoods(tx, order, transition, now)
  const sellerAmount = sellerAmountOf(order, transition, said, ruling)
  await tellParties(tx, deps, { ...order, ...after, sellerAmount }, transition.act, by)
  if (transition.to === 'done') await awardParties(tx, deps, order)
  return ok(undefined)
}

/** What a decision gives to the seller, before the fee. */
function sellerAmountOf(order: TradeOrderTable, { act }: Transition, said: Said, ruling: Dispute['ruling']) {
  if (act === 'decideRelease') return order.amount
  if (act === 'decideRefund') return 0
  return act === 'decideSplit' ? said.ruling?.sellerAmount : ruling?.seller_amount
}

const endOf = (state: TradeOrderTable['state'], { act }: Transition, by: OrderRole, now: number) => ({
  ended_act: act,
  ended_by: by,
  ended_at: now,
  ...(state !== 'closed' && { rate_until: now + waits.rateMs }),
})

/** The columns of the request to cancel after this transition: made, still open, or gone. */
function askAfter(order: TradeOrderTable, { act, to }: Transition, by: OrderRole, said: Said, now: number) {
  if (act === 'askCancel' && (by === 'buyer' || by === 'seller')) {
    const words = { cancel_ask_text: said.text ?? '', cancel_ask_at: now, cancel_ask_until: now + waits.cancelAnswerMs }
    return { cancel_ask_by: by, ...words }
  }
  const goesOn = to === 'delivered' || (to === 'same' && act !== 'denyCancel' && act !== 'lapseCancel')
  if (order.cancel_ask_by === null || goesOn) return {}
  return { cancel_ask_by: null, cancel_ask_text: null, cancel_ask_at: null, cancel_ask_until: null }
}

/** The columns that extending and rating set on the order. */
function saidOnOrder(order: TradeOrderTable, { act }: Transition, by: OrderRole, said: Said): Partial<TradeOrderTable> {
  if (act === 'extend') return order.state === 'paid' ? { more_deliver: true } : { more_confirm: true }
  if (act !== 'rate') return {}
  const [stars, words] = [said.stars ?? null, said.text ?? '']
  return by === 'buyer' ? { buyer_stars: stars, buyer_words: words } : { seller_stars: stars, seller_words: words }
}

/** The pay order's new state, if it changes. */
function payStateAfter({ act, to }: Transition): 'paid' | 'closed' | undefined {
  if (act === 'pay') return 'paid'
  return to === 'closed' ? 'closed' : undefined
}

async function keepGoods(tx: Tx, order: TradeOrderTable, { act, to, restock }: Transition, now: number): Promise<void> {
  if (restock && order.sale_id !== null) await store.restock(tx, order.sale_id, order.qty, now)
  if (to === 'done' && act !== 'executeSplit') await store.setLastPrice(tx, order.item_id, order.price)
}

export interface Deadline {
  readonly at: number
  readonly does: OrderTimer
}

/** The deadline that a transition itself sets; a payment deadline avoids closed hours. Source: domain model §4. */
export function deadlineOf({ deadline }: Transition, now: number): Deadline | undefined {
  if (!deadline) return undefined
  const at = deadline.payment ? paymentDeadline(now, deadline.afterMs) : now + deadline.afterMs
  return { at, does: deadline.does }
}

/** The order's deadline after a transition: a new one, the running one (perhaps moved), or none. */
function nextDeadline(
  transition: Transition,
  order: TradeOrderTable,
  dispute: Dispute | undefined,
  now: number,
): Deadline | undefined {
  const set = deadlineOf(transition, now)
  if (set) return set.does === 'refundUndecided' ? { ...set, at: Math.max(set.at, dispute?.last_resort_at ?? 0) } : set
  if (transition.to !== 'same' || order.deadline_at === null || order.deadline_does === null) return undefined
  return { at: order.deadline_at + (transition.moreMs ?? 0), does: order.deadline_does }
}

/** The open dispute, read under the order's lock. */
async function runningDispute(tx: Tx, order: TradeOrderTable): Promise<Dispute | undefined> {
  if (order.state !== 'dispute') return undefined
  return (await disputesOf(tx, [order.order_id])).get(order.order_id)?.at(-1)
}
