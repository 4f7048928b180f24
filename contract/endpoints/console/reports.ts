import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, Id, Instant, pageInput, pageOf } from '../../fields'
import { reportReasons } from '../../people/reports'
import { Reason } from './approvals'

export const reportDecisions = ['removed', 'kept'] as const

/** What was reported, with everything that was said about it. Who reported it is not named: it does not matter for the decision. */
export const ReportedView = v.object({
  refType: v.picklist(['mutual']),
  refId: Id,
  areaId: Id,
  no: v.string(),
  title: v.string(),
  content: v.string(),
  thumbs: v.string(),
  place: v.string(),
  author: v.object({ userId: Id, nickName: v.string() }),
  createdAt: Instant,
  reports: v.array(v.object({ reportId: Id, reason: v.picklist(reportReasons), text: v.string(), at: Instant })),
  /** Null while it waits. */
  decision: v.nullable(v.object({ what: v.picklist(reportDecisions), answer: v.string(), at: Instant })),
})
export type ReportedView = v.InferOutput<typeof ReportedView>

/** What waits, the oldest report first; or what was decided, newest first. */
export const reportList = endpoint({
  path: '/admin/report/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: what was reported',
  input: v.object({ ...pageInput, tab: v.optional(v.picklist(['open', 'decided']), 'open') }),
  output: pageOf(ReportedView),
  refusals: [],
})

/**
 * Decides all open reports of a thing: `removed` takes it away, and its author reads why; `kept` leaves it. Those who reported it are told.
 * OWN: one's own thing, or one's own report. CLOSED: decided already, or the thing can no longer be removed.
 */
export const reportDecide = endpoint({
  path: '/admin/report/decide',
  body: 'json',
  access: 'staff',
  summary: 'Console: decide about what was reported',
  input: v.object({
    clientNo: ClientNo,
    refType: v.picklist(['mutual']),
    refId: Id,
    decision: v.picklist(reportDecisions),
    reason: Reason,
  }),
  output: ReportedView,
  refusals: ['NOT_FOUND', 'OWN', 'CLOSED'],
})
