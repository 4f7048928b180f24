import type { TxnKind } from '@contract/ledger/txn-kinds'
import { fen } from '@contract/money'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { backWords } from '@contract/texts/back-words'
import type { Tx } from '../../db/schema'
import { wholeOrNot } from '../../db/once/savepoint'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { voidHold } from '../../ledger/hold'
import type { Cause } from '../../ledger/post'
import { post } from '../../ledger/post'
import { linkTo, plainWords } from '../../format/rich-text'
import { tell } from '../notices/open/tell'
import { yuan } from '../../format/yuan'
import type { Payers } from './open/payer'
import * as store from './attempt-store'
import { openDispatch } from './dispatch/tell'
import type { PayAttemptTable } from './tables'
import type { PayOrderTable } from './tables'
import { payOrderOf, payOrderState, setWaitingPayOrder } from './open/pay-orders'

/** A payment that the gateway reports as collected. */
export interface Money {
  readonly outTradeNo: string
  /** The gateway's own number. */
  readonly transactionId: string
  readonly totalFee: number
}

/** `late`: nothing was left to pay; the money is available. `known`: it was credited before. */
export type Settled = 'paid' | 'late' | 'known'

/** Why money from the gateway is not credited; the comparison of the books reports each of these. */
export type Unsettled = 'unknownOrder' | 'wrongAmount' | 'otherTransaction'

/** Reason and reference of a try's money moves. */
export const causeOf = (attempt: PayAttemptTable, type: TxnKind, memo: string): Cause => ({
  type,
  refType: 'pay',
  refId: attempt.attempt_id,
  reference: attempt.out_trade_no,
  memo,
})

/**
 * Credits money from the gateway once, keyed by the gateway's number, and pays with it what it was meant for. When that can no longer be
 * paid, the money stays available and its owner is told. Safe to repeat, at any hour and in any order. Source: domain model §3.7, §4 (a
 * callback is accepted at any hour).
 */
export async function settle(deps: Deps, payers: Payers, money: Money): Promise<Result<Settled, Unsettled>> {
  const found = await store.attemptByNumber(deps.db, money.outTradeNo)
  if (!found) return err('unknownOrder')
  return transact(deps.db, async (tx): Promise<Result<Settled, Unsettled>> => {
    const pay = await payOrderOf(tx, found.pay_no)
    const payer = payers[pay.biz_type]
    await payer?.lock(tx, pay.biz_id)
    const attempt = await store.lockAttempt(tx, found.attempt_id)
    if (!attempt || attempt.amount !== money.totalFee) return err('wrongAmount')
    if (attempt.transaction_id !== null) {
      return attempt.transaction_id === money.transactionId ? ok('known') : err('otherTransaction')
    }
    const txnId = await credit(tx, deps, attempt, pay)
    const isPaid = await payWith(tx, deps, payers, pay, { txnId, channel: attempt.channel })
    if (isPaid) await payOrderState(tx, pay.pay_no, 'paid').execute()
    else {
      await setWaitingPayOrder(tx, pay.pay_no, 'unpaid')
      await tellLate(tx, deps, attempt, pay)
    }
    await store.changeAttempt(tx, attempt.attempt_id, {
      state: 'paid',
      told: 'SUCCESS',
      transaction_id: money.transactionId,
      txn_id: txnId,
      is_late: !isPaid,
      hold_id: null,
      ended_at: attempt.ended_at ?? deps.clock.now(),
    })
    await openDispatch(tx, deps, attempt)
    return ok(isPaid ? 'paid' : 'late')
  })
}

/** The balance's part of a payment that the gateway pays the rest of. */
export const partCause = (attempt: PayAttemptTable, pay: Pick<PayOrderTable, 'subject'>): Cause =>
  causeOf(attempt, 'pay_part', `组合付款的余额部分 · ${pay.subject}`)

/** Makes the balance part and the gateway's part available; gives the transaction of the latter. */
async function credit(tx: Tx, deps: Deps, attempt: PayAttemptTable, pay: PayOrderTable): Promise<number> {
  if (attempt.hold_id !== null) {
    await voidHold(tx, deps, attempt.hold_id, partCause(attempt, pay))
  }
  const cause = causeOf(attempt, 'recharge', `微信支付 · ${pay.subject}`)
  const transfer = { from: 'gateway:wechat', to: `user:${pay.user_id}:available`, amount: fen(attempt.amount) } as const
  const posted = await post(tx, deps, cause, [transfer])
  if (!posted.ok) throw new Error('the gateway has an account without end')
  return posted.value
}

/** Pays the thing or changes nothing: a refusal halfway must leave no half payment. */
function payWith(
  tx: Tx,
  deps: Deps,
  payers: Payers,
  pay: PayOrderTable,
  money: { txnId: number; channel: PayAttemptTable['channel'] },
): Promise<boolean> {
  return wholeOrNot(tx, async () => {
    const paid = await payers[pay.biz_type]?.settle(tx, deps, pay.biz_id, money)
    return paid?.ok === true
  })
}

/** Says where the money is, with links to the pay order and to the record of the money. Source: domain model §3.7. */
async function tellLate(tx: Tx, deps: Deps, attempt: PayAttemptTable, pay: PayOrderTable): Promise<void> {
  const payOrder = linkTo(`/pages/user/pay?payNo=${encodeURIComponent(pay.pay_no)}`, pay.pay_no)
  const record = linkTo('/pages/user/money?kind=available', attempt.out_trade_no)
  await tell(tx, deps, {
    userId: pay.user_id,
    type: 'money',
    kind: 'payLate',
    // A check-out has no page of its own: the text links what there is.
    refType: pay.biz_type === 'cart' ? 'none' : pay.biz_type,
    refId: pay.biz_id,
    title: '微信支付晚到，已转入可用余额',
    content: `付款单 ${payOrder}（${plainWords(pay.subject)}）到账时已不能付款。${yuan(attempt.amount)} 已按充值 ${record} 全额转入可用余额，${backWords}`,
  })
}
