import type * as v from 'valibot'
import type { HandoverDeskAct } from '@contract/block/transitions'
import { handoverTransitionFor } from '@contract/block/transitions'
import { includesArea } from '@contract/console/roles'
import type { adminHandoverAct, adminHandoverList, DeskHandover } from '@contract/endpoints/market/handover'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { changeAndView } from '../../../db/once/change-once'
import { pageFrame } from '../../../db/page-frame'
import { pageStart } from '../../../db/page-start'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { StaffPerson } from '../../../http/staff/staff-caller'
import { audit } from '../../audit/open/audit'
import { agreeAtDesk, endAtDesk } from '../../approvals/open/at-desk'
import { ownAffair, ownProposal } from '../../audit/open/own'
import { actsOfRoles } from '../rules/desk-acts'
import type { DeskRow } from '../shown-store'
import { deskHandover, deskHandovers, sumDesk } from '../shown-store'
import type { HandoverTable } from '../tables'
import { askOf, askToUndo, lockForDesk, undoApproval } from './by-two'
import { uphold } from './decide'
import { handoverFacts } from './info'
import * as store from './store'

const roleOf = (act: HandoverDeskAct) => (act === 'undo' ? 'otherOperator' : 'operator')

type Judged = Pick<HandoverTable, 'state' | 'from_user_id' | 'to_user_id' | 'undo_by'>

/** Why an operator may not do this with a handover now, if so. */
function deskFault(row: Judged, act: HandoverDeskAct, by: number): Refusal | undefined {
  if (row.from_user_id === by || row.to_user_id === by) return ownAffair
  if (!handoverTransitionFor(act, roleOf(act), row.state)) return refusal('CLOSED')
  const isAsked = row.undo_by !== null
  if (act === 'uphold') return undefined
  if (isAsked === (act === 'askUndo')) return refusal('CLOSED', {}, isAsked ? '已有人申请撤销' : '无人申请撤销')
  return act === 'undo' && row.undo_by === by ? ownProposal : undefined
}

/** With what somebody may do. */
export const deskView = (row: DeskRow, { userId, roles }: StaffPerson): DeskHandover => ({
  ...handoverFacts(row),
  seller: row.seller ?? '',
  buyer: row.buyer,
  undo:
    row.undo_by === null || !handoverTransitionFor('undo', roleOf('undo'), row.state)
      ? null
      : { askedBy: row.asker ?? '', reason: row.undo_reason },
  acts: actsOfRoles(roles).filter((act) => deskFault(row, act, userId) === undefined),
})

/** Objections that wait, that were decided, or both, in somebody's areas. */
export async function listDesk({ db }: Deps, staff: StaffPerson, input: v.InferOutput<typeof adminHandoverList.input>) {
  const { tab, areaId, q, page, size } = input
  const which = { tab, areaId, q, areas: staff.areas ?? undefined }
  const found = await deskHandovers(db, which, pageStart(input), size + 1)
  const { total, sum } = await sumDesk(db, which)
  const { rows, frame } = pageFrame(found, { page, size, total, cursorOf: (last) => last.order_id })
  return ok({ data: rows.map((row) => deskView(row, staff)), ...frame, sum: fen(sum) })
}

async function freshOf(tx: Tx, orderId: number, staff: StaffPerson) {
  const row = await deskHandover(tx, orderId)
  if (!row) throw new Error(`handover ${orderId} vanished`)
  return deskView(row, staff)
}

/** Decides an objection. Refusals: NOT_FOUND, MOVED (`handover`), NO_RIGHT (the roles), OWN, CLOSED. Source: community §8, rows 8 and 9. */
export function actByDesk(deps: Deps, staff: StaffPerson, input: v.InferOutput<typeof adminHandoverAct.input>) {
  const { userId: by, roles, areas } = staff
  const call = '/admin/handover/act'
  const { orderId, act, reason } = input
  const subject = {
    name: 'handover',
    view: (tx: Tx) => freshOf(tx, orderId, staff),
    lock: async (tx: Tx) => {
      const found = await store.findHandover(tx, orderId)
      if (!found || found.objected_at === null || !includesArea(areas, found.area_id)) return err(refusal('NOT_FOUND'))
      const row = await lockForDesk(tx, orderId)
      return row ? ok(row) : err(refusal('NOT_FOUND'))
    },
  }
  const command = { userId: by, call, input, now: deps.clock.now() }
  return changeAndView(deps.db, command, subject, async (tx, row) => {
    const fault = actsOfRoles(roles).includes(act) ? deskFault(row, act, by) : refusal('NO_RIGHT')
    if (fault) return err(fault)
    if (act === 'askUndo') return askToUndo(tx, deps, { userId: by }, row, reason, call)
    const done = await doAtDesk(tx, deps, by, row, { act, reason })
    if (!done.ok) return done
    const about = { refType: 'handover', refId: orderId, areaId: row.area_id }
    await audit(tx, deps, { ...about, userId: by, call, reason, details: { act }, ...done.value })
    return ok(null)
  })
}

/** Decides at the desk what needs nobody's ask; gives the approval that it carries out. */
async function doAtDesk(
  tx: Tx,
  deps: Deps,
  by: number,
  row: HandoverTable,
  { act, reason }: { readonly act: Exclude<HandoverDeskAct, 'askUndo'>; readonly reason: string },
): Promise<Result<{ readonly approvalId?: number }, Refusal>> {
  const thing = { ...askOf(row.order_id), refVer: row.ver }
  if (act === 'undo') return agreeAtDesk(tx, deps, undoApproval, thing, by, reason)
  const isAsked = act === 'unaskUndo' || row.undo_by !== null
  const ended = isAsked ? await endAtDesk(tx, deps, undoApproval, thing, { by, reason }) : ok({})
  if (ended.ok && act === 'uphold') await uphold(tx, deps, row, by, reason)
  return ended
}
