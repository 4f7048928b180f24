import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, Day, FormInteger, Id, Instant, Pictures, Text, pageInput, pageOf } from '../../fields'
import { PointsRow } from '../people/points'

/** A day's note of what a resident did. `day` is `yyyy-mm-dd` of the area's clock. Source: domain model §3.12. */
export const LogView = v.object({
  logId: Id,
  userId: Id,
  blockNo: v.number(),
  nickName: v.string(),
  avatar: v.string(),
  day: v.string(),
  content: v.string(),
  /** Relative paths, separated by commas. Source: specification §3 (images). */
  thumbs: v.string(),
  isMine: v.boolean(),
  /** Whether its writer may still change it: until midnight. */
  canEdit: v.boolean(),
  at: Instant,
})
export type LogView = v.InferOutput<typeof LogView>

const Content = v.pipe(Text(140), v.minLength(1))
const Thumbs = v.optional(Pictures, '')

/** `mine` = 1: own ones only. `from` and `to`: days of the logs, both included. Source: specification §7; domain model §6.1. */
export const logList = endpoint({
  path: '/log/list',
  body: 'form',
  access: 'user',
  summary: 'Work logs of an area, or own ones, newest first',
  input: v.object({
    ...pageInput,
    areaId: FormInteger(0, 999_999_999),
    mine: v.optional(FormInteger(0, 1), 0),
    userId: v.optional(Id),
    from: v.optional(Day),
    to: v.optional(Day),
  }),
  output: pageOf(LogView),
  refusals: [],
})

/** Source: specification §7 (`/log/` with an id). */
export const logInfo = endpoint({
  path: '/log/',
  body: 'form',
  access: 'user',
  summary: 'One work log',
  input: v.object({ id: Id }),
  output: LogView,
  refusals: ['NOT_FOUND'],
})

/** The first of a block's day earns points, which come with the answer. Source: domain model §3.11, §3.12. */
export const logAdd = endpoint({
  path: '/log/add',
  body: 'json',
  access: 'resident',
  summary: 'Write a work log',
  input: v.object({ content: Content, thumbs: Thumbs, clientNo: ClientNo }),
  output: v.object({ log: LogView, pointsRow: v.optional(PointsRow) }),
  refusals: ['FORM'],
})

/** Until midnight of its day. Our decision, after domain model §3.12. */
export const logEdit = endpoint({
  path: '/log/edit',
  body: 'json',
  access: 'resident',
  summary: "Change one's work log of today",
  input: v.object({ id: Id, content: Content, thumbs: Thumbs }),
  output: LogView,
  refusals: ['NOT_FOUND', 'EXPIRED', 'FORM'],
})

/** Source: domain model §3.12. */
export const logCheck = endpoint({
  path: '/log/check',
  body: 'form',
  access: 'resident',
  summary: "Whether today's work log of this block exists",
  input: v.object({}),
  output: v.object({ isWritten: v.boolean(), day: v.string() }),
  refusals: [],
})
