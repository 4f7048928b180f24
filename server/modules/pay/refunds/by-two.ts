import * as v from 'valibot'
import type { refundAsk } from '@contract/endpoints/console/money/refunds'
import { dayStart } from '@contract/hours'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { doOnce } from '../../../db/once/once'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { yuan } from '../../../format/yuan'
import type { StaffCaller } from '../../../http/staff/staff-caller'
import type { ApprovalAct } from '../../approvals/open/approval'
import { ask } from '../../approvals/open/ask'
import { viewOf } from '../../approvals/open/view'
import { audit } from '../../audit/open/audit'
import { ownAffair } from '../../audit/open/own'
import { isForTwo } from '../../limits/open/thresholds'
import { claimPerson } from '../../session/open/claim-person'
import { lockAttempt } from '../attempt-store'
import { leftOf, takeRefund } from '../refund'
import * as store from '../refund-store'

/** What counts with the next refund of a payment: what its payer had back of it, or of any today, and what waits. */
export const twoBeforeOf = (db: Db, clock: Deps['clock'], payment: Pick<store.PaymentRow, 'attempt_id' | 'user_id'>) =>
  store.backBefore(db, payment, { since: dayStart(clock.now()), now: clock.now() })

/**
 * Whether two persons decide this refund. Its payer is claimed: of two at once the second counts the first. Source: community §9 (two
 * persons).
 */
export async function isRefundForTwo(tx: Tx, clock: Deps['clock'], payment: store.PaymentRow, amount: number) {
  await claimPerson(tx, payment.user_id)
  return isForTwo(tx, 'refundTwo', { amount, before: await twoBeforeOf(tx, clock, payment), at: clock.now() })
}

/**
 * Asks a second one of finance for a refund. Refusals: NOT_FOUND, OWN, LIMIT (one decides; `left`), CLOSED (asked already). Source:
 * community §9.
 */
export function askToRefund(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof refundAsk.input>) {
  const call = '/admin/refund/ask'
  const { clock } = deps
  const { outTradeNo, amount, reason } = input
  return doOnce(deps, { userId: staff.userId, call, input }, async (tx) => {
    const payment = await store.paymentByNumber(tx, outTradeNo)
    // Payments belong to no area.
    if (!payment || staff.areas !== null) return err(refusal('NOT_FOUND'))
    if (payment.user_id === staff.userId) return err(ownAffair)
    if (!(await isRefundForTwo(tx, clock, payment, amount))) return err(refusal('LIMIT', {}, '这笔一人退款即可'))
    await lockAttempt(tx, payment.attempt_id)
    const before = await store.refundsOf(tx, payment.attempt_id)
    const left = leftOf(payment, before)
    if (amount > left) return err(refusal('LIMIT', { left }))
    const asked = await ask(tx, deps, staff, {
      kind: 'refund',
      refType: 'pay',
      refId: payment.attempt_id,
      refVer: before.length,
      areaId: null,
      summary: `${payment.pay_no} 原路退回 ${yuan(amount)}`,
      payload: { outTradeNo, payNo: payment.pay_no, amount, reason },
      reason,
      call,
    })
    return asked.ok ? ok(await viewOf({ db: tx, clock }, asked.value, staff)) : asked
  })
}

const Payload = v.object({ outTradeNo: v.string(), amount: v.number(), reason: v.string() })

/** A refund by two persons: the gateway is asked soon afterwards. Its version is the number of refunds before it. */
export const refundApproval: ApprovalAct = {
  async lock(tx, id) {
    const attempt = await lockAttempt(tx, id)
    return attempt && (await store.refundsOf(tx, id)).length
  },
  isParty: async (tx, id, { userId }) => (await store.payerOf(tx, id)) === userId,
  async run(tx, deps, { userId, approvalId }, id, payload) {
    const { outTradeNo, amount, reason } = v.parse(Payload, payload)
    const row = await takeRefund(tx, deps, id, { amount, reason })
    if (!row.ok) return row
    const details = { outTradeNo, amount, bonus: row.value.bonus, refundNo: row.value.out_refund_no }
    const deed = { userId, call: '/admin/approval/approve', refType: 'pay', refId: id, reason, details, approvalId }
    await audit(tx, deps, deed)
    return row
  },
}
