import * as v from 'valibot'
import { moderation } from '../../console/limits'
import { endpoint } from '../../endpoint'
import { ClientNo, Id, Instant, pageInput, pageOf, Text } from '../../fields'
import { reportReasons, reportTypes } from '../../people/reports'
import { Reason } from './approvals'
import { exportOf, listSize } from './listing'

/**
 * What becomes of something reported: `removed` takes it away, `warned` leaves it and warns its author, `frozen` takes it away and freezes
 * the block it was written as, `kept` leaves it.
 */
export const reportDecisions = ['removed', 'warned', 'frozen', 'kept'] as const

/** What was reported, with everything that was said about it. Who reported it is not named: it does not matter for the decision. */
export const ReportedView = v.object({
  refType: v.picklist(reportTypes),
  refId: Id,
  areaId: Id,
  no: v.string(),
  title: v.string(),
  /** '' of words between two: `/admin/report/read` gives them. */
  content: v.string(),
  thumbs: v.string(),
  /** Whether only two people read it. */
  isPrivate: v.boolean(),
  place: v.string(),
  author: v.object({
    userId: Id,
    nickName: v.string(),
    /** The block it was written as; null when the author has none there any more. */
    blockNo: v.nullable(v.number()),
    /** Warnings, and things removed after reports, until now. */
    warned: v.number(),
    removed: v.number(),
  }),
  createdAt: Instant,
  /** Whether it is there no more: its author took it away, or it was removed. */
  isGone: v.boolean(),
  /** What the caller may decide now; empty for who may only read, and once it is decided. */
  acts: v.array(v.picklist(reportDecisions)),
  reports: v.array(v.object({ reportId: Id, reason: v.picklist(reportReasons), text: v.string(), at: Instant })),
  /** Null while it waits. `answer` was for its author, `note` for both. */
  decision: v.nullable(
    v.object({ what: v.picklist(reportDecisions), answer: v.string(), note: v.string(), by: v.string(), at: Instant }),
  ),
})
export type ReportedView = v.InferOutput<typeof ReportedView>

const reportFilters = {
  tab: v.optional(v.picklist(['open', 'decided']), 'open'),
  refType: v.optional(v.picklist(reportTypes)),
  areaId: v.optional(Id),
  /** About what somebody wrote; of what somebody reported. */
  authorId: v.optional(Id),
  reporterId: v.optional(Id),
}
/** What waits, the oldest report first; or what was decided, newest first. */
export const reportList = endpoint({
  path: '/admin/report/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: what was reported',
  input: v.object({ ...pageInput, size: listSize, ...reportFilters }),
  output: pageOf(ReportedView),
  refusals: [],
})
export const reportExport = exportOf('/admin/report/export', 'what was reported', reportFilters)

/** What was reported of words between two people, in its own words; each reading is recorded with its reason. */
export const reportRead = endpoint({
  path: '/admin/report/read',
  body: 'json',
  access: 'staff',
  summary: 'Console: read private words that were reported',
  input: v.object({ refType: v.picklist(reportTypes), refId: Id, reason: Reason }),
  output: v.object({ content: v.string(), thumbs: v.string() }),
  refusals: ['NOT_FOUND'],
})

const deciding = {
  clientNo: ClientNo,
  refType: v.picklist(reportTypes),
  refId: Id,
  /** To its author, and for the audit. */
  reason: Reason,
  /** To those who reported it, besides what was decided; and to its author, unless it was kept. */
  note: v.optional(Text(moderation.note), ''),
}

/**
 * Decides all open reports of a thing. Its author reads the reason of everything but `kept`; those who reported it are told. OWN: one's own
 * thing, or one's own report. CLOSED: decided already, or the thing can no longer be removed.
 */
export const reportDecide = endpoint({
  path: '/admin/report/decide',
  body: 'json',
  access: 'staff',
  summary: 'Console: decide about what was reported',
  input: v.object({ ...deciding, decision: v.picklist(['removed', 'warned', 'kept']) }),
  output: ReportedView,
  refusals: ['NOT_FOUND', 'OWN', 'CLOSED'],
})

/** The same with `frozen`: takes it away and freezes the block; two persons of staff end that (`/admin/block/act`). */
export const reportFreeze = endpoint({
  path: '/admin/report/freeze',
  body: 'json',
  access: 'staff',
  summary: 'Console: remove what was reported, and freeze its author’s block',
  input: v.object(deciding),
  output: ReportedView,
  refusals: ['NOT_FOUND', 'OWN', 'CLOSED'],
})
