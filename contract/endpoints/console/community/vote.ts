import * as v from 'valibot'
import { endpoint } from '../../../endpoint'
import { Roll } from '../../community/ballots'
import { acting, VoteInfo, VoteRow, VoteTally } from '../../community/votes'
import { exportOf, filters, listOf } from '../listing'
import { FenSchema, Id, Instant, Line, pageInput, Text } from '../../../fields'
import { votes } from '../../../vote/limits'

const voteFilters = { ...filters, state: v.optional(Line(20)), kind: v.optional(Line(20)) }
/** Votes, the same way. The sum is of what they would spend. */
export const voteList = listOf('/admin/vote/list', 'votes', {
  filters: voteFilters,
  sorts: ['newest', 'oldest'],
  row: {
    voteId: Id,
    ver: v.number(),
    areaId: Id,
    no: v.string(),
    kind: v.string(),
    title: v.string(),
    authorNo: v.number(),
    state: v.string(),
    amount: v.nullable(FenSchema),
    openAt: v.nullable(Instant),
    closeAt: v.nullable(Instant),
    census: v.nullable(v.number()),
    voted: v.number(),
    createdAt: Instant,
  },
})
export const voteExport = exportOf('/admin/vote/export', 'votes', voteFilters)

/** A vote. `tally` is null while it is open, for everybody of staff, and for good when so few voted that each ballot would be known. */
export const voteDetail = endpoint({
  path: '/admin/vote/info',
  body: 'form',
  access: 'staff',
  summary: 'Console: one vote',
  input: v.object({ id: Id }),
  output: v.object({
    ...v.omit(VoteRow, ['mine', 'acts']).entries,
    content: v.string(),
    options: v.array(v.object({ text: v.string(), note: v.string() })),
    tally: v.nullable(VoteTally),
    /** Whether operators may remove it. */
    isRemovable: v.boolean(),
  }),
  refusals: ['NOT_FOUND'],
})

/** Which blocks have voted, not what; by number. For auditors; each reading is recorded. Source: community §11. */
export const voteRoll = endpoint({
  path: '/admin/vote/roll',
  body: 'form',
  access: 'staff',
  summary: 'Console: who has voted',
  input: v.object({ ...pageInput, id: Id }),
  output: Roll,
  refusals: ['NOT_FOUND'],
})

/** Removes a vote that has not ended; the reason stands in its place for everybody. MOVED with `vote`. Source: community §4, row 8. */
export const adminVoteRemove = endpoint({
  path: '/admin/vote/remove',
  body: 'json',
  access: 'staff',
  summary: 'Console: remove a vote',
  input: v.object({ ...acting, reason: v.pipe(Text(votes.reason), v.minLength(5)) }),
  output: VoteInfo,
  refusals: ['NOT_FOUND', 'MOVED', 'CLOSED'],
})

/** The calls of the console about votes. */
export const voteConsoleCalls = [voteList, voteExport, voteDetail, voteRoll, adminVoteRemove] as const
