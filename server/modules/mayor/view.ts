import type { MayorElection, MayorTerm } from '@contract/endpoints/community/mayor-view'
import { mayors } from '@contract/mayor/limits'
import type { Count } from '@contract/mayor/count'
import { seatFrom } from '@contract/mayor/stages'
import { strikeActs } from '@contract/mayor/transitions'
import type { ActingBlock } from '../vote/open/voter'
import type { NamedCandidate } from './candidate-store'
import { actsOf, isOpenFor } from './rules/acts'
import type { Standing } from './rules/eligible'
import { standingRefusal } from './rules/eligible'
import { publishedCount } from './open/published'
import type { MayorElectionTable, MayorTermTable } from './tables'
import type { SeatedRow, TermRow } from './term-store'

/** Somebody who looks at an election; without a block as a guest does. */
export interface Viewer extends Standing {
  readonly userId: number
  readonly isStaff: boolean
  readonly mayAct: boolean
  readonly block: ActingBlock | undefined
  readonly inCensus: boolean
  readonly hasCast: boolean
  readonly now: number
}

/** An election with what belongs to it. */
export interface Whole {
  readonly election: MayorElectionTable
  readonly candidates: readonly NamedCandidate[]
  readonly cast: number
  /** Whom its rule keeps from standing. */
  readonly barred: readonly Pick<SeatedRow, 'block_no' | 'nick_name' | 'avatar'>[]
  /** The unfinished term that came of it. */
  readonly term: MayorTermTable | undefined
  /** When who won took the seat, or will; undefined while nobody has won. */
  readonly seatedFrom: number | undefined
  /** Until when the seat of the area is taken. */
  readonly takenTo: number
}

function strikeActsOf({ election, candidates }: Whole, one: NamedCandidate, { isStaff, userId, now }: Viewer) {
  const isParty = candidates.some((other) => other.user_id === userId)
  if (!isStaff || isParty || one.state !== 'standing' || one.asked_by !== null) return []
  return strikeActs.filter((act) => isOpenFor(act, 'operator', election, now))
}

const candidateView = (whole: Whole, one: NamedCandidate, viewer: Viewer) => {
  const isRemoved = one.struck_by !== null
  return {
    place: one.place,
    blockNo: one.block_no,
    blockId: one.block_id,
    nickName: one.nick_name,
    avatar: one.avatar,
    statement: isRemoved ? `内容已移除：${one.reason}` : one.statement,
    thumbs: isRemoved ? '' : one.thumbs,
    at: one.at,
    state: one.state,
    reason: one.reason,
    isMine: one.user_id === viewer.userId,
    strikeActs: strikeActsOf(whole, one, viewer),
    strikeAsked: viewer.isStaff && one.state === 'standing' ? one.asked_reason : '',
  }
}

const barredView = ({ block_no: blockNo, nick_name: nickName, avatar }: Whole['barred'][number]) => ({
  blockNo,
  nickName,
  avatar,
})

/** In the order of the ballot once it is drawn. */
const onBallot = (candidates: readonly NamedCandidate[]) =>
  [...candidates].sort((one, other) => (one.lot ?? Infinity) - (other.lot ?? Infinity) || one.place - other.place)

/** An election as a viewer sees it. */
export function electionOf(whole: Whole, viewer: Viewer): MayorElection {
  const { election, candidates, cast, term, seatedFrom, takenTo } = whole
  const { block } = viewer
  const own = viewer.userId === 0 ? undefined : candidates.find(({ user_id: userId }) => userId === viewer.userId)
  const isEligible = standingRefusal(viewer, election.most_in_row) === undefined
  const published = publishedCount(election.count)
  const part = {
    mayAct: viewer.mayAct,
    isHeld: block?.isHeld ?? false,
    isEligible,
    hasStood: own !== undefined,
    isStanding: own?.state === 'standing',
    inCensus: viewer.inCensus,
    hasCast: viewer.hasCast,
    hasCandidates: candidates.some(({ state }) => state === 'standing'),
    term: term && term.user_id === viewer.userId ? term : undefined,
  }
  return {
    electionId: election.election_id,
    ver: election.ver,
    no: election.no,
    termNo: election.term_no,
    attempt: election.attempt,
    areaId: election.area_id,
    state: election.state,
    announcedAt: election.announced_at,
    nominateFrom: election.nominate_from,
    voteFrom: election.vote_from,
    voteTo: election.vote_to,
    seatFrom: seatedFrom ?? seatFrom(election.vote_to, takenTo),
    closedAt: election.closed_at,
    againAt: election.state === 'void' ? election.due_at : null,
    candidates: onBallot(candidates).map((one) => candidateView(whole, one, viewer)),
    cast,
    census: election.census ?? 0,
    mostInRow: election.most_in_row,
    barred: whole.barred.map(barredView),
    minTurnout: mayors.minTurnout,
    winner: election.winner,
    runnerUp: published ? election.runner_up : null,
    rounds: roundsOf(published),
    isPublished: published !== undefined,
    mine: block
      ? {
          blockNo: block.blockNo,
          inTransfer: block.inTransfer,
          inCensus: viewer.inCensus && block.isHeld,
          cast: viewer.hasCast,
          place: own?.place ?? null,
          residentDays: viewer.residentDays,
          lostDisputes: viewer.lostDisputes,
          termsInRow: viewer.termsInRow,
          isEligible,
        }
      : null,
    acts: actsOf(election, part, viewer.now),
  }
}

const roundsOf = (count: Count | undefined): MayorElection['rounds'] =>
  (count?.rounds ?? []).map((round) => ({ ...round, votes: [...round.votes], moved: [...round.moved] }))

/** A term as it travels. */
export const termView = (row: Omit<TermRow, 'behind'>): MayorTerm => ({
  termId: row.term_id,
  electionId: row.election_id,
  no: row.no,
  termNo: row.term_no,
  blockNo: row.block_no,
  nickName: row.nick_name,
  avatar: row.avatar,
  from: row.from_at,
  to: row.to_at,
  endedAt: row.ended_at,
  ended: row.ended,
  isSuccessor: row.is_successor,
  figures: {
    notices: row.notices,
    rulings: row.rulings,
    overturned: row.overturned,
    supports: row.supports,
  },
})
