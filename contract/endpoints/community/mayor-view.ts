import * as v from 'valibot'
import { Id, Instant } from '../../fields'
import { candidateStates, electionActs, electionStates, strikeActs, termEnds } from '../../mayor/transitions'

const person = { blockNo: v.number(), nickName: v.string(), avatar: v.string() }

/** Somebody who stands for mayor. `place`: in the order of nomination, from 1 on; ballots name candidates by it. */
const Candidate = v.object({
  place: v.number(),
  ...person,
  /** The block that stands: its page says how its owner trades. */
  blockId: Id,
  /** 内容已移除：… of who was struck by operators. */
  statement: v.string(),
  /** Relative paths of pictures, separated by commas. */
  thumbs: v.string(),
  at: Instant,
  state: v.picklist(candidateStates),
  /** Why the candidate was struck; '' otherwise. */
  reason: v.string(),
  isMine: v.boolean(),
  /** What an operator may do now; empty for everybody else. */
  strikeActs: v.array(v.picklist(strikeActs)),
  /** Why another operator asked to strike; only operators read it. */
  strikeAsked: v.string(),
})

const PlaceVotes = v.object({ place: v.number(), votes: v.number() })

/** A round of the count, as `contract/mayor/count.ts` reckons it. */
const Round = v.object({
  votes: v.array(PlaceVotes),
  continuing: v.number(),
  exhausted: v.number(),
  majority: v.number(),
  out: v.nullable(v.number()),
  moved: v.array(PlaceVotes),
  noNext: v.number(),
})

/**
 * An election. `candidates` stand in the order of nomination and, from the voting on, in the order that was drawn by lot. `acts`: what this
 * caller may do now. Source: domain model §3.18; community §7.
 */
export const MayorElection = v.object({
  electionId: Id,
  /** Changes with the state, not with candidates and ballots. */
  ver: v.number(),
  /** M2607 */
  no: v.string(),
  /** 第 n 届 */
  termNo: v.number(),
  attempt: v.number(),
  areaId: Id,
  state: v.picklist(electionStates),
  announcedAt: Instant,
  nominateFrom: Instant,
  voteFrom: Instant,
  voteTo: Instant,
  /** When who is elected takes the seat. */
  seatFrom: Instant,
  closedAt: v.nullable(Instant),
  /** When a void election is announced again; null otherwise. */
  againAt: v.nullable(Instant),
  candidates: v.array(Candidate),
  /** How many blocks have voted, of how many that may; 0 before the voting. */
  cast: v.number(),
  census: v.number(),
  /** How many terms in a row one person may be mayor, as the rule was at the announcement; 0: as many as are won. */
  mostInRow: v.number(),
  /** Who was mayor for so many terms right before this one, and therefore cannot stand. */
  barred: v.array(v.object(person)),
  /** The turnout that the count needs, in percent. */
  minTurnout: v.number(),
  /** Who won, by place; null before the count, and without a winner. */
  winner: v.nullable(v.number()),
  runnerUp: v.nullable(v.number()),
  /** Empty before the count, and for good when so few voted that each ballot would be known. */
  rounds: v.array(Round),
  /** Whether the ballots can be read. */
  isPublished: v.boolean(),
  /** Null for a guest, and for somebody without a block in this area. */
  mine: v.nullable(
    v.object({
      blockNo: v.number(),
      inTransfer: v.boolean(),
      inCensus: v.boolean(),
      /** Whether this block has voted. What it voted nobody knows but the device with the receipt. */
      cast: v.boolean(),
      /** The caller's own place among the candidates; null when the caller did not stand. */
      place: v.nullable(v.number()),
      /**
       * For how many days the caller has lived here, the disputes that the caller lost of late, and for how many terms right before this
       * one the caller was mayor (as far as `mostInRow` asks): who may stand.
       */
      residentDays: v.number(),
      lostDisputes: v.number(),
      termsInRow: v.number(),
      isEligible: v.boolean(),
    }),
  ),
  acts: v.array(v.picklist(electionActs)),
})
export type MayorElection = v.InferOutput<typeof MayorElection>

/** What a mayor did in a term; public. Source: community §7 (mayor may). */
const Figures = v.object({ notices: v.number(), rulings: v.number(), overturned: v.number(), supports: v.number() })

/** A term in the seat. `from` in the future: elected, not yet seated. `ended` null: it goes on. */
export const MayorTerm = v.object({
  termId: Id,
  electionId: Id,
  no: v.string(),
  termNo: v.number(),
  ...person,
  from: Instant,
  to: Instant,
  endedAt: v.nullable(Instant),
  ended: v.nullable(v.picklist(termEnds)),
  /** Whether this is the runner-up, who serves the rest of a term. */
  isSuccessor: v.boolean(),
  figures: Figures,
})
export type MayorTerm = v.InferOutput<typeof MayorTerm>
