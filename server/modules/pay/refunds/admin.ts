import type * as v from 'valibot'
import { mayKnowGivers } from '@contract/console/roles'
import type { GatewayPaymentView, payRefund } from '@contract/endpoints/money/refunds'
import { aResident } from '@contract/ledger/account-words'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { forTwo } from '../../approvals/open/ask'
import { audit } from '../../audit/open/audit'
import { doOnce } from '../../../db/once/once'
import type { Deps } from '../../../deps'
import { leftOf, sendRefund, takeRefund } from '../refund'
import { isRefundForTwo, twoBeforeOf } from './by-two'
import type { PaymentRow } from '../refund-store'
import * as store from '../refund-store'

/** Nobody, in the place of a giver whom a reader may not know. */
const unknownGiver = { userId: 0, nickName: aResident, blockNo: 0 }

async function viewOf(deps: Deps, row: PaymentRow): Promise<GatewayPaymentView> {
  const refunds = await store.refundsOf(deps.db, row.attempt_id)
  const isHidden = row.is_anonymous && !mayKnowGivers(deps.staff?.roles ?? [])
  return {
    outTradeNo: row.out_trade_no,
    payNo: row.pay_no,
    bizType: row.biz_type,
    subject: row.subject,
    payer: isHidden ? unknownGiver : { userId: row.user_id, nickName: row.nick_name, blockNo: row.block_no ?? 0 },
    amount: fen(row.amount),
    left: fen(leftOf(row, refunds)),
    twoBefore: fen(await twoBeforeOf(deps.db, deps.clock, row)),
    isLate: row.is_late,
    paidAt: row.ended_at ?? row.created_at,
    refunds: refunds.map((one) => ({
      refundNo: one.out_refund_no,
      amount: fen(one.amount),
      bonus: fen(one.bonus),
      reason: one.reason,
      state: one.state,
      at: one.ended_at ?? one.created_at,
    })),
    waiting: await waitingFor(deps, row.attempt_id),
  }
}

async function waitingFor({ db, clock }: Deps, attemptId: number): Promise<GatewayPaymentView['waiting']> {
  const asked = await store.waitingRefund(db, attemptId, clock.now())
  return asked ? { refId: attemptId, amount: fen(asked.amount), by: asked.name, at: asked.asked_at } : null
}

/** What the gateway collected under a number: of a pay order, of what it paid, or of the gateway. */
export async function listPayments(deps: Deps, reference: string) {
  const rows = await store.paymentsUnder(deps.db, reference)
  return ok(await Promise.all(rows.map((row) => viewOf(deps, row))))
}

type Wish = v.InferOutput<typeof payRefund.input>

/**
 * Gives a payment back through the gateway. Refusals: NOT_FOUND, NO_RIGHT (the operator's own), LIMIT (`left`; `isForTwo`: two
 * decide), NOT_ENOUGH (it was used).
 * While the gateway does not answer, the refund stays `asked` and the server sends it again. Our decision:
 * docs/decisions/0060-payment-gateway.md
 */
export async function refundByOperator(
  deps: Deps,
  by: number,
  input: Wish,
): Promise<Result<GatewayPaymentView, Refusal>> {
  const { outTradeNo, amount, reason } = input
  const payment = await store.paymentByNumber(deps.db, outTradeNo)
  if (!payment) return err(refusal('NOT_FOUND'))
  if (payment.user_id === by) return err(refusal('NO_RIGHT', {}, '自己的付款要由另一位运营退'))
  const call = '/admin/pay/refund'
  const taken = await doOnce(deps, { userId: by, call, input }, async (tx) => {
    if (await isRefundForTwo(tx, deps.clock, payment, amount)) return err(forTwo())
    const row = await takeRefund(tx, deps, payment.attempt_id, { amount, reason })
    if (!row.ok) return row
    const details = { outTradeNo, amount, bonus: row.value.bonus, refundNo: row.value.out_refund_no }
    await audit(tx, deps, { userId: by, call, refType: 'pay', refId: payment.attempt_id, reason, details })
    return row
  })
  if (!taken.ok) return taken
  // Without an answer the refund stays `asked` and is sent again later. The command still succeeds, because the money has left the payer's
  // account.
  await sendRefund(deps, taken.value)
  return ok(await viewOf(deps, payment))
}
