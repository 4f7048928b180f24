import type { ApprovalKind } from '@contract/console/approval-kinds'
import { approvalActs } from '../../server/approvals'
import type { StaffPerson } from '../../server/http/staff/staff-caller'
import { approve, listApprovals } from '../../server/modules/approvals/service'
import type { DemoDeps } from '../demo-clock'
import { must } from '../trade'

/** An operator of every area agrees to what another one asked for about a thing. */
export async function agree(deps: DemoDeps, userId: number, kind: ApprovalKind, refId: number, clientNo: string) {
  const staff: StaffPerson = { userId, roles: ['operator'], areas: null }
  const found = must('ask', await listApprovals(deps, staff, { page: 1, size: 15, state: 'waiting', kind, refId }))
  const [asked] = found.data
  if (!asked) throw new Error(`nobody asked for ${kind} of ${refId}`)
  const { approvalId: id, ver, payloadHash } = asked
  must('approval', await approve(deps, approvalActs, staff, { clientNo, id, ver, payloadHash, reason: '' }))
}
