import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { bonusOf } from '@contract/settings/kinds'
import { backWords } from '@contract/texts/back-words'
import type { Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { AccountKey } from '../../ledger/accounts'
import { post } from '../../ledger/post'
import { tell } from '../notices/open/tell'
import { yuan } from '../../format/yuan'
import { settingsAt } from '../settings/open/settings-at'
import * as store from './attempt-store'
import { gatewayOf } from './gateway'
import * as refunds from './reconcile-store'
import { causeOf } from './settle'
import { gatewayDown } from './start'
import type { PayAttemptTable, PayRefundTable } from './tables'
import type { PayOrderTable } from './tables'
import { payOrderOf } from './open/pay-orders'

const clearing = 'payout:clearing' as const

type Parts = Pick<PayRefundTable, 'amount' | 'bonus'>
type Way = readonly [from: AccountKey, to: AccountKey]

/** Moves the amount one way and the bonus another. Refusal: NOT_ENOUGH. */
function move(tx: Tx, deps: Deps, attempt: PayAttemptTable, { amount, bonus }: Parts, way: Way, bonusWay: Way) {
  const cause = causeOf(attempt, 'recharge_refund', '微信支付原路退回')
  const legs = [
    { from: way[0], to: way[1], amount: fen(amount) },
    { from: bonusWay[0], to: bonusWay[1], amount: fen(bonus) },
  ]
  return post(
    tx,
    deps,
    cause,
    legs.filter((leg) => leg.amount > 0),
  )
}

export interface RefundWish {
  readonly amount: number
  readonly reason: string
}

/** What may still be given back of a payment. */
export const leftOf = (attempt: PayAttemptTable, before: readonly PayRefundTable[]): number =>
  attempt.amount - sumOf(before).amount

function sumOf(before: readonly PayRefundTable[]): Parts {
  const standing = before.filter(({ state }) => state !== 'failed')
  return {
    amount: standing.reduce((sum, row) => sum + row.amount, 0),
    bonus: standing.reduce((sum, row) => sum + row.bonus, 0),
  }
}

/** What an amount would have earned, by the steps of when the recharge was made. */
async function earnedBy(tx: Tx, { bonus, areaId, at }: refunds.Given, amount: number): Promise<number> {
  return bonus === 0 ? 0 : bonusOf((await settingsAt(tx, areaId, at)).rechargeBonus, amount)
}

/**
 * Prepares a refund of money that came through the platform: takes it from what the payer has available, with the part of the bonus that
 * the rest would not have earned. It waits in the clearing account until the gateway answers (`sendRefund`). Refusals: NOT_FOUND, LIMIT
 * (`left`: what may still be given back), NOT_ENOUGH (it was used). Source: domain model §1.5. Our decision:
 * docs/decisions/0060-payment-gateway.md
 */
export async function takeRefund(
  tx: Tx,
  deps: Deps,
  attemptId: number,
  { amount, reason }: RefundWish,
): Promise<Result<PayRefundTable, Refusal>> {
  const attempt = await store.lockAttempt(tx, attemptId)
  if (!attempt) return err(refusal('NOT_FOUND'))
  const before = await refunds.refundsOf(tx, attemptId)
  const left = leftOf(attempt, before)
  if (amount < 1 || amount > left) return err(refusal('LIMIT', { left }))
  const pay = await payOrderOf(tx, attempt.pay_no)
  const given = await refunds.bonusGiven(tx, attempt)
  const kept = Math.min(given.bonus, await earnedBy(tx, given, left - amount))
  const bonus = Math.max(0, given.bonus - sumOf(before).bonus - kept)
  const payer = `user:${pay.user_id}:available` as const
  const moved = await move(tx, deps, attempt, { amount, bonus }, [payer, clearing], [payer, 'platform:promo'])
  if (!moved.ok) return moved
  const row: PayRefundTable = {
    refund_id: deps.ids.next(),
    attempt_id: attemptId,
    amount,
    bonus,
    reason,
    state: 'asked',
    gateway_no: '',
    out_refund_no: `R${attempt.out_trade_no}-${before.length + 1}`.slice(0, 64),
    created_at: deps.clock.now(),
    ended_at: null,
  }
  await refunds.insertRefund(tx, row)
  return ok(row)
}

/**
 * Asks the gateway for a refund. Safe to repeat: the same number is refunded once. What the gateway refuses goes back to available.
 * Refusal: BUSY.
 */
export async function sendRefund(deps: Deps, row: PayRefundTable): Promise<Result<PayRefundTable, Refusal>> {
  const gateway = gatewayOf(deps.config)
  const attempt = await store.attemptById(deps.db, row.attempt_id)
  if (!gateway || typeof attempt?.transaction_id !== 'string') return err(gatewayDown)
  const { app_id: appId, transaction_id: transactionId, amount: totalFee } = attempt
  const wish = { appId, transactionId, outRefundNo: row.out_refund_no, totalFee, refundFee: row.amount }
  const answer = await gateway.calls.refund(wish)
  if (!answer.ok && answer.error.kind === 'unreachable') return err(gatewayDown)
  const pay = await payOrderOf(deps.db, attempt.pay_no)
  const gatewayNo = answer.ok ? answer.value.refundId : undefined
  return transact(deps.db, async (tx): Promise<Result<PayRefundTable, Refusal>> => {
    const fresh = await refunds.lockRefund(tx, row.refund_id)
    if (fresh?.state !== 'asked') return ok(fresh ?? row)
    const end = {
      state: gatewayNo === undefined ? ('failed' as const) : ('done' as const),
      gateway_no: gatewayNo ?? '',
      ended_at: deps.clock.now(),
    }
    const ended = { ...fresh, ...end }
    await settleRefund(tx, deps, attempt, pay, ended)
    await refunds.changeRefund(tx, row.refund_id, end)
    return ok(ended)
  })
}

/** The money leaves clearing: out of the product, or back to its payer with the bonus. */
async function settleRefund(tx: Tx, deps: Deps, attempt: PayAttemptTable, pay: PayOrderTable, row: PayRefundTable) {
  const payer = `user:${pay.user_id}:available` as const
  const isDone = row.state === 'done'
  const parts = { amount: row.amount, bonus: isDone ? 0 : row.bonus }
  const to = isDone ? 'gateway:wechat' : payer
  const moved = await move(tx, deps, attempt, parts, [clearing, to], ['platform:promo', payer])
  if (!moved.ok) throw new Error(`refund ${row.out_refund_no}: clearing has less than was put there`)
  const bonus = row.bonus > 0 ? `，赠送的 ${yuan(row.bonus)} 已收回` : ''
  const said = isDone
    ? {
        title: '已原路退回微信',
        content: `${yuan(row.amount)} 已原路退回微信支付${bonus}。原因：${row.reason}。（${pay.pay_no}）`,
      }
    : {
        title: '原路退回未成功',
        content: `${yuan(row.amount)} 退回未成功，已全额退回可用余额，${backWords}（${pay.pay_no}）`,
      }
  const about = {
    userId: pay.user_id,
    type: 'money',
    kind: 'payRefund',
    refType: 'none',
    refId: row.refund_id,
  } as const
  await tell(tx, deps, { ...about, ...said })
}

/** Asks again for every refund that the gateway has not answered. Returns their number. */
export async function sweepRefunds(deps: Deps): Promise<number> {
  const waiting = await refunds.waitingRefunds(deps.db, deps.clock.now() - 30_000)
  for (const row of waiting) await sendRefund(deps, row)
  return waiting.length
}
