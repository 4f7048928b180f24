import type * as v from 'valibot'
import { readableKinds } from '@contract/console/approval-kinds'
import type * as calls from '@contract/endpoints/console/approvals'
import type { ApprovalView } from '@contract/endpoints/console/approvals'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { includesArea } from '@contract/console/roles'
import { doOnce } from '../../db/once/once'
import { frameOf } from '../../db/page-frame'
import { skipped } from '../../db/page-start'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { StaffPerson } from '../../http/staff/staff-caller'
import { audit } from '../audit/open/audit'
import type { Changes } from '../audit/open/changes'
import type { ApprovalAct, ApprovalActs, Person } from './open/approval'
import { approvalViews, viewOf } from './open/view'
import { changedText, decidedBy, decidingRole, isAsAsked } from './rules'
import { carryOut, lapse, personRefusal, refuseAsk } from './endings'
import * as store from './store'

/** Who answers what was asked for. */
type Decider = StaffPerson & Person

/** What was asked for, in somebody's areas. */
export async function listApprovals(
  { db, clock }: Deps,
  staff: StaffPerson,
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
  return ok({ data: await approvalViews({ db, clock }, found, staff), ...frameOf({ page, size, total }) })
}

/** An answer that must stay although the call is refused: what lapsed stays lapsed. */
interface Lapsed {
  readonly lapsed: ApprovalView
  readonly because?: string
}

const answered = (done: Result<ApprovalView | Lapsed, Refusal>): Result<ApprovalView, Refusal> => {
  if (!done.ok) return done
  if (!('lapsed' in done.value)) return ok(done.value)
  return err(refusal('MOVED', { approval: done.value.lapsed }, done.value.because))
}

type Row = NonNullable<Awaited<ReturnType<typeof store.lock>>>

interface Found {
  readonly row: Row
  readonly refVer: number | undefined
  /** It waited too long, and its timer did not come yet. */
  readonly isLate: boolean
}

/** The waiting approval, its thing locked before it. Refusals: NOT_FOUND (also of a kind that is not read), MOVED (data.approval). */
async function waiting(
  tx: Tx,
  deps: Deps,
  acts: ApprovalActs,
  staff: Decider,
  { id, ver }: { readonly id: number; readonly ver: number },
): Promise<Result<Found, Refusal>> {
  const seen = await store.find(tx, id)
  const isRead = seen && includesArea(staff.areas, seen.area_id) && readableKinds(staff.roles).includes(seen.kind)
  if (!isRead) return err(refusal('NOT_FOUND'))
  const refVer = await acts[seen.kind].lock(tx, seen.ref_id)
  const row = await store.lock(tx, id)
  if (row?.state !== 'waiting' || row.ver !== ver)
    return err(refusal('MOVED', { approval: await viewOf({ db: tx, clock: deps.clock }, id, staff) }))
  return ok({ row, refVer, isLate: row.expires_at <= deps.clock.now() })
}

/** Ends what waited too long where somebody comes to it, as its timer does, and gives its thing back. */
async function lapseLate(
  tx: Tx,
  deps: Deps,
  act: ApprovalAct,
  row: Row,
  staff: Decider,
): Promise<Result<Lapsed, never>> {
  await lapse(tx, deps, act, row, { by: null, reason: '' })
  return ok({ lapsed: await viewOf({ db: tx, clock: deps.clock }, row.approval_id, staff) })
}

const askedOf = ({ kind, area_id: areaId }: Row) => ({ kind, areaId })

/** The handles of who decides: the audit names the role that lets them. */
function actingOn(row: Row, deps: Deps, staff: Decider): Deps {
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
  staff: Decider,
  input: v.InferOutput<typeof calls.approvalApprove.input>,
): Promise<Result<ApprovalView, Refusal>> {
  const call = '/admin/approval/approve'
  const { clock } = deps
  const done = await doOnce<ApprovalView | Lapsed>(deps, { userId: staff.userId, call, input }, async (tx) => {
    const found = await waiting(tx, deps, acts, staff, input)
    if (!found.ok) return found
    const { row, refVer, isLate } = found.value
    if (isLate) return lapseLate(tx, deps, acts[row.kind], row, staff)
    const refused = await deciderRefusal(tx, acts, row, staff)
    if (refused) return err(refused)
    if (input.payloadHash !== row.payload_hash || !isAsAsked(row, refVer)) {
      const changes = await lapse(tx, deps, acts[row.kind], row, { by: staff.userId, reason: changedText })
      await auditOf(tx, deps, staff, row, { call, reason: '', changes })
      return ok({ lapsed: await viewOf({ db: tx, clock }, row.approval_id, staff), because: changedText })
    }
    const ran = await carryOut(tx, actingOn(row, deps, staff), acts[row.kind], row, staff, input.reason)
    if (!ran.ok) return ran
    await auditOf(tx, deps, staff, row, { call, reason: input.reason, changes: ran.value })
    return ok(await viewOf({ db: tx, clock }, row.approval_id, staff))
  })
  return answered(done)
}

async function deciderRefusal(tx: Tx, acts: ApprovalActs, row: Row, staff: Decider): Promise<Refusal | undefined> {
  if (!decidingRole(askedOf(row), staff)) return refusal('NO_RIGHT')
  return personRefusal(tx, acts[row.kind], row, staff)
}

/** Another one refuses it, or who asked takes it back. Refusals: NOT_FOUND, MOVED (data.approval), NO_RIGHT, OWN (whose it is). */
export async function refuse(
  deps: Deps,
  acts: ApprovalActs,
  staff: Decider,
  input: v.InferOutput<typeof calls.approvalRefuse.input>,
): Promise<Result<ApprovalView, Refusal>> {
  const call = '/admin/approval/refuse'
  const { clock } = deps
  const done = await doOnce<ApprovalView | Lapsed>(deps, { userId: staff.userId, call, input }, async (tx) => {
    const found = await waiting(tx, deps, acts, staff, input)
    if (!found.ok) return found
    const { row, isLate } = found.value
    if (isLate) return lapseLate(tx, deps, acts[row.kind], row, staff)
    const refused = row.asked_by === staff.userId ? undefined : await deciderRefusal(tx, acts, row, staff)
    if (refused) return err(refused)
    const changes = await refuseAsk(tx, deps, acts[row.kind], row, { by: staff.userId, reason: input.reason })
    await auditOf(tx, deps, staff, row, { call, reason: input.reason, changes })
    return ok(await viewOf({ db: tx, clock }, row.approval_id, staff))
  })
  return answered(done)
}

const auditOf = (
  tx: Tx,
  deps: Deps,
  staff: Decider,
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
