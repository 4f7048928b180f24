import * as v from 'valibot'
import { Id, Instant, Pictures, pageOf } from '../../fields'
import { mutualActs, mutualKinds, mutualStates, replyStates } from '../../mutual/transitions'
import { PointsRow } from '../people/points'

export const Kind = v.picklist(mutualKinds)

/** What a post waits for, whether from the caller, until when, and what happens otherwise. */
const Turn = v.object({ what: v.string(), isMine: v.boolean(), until: Instant, otherwise: v.string() })

/** Somebody who wrote. `hasMoved`: the block has another owner by now, and is shown as 原 128 号. */
const by = {
  blockNo: v.number(),
  hasMoved: v.boolean(),
  nickName: v.string(),
  avatar: v.string(),
}

const said = {
  mutualId: Id,
  /** H261121-0003. */
  no: v.string(),
  kind: Kind,
  state: v.picklist(mutualStates),
  ...by,
  title: v.string(),
  /** 内容已移除：… for a post that operators removed. */
  content: v.string(),
  place: v.string(),
  /** Points promised to the helper. */
  thanks: v.number(),
  /** Replies that were not taken back. */
  replies: v.number(),
  createdAt: Instant,
  /** Until when the mayor's pin holds; null without one. */
  pinUntil: v.nullable(Instant),
  turn: v.nullable(Turn),
  isMine: v.boolean(),
  acts: v.array(v.picklist(mutualActs)),
}

/** A row of the list. */
export const MutualRow = v.object(said)
export type MutualRow = v.InferOutput<typeof MutualRow>

/** How often somebody helped, and the points they were thanked with; public. */
const MutualRecord = v.object({ helped: v.number(), received: v.number() })

export const MutualReply = v.object({
  replyId: Id,
  ...by,
  record: MutualRecord,
  content: v.string(),
  at: Instant,
  state: v.picklist(replyStates),
  isMine: v.boolean(),
})
export type MutualReply = v.InferOutput<typeof MutualReply>

/** A post with its replies, as this caller sees it. */
export const MutualInfo = v.object({
  ...said,
  ver: v.number(),
  areaId: Id,
  areaName: v.string(),
  /** Whether mutual aid is open there: where it is not, nobody begins anything. */
  enabled: v.boolean(),
  blockId: Id,
  record: MutualRecord,
  thumbs: Pictures,
  /** Only for the author and the chosen one; null for everybody else. */
  placeDetail: v.nullable(v.string()),
  days: v.number(),
  /** Until when an open post waits for a choice. */
  expireAt: Instant,
  matchedAt: v.nullable(Instant),
  /** What the helper said when it was done; null before. */
  finished: v.nullable(v.object({ at: Instant, text: v.string(), thumbs: Pictures })),
  endedAt: v.nullable(Instant),
  /** The points that were given; null before. */
  given: v.nullable(v.number()),
  /** Why it was not helped, or why it was removed. */
  reason: v.string(),
  /** The caller's part: their reply if they have one, and whether they receive or give the help. */
  mine: v.object({ replyId: v.nullable(Id), isAsker: v.boolean(), isHelper: v.boolean() }),
  /** How many private words the two have exchanged (`/bctMsg/list`); 0 for everybody else. */
  messages: v.number(),
  /** The chosen one first, then the oldest. */
  repliesPage: pageOf(MutualReply),
})
export type MutualInfo = v.InferOutput<typeof MutualInfo>

/** What an act answers: the post, the points that moved for the caller, and 互助不涉及资金 when the text speaks of money, otherwise ''. */
export const MutualAnswer = v.object({ ...MutualInfo.entries, note: v.string(), pointsRow: v.optional(PointsRow) })
export type MutualAnswer = v.InferOutput<typeof MutualAnswer>
