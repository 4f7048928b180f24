import { ok } from '@contract/result'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { voidHold } from '../../ledger/hold'
import type { Payers } from './open/payer'
import * as store from './attempt-store'
import type { Gateway } from './gateway'
import { gatewayOf } from './gateway'
import { causeOf, settle } from './settle'
import type { PayAttemptTable } from './tables'
import { payOrderOf, setWaitingPayOrder } from './open/pay-orders'

/** The state of a try after the gateway was asked. `unknown`: it did not answer. */
export type Stand = 'open' | 'paid' | 'closed' | 'unknown'

/** How often the gateway is asked about a try, and when again after it did not answer. */
const askEveryMs = 20_000
const againMs = 5_000

/** How long a try that the gateway does not know may still be on its way there. */
const arrivingMs = 30_000

/** Ends a try that can bring no more money: its frozen part goes back, and the pay order is waiting again. */
export async function closeHere(deps: Deps, payers: Payers, { attempt_id, pay_no }: PayAttemptTable): Promise<Stand> {
  const closed = await transact(deps.db, async (tx) => {
    const pay = await payOrderOf(tx, pay_no)
    await payers[pay.biz_type]?.lock(tx, pay.biz_id)
    const attempt = await store.lockAttempt(tx, attempt_id)
    if (attempt?.state !== 'open') return ok(attempt?.state ?? 'closed')
    if (attempt.hold_id !== null) {
      await voidHold(tx, deps, attempt.hold_id, causeOf(attempt, 'pay_part_back', `组合付款未完成 · ${pay.subject}`))
    }
    const told = attempt.told === 'PAYERROR' ? ('PAYERROR' as const) : ('CLOSED' as const)
    await store.changeAttempt(tx, attempt_id, { state: 'closed', told, hold_id: null, ended_at: deps.clock.now() })
    await setWaitingPayOrder(tx, pay_no, 'unpaid')
    return ok('closed' as const)
  })
  return closed.ok ? closed.value : 'unknown'
}

/** Asks the gateway for the state of a try, and acts on it. */
export async function ask(deps: Deps, payers: Payers, attempt: PayAttemptTable): Promise<Stand> {
  const gateway = gatewayOf(deps.config)
  if (!gateway) return 'unknown'
  const now = deps.clock.now()
  const { out_trade_no: outTradeNo, app_id: appId, attempt_id: attemptId } = attempt
  const answer = await gateway.calls.query(appId, outTradeNo)
  if (!answer.ok) {
    const isUnknownThere = answer.error.kind === 'refused' && answer.error.code === 'ORDERNOTEXIST'
    if (isUnknownThere && attempt.created_at <= now - arrivingMs) return closeHere(deps, payers, attempt)
    // The gateway did not answer: the try is due again soon, after those that have waited longer.
    await store.changeAttempt(deps.db, attemptId, { asked_at: now - askEveryMs + againMs })
    return isUnknownThere ? 'open' : 'unknown'
  }
  const { state, transactionId, totalFee } = answer.value
  if (transactionId !== '' && (state === 'SUCCESS' || state === 'REFUND')) {
    const settled = await settle(deps, payers, { outTradeNo, transactionId, totalFee })
    return settled.ok ? 'paid' : 'unknown'
  }
  await store.changeAttempt(deps.db, attemptId, { told: state, asked_at: now })
  return state === 'CLOSED' || state === 'REVOKED' ? closeHere(deps, payers, attempt) : 'open'
}

/** Closes a try at the gateway first, then here; one that turns out paid is settled. */
export async function end(deps: Deps, payers: Payers, attempt: PayAttemptTable): Promise<Stand> {
  const stand = await ask(deps, payers, attempt)
  const gateway = gatewayOf(deps.config)
  if (stand !== 'open' || !gateway) return stand
  return closeThere(gateway, deps, payers, attempt)
}

async function closeThere({ calls }: Gateway, deps: Deps, payers: Payers, attempt: PayAttemptTable): Promise<Stand> {
  const closed = await calls.close(attempt.app_id, attempt.out_trade_no)
  if (closed.ok) return closeHere(deps, payers, attempt)
  return closed.error.kind === 'refused' ? ask(deps, payers, attempt) : 'unknown'
}

const perStatement = 50

/**
 * Asks the gateway about every try that was not checked for a while, so that none is in doubt longer than a minute, even when the gateway
 * fails to answer twice. Ends those whose time is over, or whose thing was closed or paid another way. Returns their number. A failure does
 * not stop the others: the first one is thrown at the end. Source: domain model §3.7.
 */
export async function sweepAttempts(deps: Deps, payers: Payers): Promise<number> {
  const now = deps.clock.now()
  const found = await store.doubtful(deps.db, now - askEveryMs, now, perStatement)
  const failures: unknown[] = []
  for (const attempt of found) {
    await lookAfter(deps, payers, attempt, now).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
  return found.length
}

async function lookAfter(deps: Deps, payers: Payers, attempt: PayAttemptTable, now: number): Promise<void> {
  const pay = await payOrderOf(deps.db, attempt.pay_no)
  const isOver = pay.expire_at <= now || pay.state === 'closed' || pay.state === 'paid'
  await (isOver ? end : ask)(deps, payers, attempt)
}
