import * as v from 'valibot'
import type { disputeAsk } from '@contract/endpoints/console/disputes'
import { FenSchema } from '@contract/fields'
import { sellerFee } from '@contract/orders/fee'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { doOnce } from '../../../db/once/once'
import type { Deps } from '../../../deps'
import { yuan } from '../../../format/yuan'
import { asCaller } from '../../../http/staff/as-caller'
import type { StaffCaller } from '../../../http/staff/staff-caller'
import type { ApprovalAct } from '../../approvals/open/approval'
import { ask } from '../../approvals/open/ask'
import { viewOf } from '../../approvals/open/view'
import { termsOf } from '../rules/terms'
import * as store from '../store'
import { sideOf } from '../view'
import { decideInside, judged } from './decide'
import { isDecisionForTwo } from './for-two'

/** What is decided, as the approval keeps it. */
const Payload = v.object({
  kind: v.picklist(['release', 'refund', 'split']),
  sellerAmount: FenSchema,
  reason: v.string(),
  ver: v.number(),
})

/** Asks for a decision by two. Refusals: as of deciding; LIMIT (one decides), CLOSED (asked already). Source: community §9. */
export function askToDecide(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof disputeAsk.input>) {
  const call = '/admin/dispute/ask'
  const { clock } = deps
  return doOnce(deps, { userId: staff.userId, call, input }, async (tx) => {
    const found = await judged(tx, deps, asCaller(staff), input)
    if (!found.ok) return found
    const { order, sellerAmount } = found.value
    if (!(await isDecisionForTwo(tx, order, clock.now()))) return err(refusal('LIMIT', {}, '这笔一人裁定即可'))
    const buyerAmount = order.amount - sellerAmount
    const asked = await ask(tx, deps, staff, {
      kind: 'dispute',
      refType: 'dispute',
      refId: order.order_id,
      refVer: order.ver,
      areaId: order.area_id,
      summary: `${order.order_no} 裁定：退 ${yuan(buyerAmount)}，放 ${yuan(sellerAmount)}`,
      payload: {
        kind: input.kind,
        sellerAmount,
        buyerAmount,
        fee: sellerFee(fen(sellerAmount), termsOf(order)),
        reason: input.reason,
        ver: order.ver,
      },
      reason: input.reason,
      call,
    })
    return asked.ok ? ok(await viewOf({ db: tx, clock }, asked.value, staff)) : asked
  })
}

/** Deciding a dispute by two persons. Source: community §9. */
export const disputeApproval: ApprovalAct = {
  lock: async (tx, id) => (await store.lockOrder(tx, id))?.ver,
  async isParty(tx, id, { userId }) {
    const order = await store.findOrder(tx, id)
    return order !== undefined && sideOf(order, userId) !== undefined
  },
  run: (tx, deps, { userId, approvalId }, id, payload) =>
    decideInside(tx, deps, asCaller({ userId, areas: null }), { id, ...v.parse(Payload, payload) }, approvalId),
}
