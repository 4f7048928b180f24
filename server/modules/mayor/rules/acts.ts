import type { ElectionAct, ElectionPersonAct, ElectionRole } from '@contract/mayor/transitions'
import { electionActs, electionTransitionFor, termTransitionFor } from '@contract/mayor/transitions'
import type { MayorElectionTable, MayorTermTable } from '../tables'

/** What somebody has to do with an election. */
export interface Part {
  /** Signed in with the right to act, in a city where the module is open. */
  readonly mayAct: boolean
  /** Acts as a held block of the city. */
  readonly isHeld: boolean
  readonly isEligible: boolean
  /** Stood in this election, whatever became of it. */
  readonly hasStood: boolean
  readonly isStanding: boolean
  readonly inCensus: boolean
  readonly hasCast: boolean
  /** Somebody stands. */
  readonly hasCandidates: boolean
  /** The person's unfinished term of this election. */
  readonly term: Pick<MayorTermTable, 'state'> | undefined
}

type Times = Pick<MayorElectionTable, 'state' | 'vote_from' | 'vote_to'>

/** When the stage of an election ends in which people act: its acts end at that instant, also while its timer is late. */
export function actsUntil({ state, vote_from: voteFrom, vote_to: voteTo }: Times): number {
  if (state === 'nominating') return voteFrom
  return state === 'voting' ? voteTo : 0
}

/** Whether the table and the time let this role do this with an election now. */
export const isOpenFor = (act: ElectionAct, by: ElectionRole, election: Times, now: number): boolean =>
  now < actsUntil(election) && electionTransitionFor(act, by, election.state) !== undefined

const roleOf: Readonly<Record<Exclude<ElectionPersonAct, 'resign'>, ElectionRole>> = {
  join: 'resident',
  edit: 'candidate',
  quit: 'candidate',
  cast: 'resident',
  change: 'resident',
}

/** What somebody may do with an election now. Source: community §7, rows 3, 4, 7, 11. */
export function actsOf(election: Times, part: Part, now: number): ElectionPersonAct[] {
  const acts = part.mayAct && part.isHeld
  const votes = acts && part.inCensus && part.hasCandidates
  const may: Readonly<Record<ElectionPersonAct, boolean>> = {
    join: acts && part.isEligible && !part.hasStood,
    edit: acts && part.isStanding,
    quit: part.isStanding,
    cast: votes && !part.hasCast,
    change: votes && part.hasCast,
    resign: part.term !== undefined && termTransitionFor('resign', 'mayor', part.term.state) !== undefined,
  }
  return electionActs.filter((act) => may[act] && (act === 'resign' || isOpenFor(act, roleOf[act], election, now)))
}
