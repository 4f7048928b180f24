import type * as v from 'valibot'
import type { HandoverAdminAct } from '@contract/block/transitions'
import { handoverTransitionFor } from '@contract/block/transitions'
import { includesArea } from '@contract/console/roles'
import type { adminHandoverAct, adminHandoverList, AdminHandover } from '@contract/endpoints/market/handover'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { changeAndView } from '../../../db/once/change-once'
import { pageFrame } from '../../../db/page-frame'
import { pageStart } from '../../../db/page-start'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { StaffPerson } from '../../../http/staff/staff-caller'
import { audit } from '../../audit/open/audit'
import { endByStaff } from '../../approvals/open/by-staff'
import { ownAffair } from '../../audit/open/own'
import { actsOfRoles } from '../rules/admin-acts'
import type { AdminRow } from '../shown-store'
import { adminHandover, adminHandovers, sumForStaff } from '../shown-store'
import type { HandoverTable } from '../tables'
import { askOf, askToUndo, lockForStaff, undoApproval } from './by-two'
import { uphold } from './decide'
import { handoverFacts } from './info'
import * as store from './store'

type Judged = Pick<HandoverTable, 'state' | 'from_user_id' | 'to_user_id' | 'undo_by'>

/** Why an operator may not do this with a handover now, if so. */
function adminRefusal(row: Judged, act: HandoverAdminAct, by: number): Refusal | undefined {
  if (row.from_user_id === by || row.to_user_id === by) return ownAffair
  if (!handoverTransitionFor(act, 'operator', row.state)) return refusal('CLOSED')
  return act === 'askUndo' && row.undo_by !== null ? refusal('CLOSED', {}, '已有人申请撤销') : undefined
}

/** With what somebody may do. */
export const adminView = (row: AdminRow, { userId, roles }: StaffPerson): AdminHandover => ({
  ...handoverFacts(row),
  fee: fen(row.fee_kept),
  sellerId: row.from_user_id,
  seller: row.seller ?? '',
  buyerId: row.to_user_id,
  buyer: row.buyer,
  undo:
    row.undo_by === null || !handoverTransitionFor('undo', 'otherOperator', row.state)
      ? null
      : { askedBy: row.asker ?? '', reason: row.undo_reason },
  acts: actsOfRoles(roles).filter((act) => adminRefusal(row, act, userId) === undefined),
})

/** Objections that wait, that were decided, or both, or every sale, in somebody's areas. */
export async function listForStaff(
  { db }: Deps,
  staff: StaffPerson,
  input: v.InferOutput<typeof adminHandoverList.input>,
) {
  const { tab, areaId, q, userId, blockId, page, size } = input
  const which = { tab, areaId, q, userId, blockId, areas: staff.areas ?? undefined }
  const found = await adminHandovers(db, which, pageStart(input), size + 1)
  const { total, sum } = await sumForStaff(db, which)
  const { rows, frame } = pageFrame(found, { page, size, total, cursorOf: (last) => last.order_id })
  return ok({ data: rows.map((row) => adminView(row, staff)), ...frame, sum: fen(sum) })
}

async function freshOf(tx: Tx, orderId: number, staff: StaffPerson) {
  const row = await adminHandover(tx, orderId)
  if (!row) throw new Error(`handover ${orderId} vanished`)
  return adminView(row, staff)
}

/** Decides an objection. Refusals: NOT_FOUND, MOVED (`handover`), NO_RIGHT (the roles), OWN, CLOSED. Source: community §8, rows 8 and 9. */
export function actByStaff(deps: Deps, staff: StaffPerson, input: v.InferOutput<typeof adminHandoverAct.input>) {
  const { userId: by, roles, areas } = staff
  const call = '/admin/handover/act'
  const { orderId, act, reason } = input
  const subject = {
    name: 'handover',
    view: (tx: Tx) => freshOf(tx, orderId, staff),
    lock: async (tx: Tx) => {
      const found = await store.findHandover(tx, orderId)
      const isTheirs = found && found.objected_at !== null && includesArea(areas, found.area_id)
      return isTheirs ? lockForStaff(tx, orderId) : undefined
    },
  }
  return changeAndView(deps, { userId: by, call, input }, subject, async (tx, row) => {
    const refused = actsOfRoles(roles).includes(act) ? adminRefusal(row, act, by) : refusal('NO_RIGHT')
    if (refused) return err(refused)
    if (act === 'askUndo') return askToUndo(tx, deps, { userId: by }, row, reason, call)
    // Who lets the sale stand refuses what was asked about it, or takes the own ask back.
    const ended =
      row.undo_by === null ? ok({}) : await endByStaff(tx, deps, undoApproval, askOf(orderId), { by, reason })
    if (!ended.ok) return ended
    await uphold(tx, deps, row, by, reason)
    const about = { refType: 'handover', refId: orderId, areaId: row.area_id }
    await audit(tx, deps, { ...about, userId: by, call, reason, details: { act }, ...ended.value })
    return ok(null)
  })
}
