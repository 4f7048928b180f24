import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { AccountKey } from '../../ledger/accounts'
import { post } from '../../ledger/post'
import * as store from './attempt-store'
import { gatewayOf } from './gateway'
import * as refunds from './reconcile-store'
import { causeOf } from './settle'
import { gatewayDown } from './start'
import type { PayAttemptTable, PayRefundTable } from './tables'

const clearing = 'payout:clearing' as const

async function move(
  tx: Tx,
  deps: Deps,
  attempt: PayAttemptTable,
  amount: number,
  way: readonly [AccountKey, AccountKey],
) {
  const [from, to] = way
  const cause = causeOf(attempt, 'recharge_refund', '微信支付原路退回')
  return post(tx, deps, cause, [{ from, to, amount: fen(amount) }])
}

/**
 * Gives money of the platform back the way it came: for a recharge that nobody used, by an operator. Everything else goes back to
 * available. The money waits in clearing until the gateway answers. Refusals: NOT_FOUND, LIMIT (`left`: what may still be given back),
 * NOT_ENOUGH (it was used), BUSY. Source: domain model §1.5. Our decision: docs/decisions/0060-payment-gateway.md
 */
export async function refundAttempt(
  deps: Deps,
  wish: { readonly outTradeNo: string; readonly amount: number; readonly reason: string },
): Promise<Result<PayRefundTable, Refusal>> {
  const found = await store.attemptByNumber(deps.db, wish.outTradeNo)
  if (found?.state !== 'paid') return err(refusal('NOT_FOUND'))
  const asked = await transact(deps.db, (tx) => take(tx, deps, found.attempt_id, wish))
  return asked.ok ? sendRefund(deps, asked.value) : asked
}

async function take(
  tx: Tx,
  deps: Deps,
  attemptId: number,
  { amount, reason }: { readonly amount: number; readonly reason: string },
): Promise<Result<PayRefundTable, Refusal>> {
  const attempt = await store.lockAttempt(tx, attemptId)
  if (!attempt) return err(refusal('NOT_FOUND'))
  const before = await refunds.refundsOf(tx, attemptId)
  const given = before.filter(({ state }) => state !== 'failed').reduce((sum, row) => sum + row.amount, 0)
  const left = attempt.amount - given
  if (amount < 1 || amount > left) return err(refusal('LIMIT', { left }))
  const pay = await store.payOrderOf(tx, attempt.pay_no)
  const moved = await move(tx, deps, attempt, amount, [`user:${pay.user_id}:available`, clearing])
  if (!moved.ok) return moved
  const row: PayRefundTable = {
    ...{ refund_id: deps.ids.next(), attempt_id: attemptId, amount, reason, state: 'asked', gateway_no: '' },
    ...{ out_refund_no: `R${attempt.out_trade_no}-${before.length + 1}`.slice(0, 64) },
    ...{ created_at: deps.clock.now(), ended_at: null },
  }
  await refunds.insertRefund(tx, row)
  return ok(row)
}

/** Asks the gateway for a refund, also again: the same number gives it once. What the gateway refuses goes back to available. Refusal: BUSY. */
export async function sendRefund(deps: Deps, row: PayRefundTable): Promise<Result<PayRefundTable, Refusal>> {
  const gateway = gatewayOf(deps.config)
  const attempt = await store.attemptById(deps.db, row.attempt_id)
  if (!gateway || typeof attempt?.transaction_id !== 'string') return err(gatewayDown)
  const { app_id: appId, transaction_id: transactionId, amount: totalFee } = attempt
  const wish = { appId, transactionId, outRefundNo: row.out_refund_no, totalFee, refundFee: row.amount }
  const answer = await gateway.calls.refund(wish)
  if (!answer.ok && answer.error.kind === 'unreachable') return err(gatewayDown)
  const pay = await store.payOrderOf(deps.db, attempt.pay_no)
  const to: AccountKey = answer.ok ? 'gateway:wechat' : `user:${pay.user_id}:available`
  return transact(deps.db, async (tx): Promise<Result<PayRefundTable, Refusal>> => {
    const fresh = await refunds.lockRefund(tx, row.refund_id)
    if (fresh?.state !== 'asked') return ok(fresh ?? row)
    const moved = await move(tx, deps, attempt, row.amount, [clearing, to])
    if (!moved.ok) throw new Error(`refund ${row.out_refund_no}: clearing has less than was put there`)
    const end = {
      state: answer.ok ? ('done' as const) : ('failed' as const),
      gateway_no: answer.ok ? answer.value.refundId : '',
      ended_at: deps.clock.now(),
    }
    await refunds.changeRefund(tx, row.refund_id, end)
    return ok({ ...fresh, ...end })
  })
}

/** Asks again for every refund that the gateway has not answered. Gives how many there were. */
export async function sweepRefunds(deps: Deps): Promise<number> {
  const waiting = await refunds.waitingRefunds(deps.db, deps.clock.now() - 30_000)
  for (const row of waiting) await sendRefund(deps, row)
  return waiting.length
}
