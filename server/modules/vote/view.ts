import type { VoteRow } from '@contract/endpoints/community/votes'
import { votes } from '@contract/vote/limits'
import { fen } from '@contract/money'
import type { Tally } from '@contract/vote/count'
import { isPublished } from '@contract/vote/count'
import type { Askers } from '@contract/vote/support'
import { maySupport } from '@contract/vote/support'
import type { VotePersonAct, VoteRole } from '@contract/vote/transitions'
import { voteActs, voteTransitionFor } from '@contract/vote/transitions'
import type { ActingBlock } from './open/voter'
import { choiceIn, tallyIn } from './rules/stored'
import type { VoteTable } from './tables'
import type { VoteDbRow } from './vote-store'

/** Who looks: the person, the block that they act as here, and whether they may act at all. */
export interface Viewer {
  readonly userId: number
  readonly block: ActingBlock | undefined
  /** False where the module is closed, and for a manager's session: then only what ends things is left. */
  readonly mayAct: boolean
  /** How many blocks are held now. */
  readonly held: number
  readonly now: number
}

/** The role in which a person does something to a vote; the mayor's support has the same row as everybody's. */
const roleOf: Readonly<Record<VotePersonAct, VoteRole>> = {
  edit: 'author',
  start: 'author',
  ask: 'author',
  cancel: 'author',
  support: 'resident',
  unsupport: 'resident',
  cast: 'resident',
  change: 'resident',
}

/** Who asks with a vote, and for whom. */
export const askersOf = (vote: VoteTable): Askers => ({
  blockIds: [vote.author_block_id, vote.payee_block_id],
  userIds: [vote.author_user_id, vote.payee_user_id],
})

/** What a viewer may do with a vote now: by the table, and by its guards that can be told from the row. */
export function actsOf(row: VoteDbRow, { userId, block, mayAct, now }: Viewer): VotePersonAct[] {
  const isAuthor = row.author_user_id === userId && userId > 0
  const writes = mayAct && isAuthor && block?.isHeld === true && block.blockId === row.author_block_id
  const isAsking = row.asked_at !== null
  const isFund = row.kind === 'fund'
  const acts = mayAct && block?.isHeld === true
  const inTime = row.close_at === null || now < row.close_at
  const supports = acts && isAsking && maySupport(askersOf(row), block.blockId, userId)
  const may: Readonly<Record<VotePersonAct, boolean>> = {
    edit: writes && !isAsking,
    start: writes && !isFund,
    ask: writes && isFund && !isAsking,
    cancel: isAuthor && inTime && row.cast_count === 0,
    support: supports && !row.supports_it,
    unsupport: acts && isAsking && row.supports_it,
    cast: acts && inTime && row.in_census && !row.has_cast,
    change: acts && inTime && row.in_census && row.has_cast,
  }
  return voteActs.filter((act) => may[act] && voteTransitionFor(act, roleOf[act], row.state) !== undefined)
}

function mineOf(row: VoteDbRow, { userId, block }: Viewer): VoteRow['mine'] {
  if (!block) return null
  return {
    blockNo: block.blockNo,
    isAuthor: row.author_user_id === userId,
    inTransfer: block.inTransfer,
    inCensus: row.in_census && block.isHeld,
    cast: row.has_cast,
    supports: row.supports_it,
  }
}

/** Why operators removed a vote; '' when they did not. */
const removedBecause = ({ removed_by: by, cancel_reason: reason }: VoteTable): string => (by === null ? '' : reason)

/** What stands in place of a removed text. Source: community §0 (removal). */
export const shownTitle = (row: VoteTable): string =>
  row.removed_by === null ? row.title : `内容已移除：${row.cancel_reason}`

const isCounted = ({ state }: Pick<VoteTable, 'state'>): boolean =>
  state === 'passed' || state === 'failed' || state === 'noQuorum'

/** A vote as a list shows it to a viewer. */
export function voteRowView(row: VoteDbRow, viewer: Viewer): VoteRow {
  const isDraft = row.open_at === null
  return {
    voteId: row.vote_id,
    ver: row.ver,
    no: row.no,
    areaId: row.area_id,
    kind: row.kind,
    title: shownTitle(row),
    ballot: row.ballot,
    maxChoice: row.max_choice,
    minTurnout: row.min_turnout,
    passShare: row.pass_share,
    results: row.results,
    anonymous: row.anonymous,
    state: row.state,
    authorBlockNo: row.author_block_no,
    amount: row.amount === null ? null : fen(row.amount),
    cast: row.cast_count,
    census: isDraft ? viewer.held : (row.census ?? 0),
    createdAt: row.created_at,
    openAt: row.open_at,
    closeAt: row.close_at,
    closedAt: row.closed_at,
    supportUntil: row.state === 'draft' && row.asked_at !== null ? row.draft_until : null,
    supports: row.supports,
    supportNeed: votes.supportNeed,
    outcome: isCounted(row) ? { accepted: choiceIn(row.accepted), isTie: row.is_tie } : null,
    removedBecause: removedBecause(row),
    mine: mineOf(row, viewer),
    acts: actsOf(row, viewer),
  }
}

/** Whether the ballots of a vote can be read: counted, and enough of them if they are secret. */
export const areBallotsPublished = (row: Pick<VoteTable, 'state' | 'anonymous' | 'tally'>): boolean =>
  isCounted(row) && isPublished(row, tallyIn(row.tally)?.ballots ?? 0)

/** Where the counts that a viewer may see come from: nowhere, the vote's row, or the ballots. Source: community §4 (results policy). */
export function countsSource(row: VoteDbRow): 'none' | 'row' | 'ballots' {
  if (isCounted(row)) return areBallotsPublished(row) ? 'row' : 'none'
  if (row.state !== 'open' || row.results === 'atEnd') return 'none'
  if (row.results === 'afterVote' && !row.has_cast) return 'none'
  return row.anonymous ? 'row' : 'ballots'
}

/** A count as it travels. */
export const tallyView = (tally: Tally | undefined) => (tally ? { ...tally, counts: [...tally.counts] } : null)
