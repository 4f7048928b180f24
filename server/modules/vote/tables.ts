import type { BallotKind, ResultPolicy } from '@contract/vote/count'
import type { VoteState } from '@contract/vote/transitions'
import type { VoteKind } from '@contract/vote/wish'

/** A vote. Money in fen, shares in percent. Source: domain model §3.14; community §4. */
export interface VoteTable {
  vote_id: number
  no: string
  /** Version: changes with an edit or a change of state, not with supports and ballots. */
  ver: number
  area_id: number
  author_user_id: number
  author_block_id: number
  author_block_no: number
  kind: VoteKind
  title: string
  content: string
  ballot: BallotKind
  /** As JSON; of a yes-or-no ballot an empty list. */
  options: string
  max_choice: number
  days: number
  min_turnout: number
  pass_share: number
  results: ResultPolicy
  anonymous: boolean
  amount: number | null
  /** Who gets the money: known once it looks for supporters. */
  payee_user_id: number | null
  payee_block_id: number | null
  payee_block_no: number | null
  purpose: string
  state: VoteState
  created_at: number
  /** When a draft lapses. */
  draft_until: number
  /** Since when it looks for supporters. */
  asked_at: number | null
  open_at: number | null
  close_at: number | null
  /** When those who have not voted are reminded; null once they were. */
  remind_at: number | null
  closed_at: number | null
  /** How many blocks may vote. */
  census: number | null
  /** The count as JSON: after the close; before it only what those see who have voted in secret, as of the last fifth ballot. */
  tally: string | null
  /** The places of the accepted options, as a choice is kept. */
  accepted: string
  is_tie: boolean
  cancel_reason: string
  removed_by: number | null
}

/** A block that supports a vote on the fund's money. */
export interface VoteSupportTable {
  vote_id: number
  block_id: number
  block_no: number
  user_id: number
  at: number
  is_mayor: boolean
}

/** A block that may vote: it was held when the vote opened. */
export interface VoteCensusTable {
  vote_id: number
  block_id: number
}

/** A block that has voted; what, nobody knows. */
export interface VoteRollTable {
  vote_id: number
  block_id: number
  cast_at: number
}

/**
 * What somebody voted. Nothing in it, not even a time, says who, unless the vote names its voters. Source: community §4 (secret ballot).
 */
export interface VoteBallotTable {
  vote_id: number
  /** SHA-256 of the receipt, which only the voter's device has. */
  mark: Buffer
  /** Places of options: 0,2. */
  choice: string
  /** That of the vote. */
  anonymous: boolean
  /** Null on a secret ballot. */
  block_id: number | null
}

declare module '../../db/schema' {
  interface Database {
    vote: VoteTable
    vote_support: VoteSupportTable
    vote_census: VoteCensusTable
    vote_roll: VoteRollTable
    vote_ballot: VoteBallotTable
  }
}
