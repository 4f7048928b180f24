import type { Attempt } from '@contract/mayor/stages'
import type { CandidateState, ElectionState, TermEnd, TermState } from '@contract/mayor/transitions'

/** An election of a mayor. Source: domain model §3.18; community §7. */
export interface MayorElectionTable {
  election_id: number
  /** Version: changes with the state, not with candidates and ballots. */
  ver: number
  area_id: number
  /** M2607: the year, and which term it is for. */
  no: string
  term_no: number
  attempt: Attempt
  state: ElectionState
  announced_at: number
  nominate_from: number
  vote_from: number
  vote_to: number
  /** When its stage ends or, of a void first attempt, when the second is announced; null when its timer has nothing left. */
  due_at: number | null
  /** When those who have not voted are reminded; null once they were. */
  remind_at: number | null
  closed_at: number | null
  /** How many blocks may vote. */
  census: number | null
  /** How many terms in a row one person may be mayor, as the rule was at the announcement; 0: no limit. */
  most_in_row: number
  /** The count with every round, as JSON; null before. */
  count: string | null
  /** Candidates by place. */
  winner: number | null
  runner_up: number | null
}

/** How many terms in a row one person may be mayor of an area; 0: no limit. An area without a row has none. */
export interface MayorRuleTable {
  area_id: number
  ver: number
  most_in_row: number
}

/** Somebody who stands for mayor. */
export interface MayorCandidateTable {
  election_id: number
  /** In the order of nomination, from 1 on. */
  place: number
  block_id: number
  block_no: number
  user_id: number
  statement: string
  /** Relative paths of pictures, separated by commas. */
  thumbs: string
  at: number
  state: CandidateState
  /** The place on the ballot, drawn by lot when the voting opens. */
  lot: number | null
  /** Why the candidate was struck; '' otherwise. */
  reason: string
  /** The operator who asked to strike, and why. */
  asked_by: number | null
  asked_reason: string
  struck_by: number | null
  ended_at: number | null
}

export interface MayorCensusTable {
  election_id: number
  block_id: number
}

/** Who has voted. Nothing joins it with ballots. */
export interface MayorRollTable {
  election_id: number
  block_id: number
  cast_at: number
}

/** What was voted: the hash of a receipt, and places of candidates. */
export interface MayorBallotTable {
  election_id: number
  mark: Buffer
  ranks: string
}

/** A term in the seat of a mayor. */
export interface MayorTermTable {
  term_id: number
  area_id: number
  election_id: number
  /** The candidate that serves. */
  place: number
  block_id: number
  user_id: number
  /** The runner-up, who serves the rest. */
  is_successor: boolean
  state: TermState
  from_at: number
  to_at: number
  /** When the next election was announced because of its end; null before. */
  called_at: number | null
  due_at: number | null
  ended_at: number | null
  ended: TermEnd | null
}

declare module '../../db/schema' {
  interface Database {
    mayor_election: MayorElectionTable
    mayor_rule: MayorRuleTable
    mayor_candidate: MayorCandidateTable
    mayor_census: MayorCensusTable
    mayor_roll: MayorRollTable
    mayor_ballot: MayorBallotTable
    mayor_term: MayorTermTable
  }
}
