import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { JobHandlers } from '../../../jobs/jobs'
import { schedule } from '../../../jobs/jobs'
import type { ApiError, Asking } from '../../../wechat/api'
import { shippingState, tellShipping, tellSigned } from '../../../wechat/shipping'
import { findOpenId } from '../attempt-store'
import { gatewayOf } from '../gateway'
import type { dispatchJobNames } from '../open/dispatch'
import { bidDispatchKind, dispatchKind, orderDispatchKind } from '../open/dispatch'
import type { Sent, SentOrder } from './rules/sent'
import { pauseMs, sentOf, sentOnline, signedAtOf } from './rules/sent'
import type { DispatchRow } from './store'
import * as store from './store'

/** It is told already, by an answer of ours that was lost. Source: WeChat, `uploadShippingInfo` (error codes). */
const toldCodes: ReadonlySet<number> = new Set([10060002, 10060003, 10060023])

/** The reminder was used, or what was told of is none that is reminded of. Source: WeChat, `notifyConfirmReceive` (error codes). */
const signedCodes: ReadonlySet<number> = new Set([10060028, 10060030, 10060032])

/** Begins to tell of a payment, in the transaction that credits it; of one outside the mini-program nobody wants to know. */
export async function openDispatch(tx: Tx, deps: Deps, attempt: { attempt_id: number; app_id: string }): Promise<void> {
  if (attempt.app_id !== gatewayOf(deps.config)?.settings.mini.appId) return
  await store.insertDispatch(tx, attempt.attempt_id)
  await wake(tx, deps, attempt.attempt_id)
}

const wake = (tx: Tx, { clock }: Pick<Deps, 'clock'>, attemptId: number, inMs = 0) =>
  schedule(tx, { kind: dispatchKind, ref: attemptId, runAt: clock.now() + inMs })

/** The orders that a payment pays for; undefined for a payment of none, or of a bid that runs. */
async function ordersOf(
  tx: Tx,
  { biz_type: type, biz_id: id }: DispatchRow,
): Promise<readonly SentOrder[] | undefined> {
  if (type === 'order') return store.orderSent(tx, id)
  return type === 'buy' ? store.bidSent(tx, id) : undefined
}

/** What is told of a payment, from when that is known. What came too late to pay is its payer's money. */
async function contentOf(tx: Tx, row: DispatchRow): Promise<Sent | undefined> {
  const hasOrders = (row.biz_type === 'order' || row.biz_type === 'buy') && !row.is_late
  if (!hasOrders) return sentOnline(row.subject)
  const orders = await ordersOf(tx, row)
  return orders && sentOf(row.subject, orders)
}

/** What a step comes to: it is done, or tried again later because of this. */
type Step = Promise<Result<'done', ApiError>>

async function tellSent(tx: Tx, deps: Deps, asking: Asking, row: DispatchRow): Step {
  const { attempt_id: id, transaction_id: transactionId } = row
  const now = deps.clock.now()
  const content = row.content ?? (await contentOf(tx, row))
  if (!content || transactionId === null) return ok('done')
  const at = row.known_at ?? now
  if (row.content === null) await store.changeDispatch(tx, id, { content: JSON.stringify(content), known_at: at })
  const known = await shippingState(asking, transactionId)
  if (!known.ok) return known
  if (known.value === 'refunded') {
    await store.changeDispatch(tx, id, { over: 'refunded' })
    return ok('done')
  }
  if (known.value === 'open') {
    const payer = await findOpenId(tx, row.user_id, row.app_id)
    const shipping = { transactionId, openId: payer?.open_id ?? '', at, ...content }
    const told = await tellShipping(asking, shipping)
    if (!told.ok && !toldCodes.has(told.error.errcode ?? 0)) return told
  }
  await store.changeDispatch(tx, id, { told_at: now, tries: 0, said: '' })
  return ok('done')
}

/** Tells once that everything was signed for, of what was posted. */
async function tellSignature(tx: Tx, deps: Deps, asking: Asking, row: DispatchRow): Step {
  const orders = row.signed_told_at === null && row.told_at !== null ? await ordersOf(tx, row) : undefined
  const at = orders && signedAtOf(orders)
  if (at === undefined || row.transaction_id === null || row.content?.logistics !== 'post') return ok('done')
  await store.changeDispatch(tx, row.attempt_id, { signed_at: at })
  const told = await tellSigned(asking, row.transaction_id, Math.max(at, row.known_at ?? at))
  if (!told.ok && !signedCodes.has(told.error.errcode ?? 0)) return told
  await store.changeDispatch(tx, row.attempt_id, { signed_told_at: deps.clock.now(), tries: 0, said: '' })
  return ok('done')
}

/** Tells what WeChat does not know yet of a payment; what it does not take is tried again, with growing pauses. */
async function tell(tx: Tx, deps: Deps, attemptId: number): Promise<void> {
  const settings = gatewayOf(deps.config)?.settings
  const row = await store.lockDispatch(tx, attemptId)
  if (!settings || row?.app_id !== settings.mini.appId || row.over !== null) return
  const asking = { hosts: settings.hosts, app: settings.mini, deps }
  const sent = row.told_at === null ? await tellSent(tx, deps, asking, row) : ok('done' as const)
  const fresh = sent.ok ? await store.lockDispatch(tx, attemptId) : undefined
  const done = sent.ok && fresh ? await tellSignature(tx, deps, asking, fresh) : sent
  if (done.ok) return
  const { kind, errcode } = done.error
  const said = kind === 'refused' ? `${errcode} ${done.error.words}` : `${errcode ?? 'no answer'}`
  const tries = row.tries + 1
  await store.changeDispatch(tx, attemptId, { tries, said: said.slice(0, 200) })
  await wake(tx, deps, attemptId, pauseMs(tries))
}

/** The jobs that tell WeChat of dispatches: in a runner beside the deadlines, which no slow answer delays. */
export function dispatchJobs(deps: Deps): JobHandlers<keyof typeof dispatchJobNames> {
  const wakeAll = async (tx: Tx, found: readonly { attempt_id: number }[]) => {
    for (const { attempt_id: id } of found) await wake(tx, deps, id)
  }
  return {
    [orderDispatchKind]: async (tx, orderId) => wakeAll(tx, await store.dispatchesOfOrder(tx, orderId)),
    [bidDispatchKind]: async (tx, buyId) => wakeAll(tx, await store.dispatchesOfBid(tx, buyId)),
    [dispatchKind]: (tx, attemptId) => tell(tx, deps, attemptId),
  }
}

/** WeChat reminds of a payment whose dispatch it was not told: looked at again at once. Source: WeChat, `trade_manage_remind_shipping`. */
export async function wakeReminded(tx: Tx, deps: Deps, transactionId: unknown): Promise<void> {
  if (typeof transactionId !== 'string') return
  const found = await store.dispatchOfTransaction(tx, transactionId)
  if (found) await wake(tx, deps, found.attempt_id)
}
