import * as v from 'valibot'
import { endpoint } from '../../../endpoint'
import { acting } from '../../community/mutual'
import { MutualAnswer } from '../../community/mutual-view'
import { Reason } from '../approvals'
import { exportOf, filters, listOf } from '../listing'
import { Id, Instant, Line, Text } from '../../../fields'

const mutualFilters = { ...filters, state: v.optional(Line(20)), userId: v.optional(Id) }
export const mutualList = listOf('/admin/mutual/list', 'mutual aid', {
  filters: mutualFilters,
  sorts: ['newest', 'oldest'],
  row: {
    mutualId: Id,
    ver: v.number(),
    areaId: Id,
    no: v.string(),
    kind: v.string(),
    title: v.string(),
    state: v.string(),
    userId: Id,
    userName: v.string(),
    blockNo: v.number(),
    thanks: v.number(),
    replies: v.number(),
    reports: v.number(),
    createdAt: Instant,
    expireAt: Instant,
  },
})
export const mutualExport = exportOf('/admin/mutual/export', 'mutual aid', mutualFilters)

/** A post of mutual aid with its text. */
export const mutualInfo = endpoint({
  path: '/admin/mutual/info',
  body: 'form',
  access: 'staff',
  summary: 'Console: one post of mutual aid',
  input: v.object({ id: Id }),
  output: v.object({
    mutualId: Id,
    ver: v.number(),
    areaId: Id,
    no: v.string(),
    state: v.string(),
    title: v.string(),
    content: v.string(),
    thumbs: v.string(),
    place: v.string(),
    thanks: v.number(),
    author: v.object({ userId: Id, blockNo: v.number(), nickName: v.string() }),
    replies: v.array(v.object({ blockNo: v.number(), nickName: v.string(), text: v.string(), at: Instant })),
    createdAt: Instant,
    expireAt: Instant,
  }),
  refusals: ['NOT_FOUND'],
})

/**
 * What only the two of a post see, for a reason; each reading is recorded. NO_RIGHT: an operator reads it of what was reported only.
 * Source: community §11.
 */
export const mutualWords = endpoint({
  path: '/admin/mutual/words',
  body: 'json',
  access: 'staff',
  summary: 'Console: the exact place of a post, and the words of its two',
  input: v.object({ id: Id, reason: Reason }),
  output: v.object({
    place: v.string(),
    messages: v.array(
      v.object({ by: v.picklist(['author', 'chosen']), text: v.string(), images: v.string(), at: Instant }),
    ),
  }),
  refusals: ['NOT_FOUND', 'NO_RIGHT'],
})

/** Removes a post, with a reason for everybody; held points go back. OWN: it is the operator's own. Source: community §6, row 12. */
export const adminMutualRemove = endpoint({
  path: '/admin/mutual/remove',
  body: 'json',
  access: 'staff',
  summary: 'Console: remove a post of mutual aid',
  input: v.object({ ...acting, reason: v.pipe(Text(140), v.minLength(5)) }),
  output: MutualAnswer,
  refusals: ['NOT_FOUND', 'MOVED', 'CLOSED', 'OWN'],
})

/** The calls of the console about mutual aid. */
export const mutualConsoleCalls = [mutualList, mutualExport, mutualInfo, mutualWords, adminMutualRemove] as const
