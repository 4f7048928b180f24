import type { ApprovalView } from '@contract/endpoints/console/approvals'
import type { Db } from '../../../db/schema'
import { ownersIn } from '../../../ledger/owner-names'
import type { Deps } from '../../../deps'
import type { StaffPerson } from '../../../http/staff/staff-caller'
import { actsOn } from '../rules'
import type { ApprovalRow, Thing } from '../store'
import * as store from '../store'

interface Around {
  readonly db: Db
  readonly clock: Deps['clock']
}

/** Approvals as somebody of staff sees them now. */
export async function approvalViews(
  { db, clock }: Around,
  rows: readonly ApprovalRow[],
  staff: StaffPerson,
): Promise<ApprovalView[]> {
  const payloads = rows.map(({ payload }) => payload)
  const owners = await ownersIn(db, payloads)
  return rows.map((row) => ({ ...approvalView(row, staff, clock.now()), owners }))
}

function approvalView(row: ApprovalRow, staff: StaffPerson, now: number): Omit<ApprovalView, 'owners'> {
  const state = row.state === 'waiting' && row.expires_at <= now ? 'lapsed' : row.state
  const asked = { kind: row.kind, areaId: row.area_id, askedBy: row.asked_by }
  return {
    approvalId: row.approval_id,
    ver: row.ver,
    kind: row.kind,
    refType: row.ref_type,
    refId: row.ref_id,
    areaId: row.area_id,
    summary: row.summary,
    payload: row.payload,
    payloadHash: row.payload_hash,
    state,
    reason: row.reason,
    askedBy: { userId: row.asked_by, name: row.asker },
    askedAt: row.asked_at,
    expiresAt: row.expires_at,
    decidedBy: row.decided_by === null ? null : { userId: row.decided_by, name: row.decider ?? '' },
    decidedAt: row.decided_at,
    answer: row.answer,
    acts: state === 'waiting' ? actsOn(asked, staff) : [],
  }
}

export async function viewOf(around: Around, approvalId: number, staff: StaffPerson): Promise<ApprovalView> {
  const row = await store.find(around.db, approvalId)
  const [view] = row ? await approvalViews(around, [row], staff) : []
  if (!view) throw new Error(`approval ${approvalId} vanished`)
  return view
}

/** What was asked last, and what became of it, by the id of its thing. */
export async function newestOf(
  around: Around,
  refType: string,
  refIds: readonly number[],
  staff: StaffPerson,
): Promise<ReadonlyMap<number, ApprovalView>> {
  const views = await approvalViews(around, await store.newestOf(around.db, refType, refIds), staff)
  return new Map(views.map((view) => [view.refId, view]))
}

/** What waits for the second person, by the id of its thing; for things that one kind of ask is about: nothing newer is asked meanwhile. */
export async function waitingOf(...asked: Parameters<typeof newestOf>): ReturnType<typeof newestOf> {
  return new Map([...(await newestOf(...asked))].filter(([, { state }]) => state === 'waiting'))
}

/** Of which of these things it waits for the second person. */
export const refsWaiting = async (
  { db, clock }: Around,
  asked: Omit<Thing, 'refId'>,
  refIds: readonly number[],
): Promise<ReadonlySet<number>> =>
  new Set((await store.refsWaiting(db, asked, refIds, clock.now())).map((row) => row.ref_id))
