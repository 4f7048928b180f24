import { mayors } from './limits'
import { rowFor } from '../transitions'

/** States of an election; the last two are archived. Source: domain model §3.18; community §7. */
export const electionStates = ['announced', 'nominating', 'voting', 'seated', 'void'] as const
export type ElectionState = (typeof electionStates)[number]

export const candidateStates = ['standing', 'quit', 'struck'] as const
export type CandidateState = (typeof candidateStates)[number]

/** Who acts on an election: somebody as a held block, a candidate, operators, its timer, and the product, because a block cannot stand. */
export type ElectionRole = 'resident' | 'candidate' | 'operator' | 'timer' | 'system'

/** What a person does in an election: its buttons. `resign` gives back the seat that was won. */
export const electionActs = ['join', 'edit', 'quit', 'cast', 'change', 'resign'] as const
export type ElectionPersonAct = (typeof electionActs)[number]

/** What an operator does alone with a candidate; a second one strikes who the first one asked to strike, or refuses. */
export const strikeActs = ['askStrike'] as const
export type StrikeAct = (typeof strikeActs)[number]

/** What its timer does. `again` announces the second attempt. */
export type ElectionTimerAct = 'nominate' | 'open' | 'remind' | 'count' | 'again'

export type ElectionAct =
  'announce' | Exclude<ElectionPersonAct, 'resign'> | StrikeAct | 'unaskStrike' | 'strike' | ElectionTimerAct

/** Whether an act that the state allows is also allowed to this caller now. */
type ElectionGuard =
  | 'noneRunning' // No other election runs in the area.
  | 'inTime' // Before the stage ends.
  | 'isSettled' // Resident for 30 days without a break.
  | 'noLostDispute' // No dispute was decided against the person in 90 days.
  | 'mayFollow' // Not mayor for as many terms in a row as the area allows; off as long as it sets no number.
  | 'isNew' // The person has not stood in this election.
  | 'isStanding'
  | 'isAsked' // Another operator asked to strike the candidate.
  | 'isNotAsked'
  | 'inCensus' // The block was held when the voting opened, and is held now.
  | 'notCast'
  | 'hasCast' // With the receipt of the first time.

export interface ElectionTransition {
  /** Row of the table in community §7. */
  readonly row: string
  readonly act: ElectionAct
  readonly by: ElectionRole
  /** Empty: the act makes the election. */
  readonly from: readonly ElectionState[]
  /** `result`: what the count says. */
  readonly to: ElectionState | 'same' | 'result'
  /** The state instead, when nobody stands. */
  readonly whenNobody?: 'void'
  readonly guards?: readonly ElectionGuard[]
  /** Points for the person, once per election. */
  readonly points?: number
  /** What its timer does next, at the end of the new stage. */
  readonly then?: ElectionTimerAct
}

const announced = { from: [], to: 'announced', guards: ['noneRunning'], then: 'nominate' } as const
const running = ['nominating', 'voting'] as const
const casting = { by: 'resident', from: ['voting'], to: 'same' } as const

/** The life of an election. Source: community §7, rows 1–10. */
export const electionTransitions: readonly ElectionTransition[] = [
  { row: '1', act: 'announce', by: 'operator', ...announced },
  { row: '1', act: 'announce', by: 'timer', ...announced },
  { row: '2', act: 'nominate', by: 'timer', from: ['announced'], to: 'nominating', then: 'open' },
  {
    row: '3',
    act: 'join',
    by: 'resident',
    from: ['nominating'],
    to: 'same',
    guards: ['inTime', 'isSettled', 'noLostDispute', 'mayFollow', 'isNew'],
  },
  { row: '3', act: 'edit', by: 'candidate', from: ['nominating'], to: 'same', guards: ['inTime', 'isStanding'] },
  { row: '4', act: 'quit', by: 'candidate', from: running, to: 'same', guards: ['inTime', 'isStanding'] },
  { row: '5', act: 'askStrike', by: 'operator', from: running, to: 'same', guards: ['isStanding', 'isNotAsked'] },
  { row: '5', act: 'unaskStrike', by: 'operator', from: running, to: 'same', guards: ['isStanding', 'isAsked'] },
  { row: '5', act: 'strike', by: 'operator', from: running, to: 'same', guards: ['isStanding', 'isAsked'] },
  { row: '5', act: 'strike', by: 'system', from: running, to: 'same', guards: ['isStanding'] },
  { row: '6', act: 'open', by: 'timer', from: ['nominating'], to: 'voting', whenNobody: 'void', then: 'count' },
  {
    row: '7',
    act: 'cast',
    ...casting,
    guards: ['inTime', 'inCensus', 'notCast'],
    points: mayors.castPoints,
  },
  { row: '7', act: 'change', ...casting, guards: ['inTime', 'inCensus', 'hasCast'] },
  { row: '8', act: 'remind', by: 'timer', from: ['voting'], to: 'same' },
  { row: '9', act: 'count', by: 'timer', from: ['voting'], to: 'result' },
  { row: '10', act: 'again', by: 'timer', from: ['void'], to: 'same' },
]

/** The transition that this role's act makes on an election in this state, if the table has one; without a state it makes the election. */
export const electionTransitionFor = (
  act: ElectionAct,
  by: ElectionRole,
  state?: ElectionState,
): ElectionTransition | undefined => rowFor(electionTransitions, act, by, state)

/** States of a term in the seat: before its first day, during it, afterwards. */
export const termStates = ['planned', 'serving', 'ended'] as const
export type TermState = (typeof termStates)[number]

/** Why a term ended: at its end, the mayor gave it back, the acting block was locked: set for transfer, frozen, or sold. */
export const termEnds = ['end', 'resign', 'lose'] as const
export type TermEnd = (typeof termEnds)[number]

export interface TermTransition {
  readonly row: string
  /** `callNext` announces the next election. */
  readonly act: 'seat' | 'start' | 'callNext' | TermEnd
  readonly by: 'mayor' | 'timer' | 'system'
  readonly from: readonly TermState[]
  readonly to: TermState | 'same'
  /** Whether the runner-up serves the rest; without one the next election is announced. */
  readonly isSucceeded?: true
}

/** The life of a term. Source: community §7, rows 1, 9, 11. */
export const termTransitions: readonly TermTransition[] = [
  { row: '9', act: 'seat', by: 'system', from: [], to: 'planned' },
  { row: '9', act: 'start', by: 'timer', from: ['planned'], to: 'serving' },
  { row: '1', act: 'callNext', by: 'timer', from: ['serving'], to: 'same' },
  { row: '9', act: 'end', by: 'timer', from: ['serving'], to: 'ended' },
  { row: '11', act: 'lose', by: 'system', from: ['planned', 'serving'], to: 'ended', isSucceeded: true },
  { row: '11', act: 'resign', by: 'mayor', from: ['planned', 'serving'], to: 'ended', isSucceeded: true },
]

/** The transition that this act makes on a term in this state, if the table has one; `state` undefined: it makes the term. */
export const termTransitionFor = (
  act: TermTransition['act'],
  by: TermTransition['by'],
  state?: TermState,
): TermTransition | undefined => rowFor(termTransitions, act, by, state)
