import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, FormInteger, Id, Instant, Line, Text, Version } from '../../fields'
import { areaNotices } from '../../limits'
import { noticeTypes } from '../../people/notices'
import { Reason } from './approvals'
import { exportOf, filters, listOf } from './listing'

export const noticePlanStates = ['draft', 'planned', 'sent', 'withdrawn'] as const

const No = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const text = {
  title: v.pipe(Line(areaNotices.title), v.minLength(1)),
  /** Rich text; what the app does not draw is not kept. */
  content: v.pipe(Text(areaNotices.content), v.minLength(1)),
  type: v.picklist(noticeTypes),
  popup: v.boolean(),
  /** The holders of the blocks with these numbers; null: everybody who holds a block in the area. */
  audience: v.nullable(v.object({ noFrom: No, noTo: No })),
  /** Null: as soon as it is planned. */
  sendAt: v.nullable(Instant),
  /** When it goes from everybody who still has it; null: never. */
  expireAt: v.nullable(Instant),
} as const

const row = {
  planId: Id,
  ver: v.number(),
  areaId: Id,
  title: v.string(),
  content: v.string(),
  type: v.picklist(noticeTypes),
  popup: v.boolean(),
  noFrom: v.nullable(v.number()),
  noTo: v.nullable(v.number()),
  sendAt: v.nullable(Instant),
  expireAt: v.nullable(Instant),
  state: v.picklist(noticePlanStates),
  by: v.string(),
  createdAt: Instant,
  /** How many got it, and how many of them have read it. */
  readers: v.number(),
  read: v.number(),
}
export const NoticePlan = v.object(row)
export type NoticePlan = v.InferOutput<typeof NoticePlan>

const planFilters = { ...filters, state: v.optional(v.picklist(noticePlanStates)) }
/** Notices that staff wrote, planned or sent. */
export const noticePlanList = listOf('/admin/notice/list', 'notices', {
  filters: planFilters,
  sorts: ['newest', 'oldest'],
  row,
})

export const noticePlanExport = exportOf('/admin/notice/export', 'notices', planFilters)

/** How many people a notice would reach. */
export const noticeReach = endpoint({
  path: '/admin/notice/reach',
  body: 'form',
  access: 'staff',
  summary: 'Console: how many a notice reaches',
  input: v.object({
    areaId: Id,
    noFrom: v.optional(FormInteger(1, 999_999_999)),
    noTo: v.optional(FormInteger(1, 999_999_999)),
  }),
  output: v.object({ readers: v.number() }),
  refusals: ['NOT_FOUND'],
})

/**
 * Writes a notice as a draft, or changes one that is not sent (`planId` and `ver`; it is a draft again). FORM: nothing is left of the
 * content, or the times do not follow each other. MOVED carries `plan`.
 */
export const noticeSave = endpoint({
  path: '/admin/notice/save',
  body: 'json',
  access: 'staff',
  summary: 'Console: write a notice',
  input: v.object({ clientNo: ClientNo, areaId: Id, planId: v.nullable(Id), ver: Version, ...text }),
  output: NoticePlan,
  refusals: ['NOT_FOUND', 'MOVED', 'CLOSED', 'FORM'],
})

/** Plans a draft: it is sent once, at its minute. FORM (`sendAt`): that has passed. */
export const noticePlan = endpoint({
  path: '/admin/notice/plan',
  body: 'json',
  access: 'staff',
  summary: 'Console: send a notice at its minute',
  input: v.object({ clientNo: ClientNo, id: Id, ver: Version }),
  output: NoticePlan,
  refusals: ['NOT_FOUND', 'MOVED', 'CLOSED', 'FORM'],
})

/** Takes it back: before it is sent, or from everybody who has it. */
export const noticeTakeBack = endpoint({
  path: '/admin/notice/withdraw',
  body: 'json',
  access: 'staff',
  summary: 'Console: take a notice back',
  input: v.object({ clientNo: ClientNo, id: Id, ver: Version, reason: Reason }),
  output: NoticePlan,
  refusals: ['NOT_FOUND', 'MOVED', 'CLOSED'],
})
