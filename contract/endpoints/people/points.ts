import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { FormInteger, Id, Instant, pageInput, pageOf } from '../../fields'

/** What the points popup shows after an answer: text, change and balance. Source: specification §2 (points popup), §3. */
export const PointsRow = v.object({ content: v.string(), pointsAdd: v.number(), points: v.number() })
export type PointsRow = v.InferOutput<typeof PointsRow>

/** One change of somebody's popularity. Source: domain model §3.11. */
export const PointsEntry = v.object({ pointsId: Id, ...PointsRow.entries, at: Instant })
export type PointsEntry = v.InferOutput<typeof PointsEntry>

/** One resident in the ranking of an area. */
export const RankRow = v.object({
  rank: v.number(),
  userId: Id,
  blockNo: v.number(),
  nickName: v.string(),
  avatar: v.string(),
  points: v.number(),
  isMine: v.boolean(),
})
export type RankRow = v.InferOutput<typeof RankRow>

/** Source: domain model §6.1. */
export const userGetPoints = endpoint({
  path: '/user/getPoints',
  body: 'form',
  access: 'user',
  summary: 'Own popularity and its last change',
  input: v.object({}),
  output: v.object({ points: v.number(), row: v.optional(PointsEntry) }),
  refusals: [],
})

/** Source: domain model §3.11, §6.3. */
export const pointsList = endpoint({
  path: '/bctPoints/list',
  body: 'form',
  access: 'user',
  summary: 'Changes of the own popularity, newest first',
  input: v.object(pageInput),
  output: pageOf(PointsEntry),
  refusals: [],
})

/** The first hundred of an area, and the caller's own place. Source: domain model §6.1. */
export const userRankList = endpoint({
  path: '/user/rankList',
  body: 'form',
  access: 'user',
  summary: 'Popularity ranking of an area',
  input: v.object({ areaId: FormInteger(0, 999_999_999) }),
  output: v.object({ rows: v.array(RankRow), mine: v.optional(RankRow) }),
  refusals: ['NOT_FOUND'],
})
