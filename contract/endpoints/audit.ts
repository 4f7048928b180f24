import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { Id, Instant, Line, pageInput, pageOf } from '../fields'

/** One act of an operator, a mayor or an arbiter. Source: domain model §2. */
export const AuditView = v.object({
  auditId: Id,
  userId: Id,
  nickName: v.string(),
  /** The path of the call. */
  call: v.string(),
  areaId: v.nullable(Id),
  /** The kind of thing it was about (a stable word), and its id. */
  refType: v.string(),
  refId: Id,
  /** The reason, in the actor's own words; empty when none was asked for. */
  reason: v.string(),
  /** What was chosen. */
  details: v.record(v.string(), v.unknown()),
  at: Instant,
})

/** Who decided what about others, newest first. Source: domain model §6.3 (operator, audit). */
export const auditList = endpoint({
  path: '/admin/audit/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: what operators, mayors and arbiters did',
  input: v.object({ ...pageInput, userId: v.optional(Id), refType: v.optional(Line(40)), refId: v.optional(Id) }),
  output: pageOf(AuditView),
  refusals: [],
})
