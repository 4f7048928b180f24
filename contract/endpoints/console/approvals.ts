import * as v from 'valibot'
import type { ApprovalKind } from '../../console/approval-kinds'
import { approvalKinds } from '../../console/approval-kinds'
import { approvals } from '../../console/limits'
import { endpoint } from '../../endpoint'
import { ClientNo, Id, Instant, Line, Text, Version, pageInput, pageOf } from '../../fields'
import { exportOf, listSize } from './listing'

export const approvalStates = ['waiting', 'approved', 'refused', 'lapsed'] as const

const kinds = Object.keys(approvalKinds) as ApprovalKind[]
/** By the account through which somebody of staff acts. */
const Who = v.object({ userId: Id, name: v.string() })

/** What one person asks for and another one decides. Source: community §9 (two persons). */
export const ApprovalView = v.object({
  approvalId: Id,
  ver: v.number(),
  kind: v.picklist(kinds),
  refType: v.string(),
  refId: Id,
  areaId: v.nullable(Id),
  /** What will be done, in words. */
  summary: v.string(),
  /** Exactly that, as it will be done. */
  payload: v.record(v.string(), v.unknown()),
  /** By what the residents in it are known, by user number. */
  owners: v.record(v.string(), v.string()),
  /** Who approves sends it back: it names this payload and no other. */
  payloadHash: v.string(),
  state: v.picklist(approvalStates),
  reason: v.string(),
  askedBy: Who,
  askedAt: Instant,
  /** When it lapses, unless somebody decides. */
  expiresAt: Instant,
  decidedBy: v.nullable(Who),
  decidedAt: v.nullable(Instant),
  /** In the words of who decided. */
  answer: v.string(),
  /** What the caller may do: `withdraw` takes back an own one. */
  acts: v.array(v.picklist(['approve', 'refuse', 'withdraw'])),
})
export type ApprovalView = v.InferOutput<typeof ApprovalView>

export const Reason = v.pipe(Text(approvals.maxReason), v.minLength(approvals.minReason))

const approvalFilters = {
  state: v.optional(v.picklist(approvalStates), 'waiting'),
  kind: v.optional(v.picklist(kinds)),
}

/**
 * While they wait what the caller decides first and the own ones last, each the oldest first; else the newest first. `kind` with `refId`
 * finds what is asked about one thing; `approvalId` one ask, whatever its state.
 */
export const approvalList = endpoint({
  path: '/admin/approval/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: what waits for a second person',
  input: v.object({
    ...pageInput,
    size: listSize,
    ...approvalFilters,
    refId: v.optional(Id),
    approvalId: v.optional(Id),
  }),
  output: pageOf(ApprovalView),
  refusals: [],
})

export const approvalExport = exportOf('/admin/approval/export', 'what waits for a second person', approvalFilters)

const deciding = { clientNo: ClientNo, id: Id, ver: Version }

/**
 * The act runs at once, in the same transaction. MOVED carries `approval`: decided by another one meanwhile, or lapsed, because the thing
 * or the payload is not what was asked about. OWN: who asked, or whose thing it is.
 */
export const approvalApprove = endpoint({
  path: '/admin/approval/approve',
  body: 'json',
  access: 'staff',
  summary: 'Console: approve what another one asked for',
  input: v.object({ ...deciding, payloadHash: Line(64), reason: v.optional(Text(approvals.maxReason), '') }),
  output: ApprovalView,
  refusals: ['MOVED', 'NOT_FOUND', 'NO_RIGHT', 'OWN', 'LIMIT', 'NOT_ENOUGH', 'CLOSED', 'FORM'],
})

/** Refuses it, or takes back an own one; what it was about stays as it is. */
export const approvalRefuse = endpoint({
  path: '/admin/approval/refuse',
  body: 'json',
  access: 'staff',
  summary: 'Console: refuse, or take back',
  input: v.object({ ...deciding, reason: Reason }),
  output: ApprovalView,
  refusals: ['MOVED', 'NOT_FOUND', 'NO_RIGHT', 'OWN'],
})
