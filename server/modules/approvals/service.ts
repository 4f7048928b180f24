import type * as v from 'valibot'
import { readableKinds } from '@contract/console/approval-kinds'
import type * as calls from '@contract/endpoints/console/approvals'
import type { ApprovalView } from '@contract/endpoints/console/approvals'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { includesArea } from '@contract/console/roles'
import { once } from '../../db/once/once'
import { pageFrame } from '../../db/page-frame'
import { skipped } from '../../db/page-start'
import type { Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { audit } from '../audit/open/audit'
import type { Changes } from '../audit/open/changes'
import type { ApprovalActs } from './open/approval'
import { approvalViews, viewOf } from './open/view'
import { changedText, decidedBy, decidingRole, isAsAsked } from './rules'
import { carryOut, lapse, personFault, refuseAsk } from './endings'
import * as store from './store'

/** What was asked for, in somebody's areas. */
export async function listApprovals(
  { db, clock }: Deps,
  staff: StaffCaller,
  { page, size, state, kind, refId, approvalId }: v.InferOutput<typeof calls.approvalList.input>,
) {
  const one = { kind, refId, approvalId }
  const query = {
    ...one,
    state,
    areas: staff.areas,
    now: clock.now(),
    by: staff.userId,
    reads: readableKinds(staff.roles),
    decides: decidedBy(staff.roles),
  }
  const found = await store.list(db, query, { offset: skipped({ page, size }) }, size)
  const total = await store.count(db, query)
  const { rows, frame } = pageFrame(found, { page, size, total, cursorOf: () => undefined })
  return ok({ data: await approvalViews({ db, clock }, rows, staff), ...frame })
}

/** An answer that must stay although the call is refused: what lapsed stays lapsed. */
interface Lapsed {
  readonly lapsed: ApprovalView
}

const isLapsed = (value: ApprovalView | Lapsed): value is Lapsed => 'lapsed' in value

type Row = NonNullable<Awaited<ReturnType<typeof store.lock>>>

/** The waiting approval, its thing locked before it. Refusals: NOT_FOUND (also of a kind that is not read), MOVED (data.approval). */
async function waiting(
  tx: Tx,
  deps: Deps,
  acts: ApprovalActs,
  staff: StaffCaller,
  { id, ver }: { readonly id: number; readonly ver: number },
): Promise<Result<{ readonly row: Row; readonly refVer: number | undefined }, Refusal>> {
  const seen = await store.find(tx, id)
  const isRead = seen && includesArea(staff.areas, seen.area_id) && readableKinds(staff.roles).includes(seen.kind)
  if (!isRead) return err(refusal('NOT_FOUND'))
  const refVer = await acts[seen.kind].lock(tx, seen.ref_id)
  const row = await store.lock(tx, id)
  if (row?.state !== 'waiting' || row.ver !== ver || row.expires_at <= deps.clock.now())
    return err(refusal('MOVED', { approval: await viewOf({ db: tx, clock: deps.clock }, id, staff) }))
  return ok({ row, refVer })
}

const askedOf = ({ kind, area_id: areaId }: Row) => ({ kind, areaId })

/** The handles of who decides: the audit names the role that lets them. */
function actingOn(row: Row, deps: Deps, staff: StaffCaller): Deps {
  const role = decidingRole(askedOf(row), staff)
  return deps.staff && role ? { ...deps, staff: { ...deps.staff, role } } : deps
}

/**
 * Carries out what another one asked for, in one transaction. What is no longer as it was asked lapses. Refusals: NOT_FOUND, MOVED
 * (data.approval), NO_RIGHT (the role), OWN (who asked, and whose it is), and those of the act. Source: community §9 (two persons).
 */
export async function approve(
  deps: Deps,
  acts: ApprovalActs,
  staff: StaffCaller,
  input: v.InferOutput<typeof calls.approvalApprove.input>,
): Promise<Result<ApprovalView, Refusal>> {
  const call = '/admin/approval/approve'
  const { db, clock } = deps
  const command = { userId: staff.userId, clientNo: input.clientNo, call, input, now: clock.now() }
  const done = await transact(db, (tx) =>
    once<ApprovalView | Lapsed>(tx, command, async () => {
      const found = await waiting(tx, deps, acts, staff, input)
      if (!found.ok) return found
      const { row, refVer } = found.value
      const fault = await deciderFault(tx, acts, row, staff)
      if (fault) return err(fault)
      if (input.payloadHash !== row.payload_hash || !isAsAsked(row, refVer)) {
        const changes = await lapse(tx, deps, acts[row.kind], row, { by: staff.userId, reason: changedText })
        await auditOf(tx, deps, staff, row, { call, reason: '', changes })
        return ok({ lapsed: await viewOf({ db: tx, clock }, row.approval_id, staff) })
      }
      const ran = await carryOut(tx, actingOn(row, deps, staff), acts[row.kind], row, staff, input.reason)
      if (!ran.ok) return ran
      await auditOf(tx, deps, staff, row, { call, reason: input.reason, changes: ran.value })
      return ok(await viewOf({ db: tx, clock }, row.approval_id, staff))
    }),
  )
  if (!done.ok || !isLapsed(done.value)) return done as Result<ApprovalView, Refusal>
  return err(refusal('MOVED', { approval: done.value.lapsed }, changedText))
}

async function deciderFault(tx: Tx, acts: ApprovalActs, row: Row, staff: StaffCaller): Promise<Refusal | undefined> {
  if (!decidingRole(askedOf(row), staff)) return refusal('NO_RIGHT')
  return personFault(tx, acts[row.kind], row, staff)
}

/** Another one refuses it, or who asked takes it back. Refusals: NOT_FOUND, MOVED (data.approval), NO_RIGHT, OWN (whose it is). */
export function refuse(
  deps: Deps,
  acts: ApprovalActs,
  staff: StaffCaller,
  input: v.InferOutput<typeof calls.approvalRefuse.input>,
): Promise<Result<ApprovalView, Refusal>> {
  const call = '/admin/approval/refuse'
  const { db, clock } = deps
  return transact(db, (tx) =>
    once(tx, { userId: staff.userId, clientNo: input.clientNo, call, input, now: clock.now() }, async () => {
      const found = await waiting(tx, deps, acts, staff, input)
      if (!found.ok) return found
      const { row } = found.value
      const fault = row.asked_by === staff.userId ? undefined : await deciderFault(tx, acts, row, staff)
      if (fault) return err(fault)
      const changes = await refuseAsk(tx, deps, acts[row.kind], row, { by: staff.userId, reason: input.reason })
      await auditOf(tx, deps, staff, row, { call, reason: input.reason, changes })
      return ok(await viewOf({ db: tx, clock }, row.approval_id, staff))
    }),
  )
}

const auditOf = (
  tx: Tx,
  deps: Deps,
  staff: StaffCaller,
  row: Row,
  said: { readonly call: string; readonly reason: string; readonly changes: Changes | undefined },
) =>
  audit(tx, actingOn(row, deps, staff), {
    ...said,
    userId: staff.userId,
    refType: row.ref_type,
    refId: row.ref_id,
    ...(row.area_id !== null && { areaId: row.area_id }),
    details: { kind: row.kind, payload: row.payload, askedBy: row.asked_by },
    approvalId: row.approval_id,
  })
