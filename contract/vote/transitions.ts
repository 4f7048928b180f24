import { votes } from './limits'
import { rowFor } from '../transitions'

/** States of a vote; the last four are archived. Source: domain model §3.14; community §4. */
export const voteStates = ['draft', 'open', 'passed', 'failed', 'noQuorum', 'cancelled'] as const
export type VoteState = (typeof voteStates)[number]

/** How the count of a vote may end. */
export const voteResults = ['passed', 'failed', 'noQuorum'] as const satisfies readonly VoteState[]
export type VoteResult = (typeof voteResults)[number]

/** Who acts on a vote: its author, somebody as a held block, the mayor of the area, an operator, its timer. */
export type VoteRole = 'author' | 'resident' | 'mayor' | 'operator' | 'timer'

/** What a person can do with a vote: its buttons. `ask`: let a vote on the fund's money look for supporters. */
export const voteActs = ['edit', 'start', 'ask', 'cancel', 'support', 'unsupport', 'cast', 'change'] as const
export type VotePersonAct = (typeof voteActs)[number]

/** What its timer does with a vote. */
export type VoteTimerAct = 'lapse' | 'remind' | 'close'
export type VoteAct = 'save' | VotePersonAct | 'remove' | VoteTimerAct

/** Whether an act that the state allows is also allowed to this caller now. */
export type VoteGuard =
  | 'isFund' // It asks for money of the fund.
  | 'isNotFund'
  | 'hasPoints' // The author has the points that it takes; they are not spent.
  | 'isFree' // The fund has this much free money, and neither author nor payee owes a late proof.
  | 'isNotAsking' // It does not look for supporters yet: what they support does not change.
  | 'isAsking'
  | 'isOther' // Neither a block of the author's nor of the payee's.
  | 'isNew' // The block does not support it yet.
  | 'isThere' // The block supports it.
  | 'inTime' // Before closeAt.
  | 'inCensus' // The block was held when the vote opened, and is held now.
  | 'notCast'
  | 'hasCast' // With the receipt of the first time.
  | 'noBallots'

export interface VoteTransition {
  /** Row of the table in community §4. */
  readonly row: string
  readonly act: VoteAct
  readonly by: VoteRole
  /** Empty: the act makes the vote. */
  readonly from: readonly VoteState[]
  /** `result`: what the count says. */
  readonly to: VoteState | 'same' | 'result'
  /** The state instead, once as many blocks as needed support it and the fund is still free. */
  readonly whenEnough?: 'open'
  readonly guards?: readonly VoteGuard[]
  /** Points for the person, once per vote. */
  readonly points?: number
  /** What its timer does next: after a span, or when it closes. */
  readonly deadline?: { readonly does: VoteTimerAct; readonly after: number | 'days' }
}

const lapse = (after: number) => ({ does: 'lapse', after }) as const
const closing = { does: 'close', after: 'days' } as const
const supporting = ['isAsking', 'isOther', 'isNew'] as const

/** The life of a vote. Source: community §4, rows 1–9; §7 (a mayor proposes spending without supporters). */
export const voteTransitions: readonly VoteTransition[] = [
  { row: '1', act: 'save', by: 'author', from: [], to: 'draft', deadline: lapse(votes.draftMs) },
  { row: '1', act: 'edit', by: 'author', from: ['draft'], to: 'same', guards: ['isNotAsking'] },
  {
    row: '2',
    act: 'start',
    by: 'author',
    from: ['draft'],
    to: 'open',
    guards: ['isNotFund', 'hasPoints'],
    deadline: closing,
  },
  {
    row: '2f',
    act: 'ask',
    by: 'author',
    from: ['draft'],
    to: 'same',
    guards: ['isFund', 'isNotAsking', 'hasPoints', 'isFree'],
    deadline: lapse(votes.supportMs),
  },
  { row: '§7', act: 'ask', by: 'mayor', from: ['draft'], to: 'same', whenEnough: 'open', deadline: closing },
  {
    row: '3',
    act: 'support',
    by: 'resident',
    from: ['draft'],
    to: 'same',
    whenEnough: 'open',
    guards: supporting,
    deadline: closing,
  },
  {
    row: '3',
    act: 'support',
    by: 'mayor',
    from: ['draft'],
    to: 'same',
    whenEnough: 'open',
    guards: supporting,
    deadline: closing,
  },
  { row: '3', act: 'unsupport', by: 'resident', from: ['draft'], to: 'same', guards: ['isAsking', 'isThere'] },
  { row: '4', act: 'lapse', by: 'timer', from: ['draft'], to: 'cancelled' },
  {
    row: '5',
    act: 'cast',
    by: 'resident',
    from: ['open'],
    to: 'same',
    guards: ['inTime', 'inCensus', 'notCast'],
    points: votes.castPoints,
  },
  {
    row: '5',
    act: 'change',
    by: 'resident',
    from: ['open'],
    to: 'same',
    guards: ['inTime', 'inCensus', 'hasCast'],
  },
  { row: '6', act: 'remind', by: 'timer', from: ['open'], to: 'same' },
  { row: '7', act: 'cancel', by: 'author', from: ['draft'], to: 'cancelled' },
  { row: '7', act: 'cancel', by: 'author', from: ['open'], to: 'cancelled', guards: ['inTime', 'noBallots'] },
  { row: '8', act: 'remove', by: 'operator', from: ['draft', 'open'], to: 'cancelled' },
  { row: '9', act: 'close', by: 'timer', from: ['open'], to: 'result' },
]

/** The transition that this role's act makes on a vote in this state, if the table has one; `state` undefined: the act makes the vote. */
export const voteTransitionFor = (act: VoteAct, by: VoteRole, state?: VoteState): VoteTransition | undefined =>
  rowFor(voteTransitions, act, by, state)
