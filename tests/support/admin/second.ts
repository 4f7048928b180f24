import type { ApprovalKind } from '@contract/console/approval-kinds'
import type { ApprovalView } from '@contract/endpoints/console/approvals'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import { approvalActs } from '../../../server/approvals'
import type { Deps } from '../../../server/deps'
import type { StaffPerson } from '../../../server/http/staff/staff-caller'
import { approve, listApprovals, refuse } from '../../../server/modules/approvals/service'
import { clientNo } from '../city/small-city'

type Answer = 'approve' | 'refuse'

/** One of operators and finance answers what waits about a thing, or takes the own ask back; CLOSED when nothing waits. */
export async function answerAsk(
  deps: Deps,
  userId: number,
  answer: Answer,
  thing: { readonly kind: ApprovalKind; readonly refId: number },
  reason = '看过材料了',
): Promise<Result<ApprovalView, Refusal>> {
  const staff: StaffPerson = { userId, roles: ['operator', 'finance'], areas: null }
  const found = await listApprovals(deps, staff, { page: 1, size: 15, state: 'waiting', ...thing })
  const [asked] = found.value.data
  if (!asked) return err(refusal('CLOSED', {}, '没有在等的复核'))
  const { approvalId: id, ver, payloadHash } = asked
  const deciding = { clientNo: clientNo(), id, ver, reason }
  return answer === 'approve'
    ? approve(deps, approvalActs, staff, { ...deciding, payloadHash })
    : refuse(deps, approvalActs, staff, deciding)
}

/** What somebody of staff does, or as the second one; the second one's is told by what comes of the thing. */
export const thenSeen = async <T>(
  answered: Promise<Result<unknown, Refusal>>,
  see: () => Promise<T>,
): Promise<Result<T, Refusal>> => {
  const result = await answered
  return result.ok ? { ok: true, value: await see() } : result
}
