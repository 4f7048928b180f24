import * as v from 'valibot'
import { endpoint } from '../../../endpoint'
import { ClientNo, FormInteger, Id, Instant, Line, Text, Version } from '../../../fields'
import { areaNotices } from '../../../limits'
import { letterWays, mostNamed } from '../../../people/letters'
import { noticeTypes } from '../../../people/notices'
import { ApprovalView, Reason } from '../approvals'
import { exportOf, filters, listOf } from '../listing'

export const letterStates = ['draft', 'planned', 'sent', 'withdrawn'] as const

const No = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** To whom a letter goes. `rows` are those of a search among the residents of the city. */
const Audience = v.variant('kind', [
  v.object({ kind: v.literal('city') }),
  v.object({ kind: v.literal('numbers'), noFrom: No, noTo: No }),
  v.object({ kind: v.literal('people'), userIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(mostNamed)) }),
  v.object({ kind: v.literal('rows'), q: v.pipe(Line(40), v.minLength(1)) }),
])

const text = {
  title: v.pipe(Line(areaNotices.title), v.minLength(1)),
  /** Rich text; what the app does not draw is not kept. */
  content: v.pipe(Text(areaNotices.content), v.minLength(1)),
  type: v.picklist(noticeTypes),
  popup: v.boolean(),
  audience: Audience,
  ways: v.pipe(v.array(v.picklist(letterWays)), v.minLength(1)),
  /** Null: as soon as it is sent off. */
  sendAt: v.nullable(Instant),
  /** When it goes from everybody who still has it; null: never. */
  expireAt: v.nullable(Instant),
} as const

const row = {
  letterId: Id,
  ver: v.number(),
  areaId: Id,
  title: v.string(),
  content: v.string(),
  type: v.picklist(noticeTypes),
  popup: v.boolean(),
  audience: Audience,
  ways: v.array(v.picklist(letterWays)),
  sendAt: v.nullable(Instant),
  expireAt: v.nullable(Instant),
  state: v.picklist(letterStates),
  by: v.string(),
  createdAt: Instant,
  /** How many people it was sent to, how many of them still have it, and how many have read it. */
  people: v.number(),
  delivered: v.number(),
  read: v.number(),
}
export const Letter = v.object(row)
export type Letter = v.InferOutput<typeof Letter>

const letterFilters = { ...filters, state: v.optional(v.picklist(letterStates)) }
/** Letters that staff wrote, planned or sent. Source: operating §5. */
export const letterList = listOf('/admin/letter/list', 'letters', {
  filters: letterFilters,
  sorts: ['newest', 'oldest'],
  row,
})

export const letterExport = exportOf('/admin/letter/export', 'letters', letterFilters)

/** One letter, the people whom it names, and what its second person is asked, while that waits. */
export const letterInfo = endpoint({
  path: '/admin/letter/info',
  body: 'form',
  access: 'staff',
  summary: 'Console: one letter',
  input: v.object({ id: Id }),
  output: v.object({
    ...row,
    named: v.array(v.object({ userId: Id, nickName: v.string() })),
    approval: v.nullable(ApprovalView),
  }),
  refusals: ['NOT_FOUND'],
})
export type LetterInfo = v.InferOutput<typeof letterInfo.output>

/** How many people a letter would reach now, by each way; `two` from how many on a second person is asked. */
export const letterCount = endpoint({
  path: '/admin/letter/count',
  body: 'form',
  access: 'staff',
  summary: 'Console: how many people a letter reaches',
  input: v.object({
    areaId: Id,
    noFrom: v.optional(FormInteger(1, 999_999_999)),
    noTo: v.optional(FormInteger(1, 999_999_999)),
    q: v.optional(Line(40)),
  }),
  output: v.object({ people: v.number(), ways: v.record(v.picklist(letterWays), v.number()), most: v.number() }),
  refusals: ['NOT_FOUND'],
})

/**
 * Writes a letter as a draft, or changes one that is not sent (`letterId` and `ver`; it is a draft again, and what waits for a second
 * person lapses). FORM: nothing is left of the content, a picture is nobody's of staff, somebody named is not of the city, or the times do
 * not follow each other. MOVED carries `letter`.
 */
export const letterEdit = endpoint({
  path: '/admin/letter/edit',
  body: 'json',
  access: 'staff',
  summary: 'Console: write a letter',
  input: v.object({ clientNo: ClientNo, areaId: Id, letterId: v.nullable(Id), ver: Version, ...text }),
  output: Letter,
  refusals: ['NOT_FOUND', 'MOVED', 'CLOSED', 'FORM'],
})

/** Sends a draft to its writer alone, as its readers will see it. NOT_FOUND also when the writer's account is no resident's. */
export const letterTest = endpoint({
  path: '/admin/letter/test',
  body: 'json',
  access: 'staff',
  summary: 'Console: send a letter to oneself',
  input: v.object({ clientNo: ClientNo, id: Id }),
  output: v.object({}),
  refusals: ['NOT_FOUND', 'CLOSED'],
})

const Sent = v.object({ letter: Letter, isAsked: v.boolean() })

/**
 * Sends a draft off: once, at its minute. To more people than the setting says a second person is asked (`isAsked`), with the reason. FORM
 * (`sendAt`): that has passed; (`reason`): a second person is asked, and none was given.
 */
export const letterSend = endpoint({
  path: '/admin/letter/send',
  body: 'json',
  access: 'staff',
  summary: 'Console: send a letter at its minute',
  input: v.object({ clientNo: ClientNo, id: Id, ver: Version, reason: v.optional(Reason) }),
  output: Sent,
  refusals: ['NOT_FOUND', 'MOVED', 'CLOSED', 'FORM', 'NOT_ENOUGH'],
})

/** Takes it back: before it is sent, or from everybody who has it. */
export const letterTakeBack = endpoint({
  path: '/admin/letter/takeBack',
  body: 'json',
  access: 'staff',
  summary: 'Console: take a letter back',
  input: v.object({ clientNo: ClientNo, id: Id, ver: Version, reason: Reason }),
  output: Letter,
  refusals: ['NOT_FOUND', 'MOVED', 'CLOSED'],
})
