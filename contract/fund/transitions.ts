import { fundSpends } from './limits'
import { rowFor } from '../transitions'

/** States of a spend of the fund. Source: community §3. */
export const spendStates = ['approved', 'paid', 'accounted', 'stopped', 'returned'] as const
export type SpendState = (typeof spendStates)[number]

/** Those that wait for their payout or their proof: what operators have to look after. */
export const runningSpendStates = ['approved', 'paid'] as const satisfies readonly SpendState[]

/** Who acts on a spend: the close of its vote, its timer, operators, and its payee. */
export type SpendRole = 'system' | 'timer' | 'operator' | 'payee'

/** What the payee can do with a spend: its buttons. */
export const payeeActs = ['proof', 'giveBack'] as const
export type PayeeAct = (typeof payeeActs)[number]

/** What an operator does alone to a spend that is public and not paid yet; a second one stops it, or refuses. */
export const spendAdminActs = ['askStop'] as const
export type SpendAdminAct = (typeof spendAdminActs)[number]

/** What its timer does with a spend. */
export type SpendTimerAct = 'pay' | 'proofLate'
export type SpendAct = 'approve' | SpendTimerAct | SpendAdminAct | 'unaskStop' | 'stop' | PayeeAct

/** Whether an act that the state allows is also allowed to this caller now. */
type SpendGuard =
  | 'isFree' // The fund has this much free money.
  | 'isOther' // Not the operator who asked.
  | 'stopAsked'
  | 'noStopAsked'
  | 'isReplaceable' // Within seven days of the first proof.
  | 'isLeft' // At most what was not given back yet.

export interface SpendTransition {
  /** Row of the table in community §3. */
  readonly row: number
  readonly act: SpendAct
  readonly by: SpendRole
  /** Empty: the act makes the spend. */
  readonly from: readonly SpendState[]
  readonly to: SpendState | 'same'
  /** The state instead, once everything was given back. */
  readonly whenAllBack?: SpendState
  /** `pay`: from the fund to the payee's income; `back`: from what the payee has available to the fund. */
  readonly money: 'none' | 'pay' | 'back'
  readonly guards?: readonly SpendGuard[]
  /** What its timer does next: at the payout's hour, or after a span. */
  readonly deadline?: { readonly does: SpendTimerAct; readonly after: 'payout' | number }
}

/** The life of a spend: it exists only because a vote passed. Source: community §3, rows 3–8. */
export const spendTransitions: readonly SpendTransition[] = [
  {
    row: 3,
    act: 'approve',
    by: 'system',
    from: [],
    to: 'approved',
    money: 'none',
    guards: ['isFree'],
    deadline: { does: 'pay', after: 'payout' },
  },
  {
    row: 4,
    act: 'pay',
    by: 'timer',
    from: ['approved'],
    to: 'paid',
    money: 'pay',
    deadline: { does: 'proofLate', after: fundSpends.proofMs },
  },
  { row: 5, act: 'askStop', by: 'operator', from: ['approved'], to: 'same', money: 'none', guards: ['noStopAsked'] },
  { row: 5, act: 'unaskStop', by: 'operator', from: ['approved'], to: 'same', money: 'none', guards: ['stopAsked'] },
  {
    row: 5,
    act: 'stop',
    by: 'operator',
    from: ['approved'],
    to: 'stopped',
    money: 'none',
    guards: ['stopAsked', 'isOther'],
  },
  { row: 6, act: 'proof', by: 'payee', from: ['paid'], to: 'accounted', money: 'none' },
  { row: 6, act: 'proof', by: 'payee', from: ['accounted'], to: 'same', money: 'none', guards: ['isReplaceable'] },
  {
    row: 7,
    act: 'proofLate',
    by: 'timer',
    from: ['paid'],
    to: 'same',
    money: 'none',
    deadline: { does: 'proofLate', after: fundSpends.remindMs },
  },
  {
    row: 8,
    act: 'giveBack',
    by: 'payee',
    from: ['paid'],
    to: 'same',
    whenAllBack: 'returned',
    money: 'back',
    guards: ['isLeft'],
  },
  { row: 8, act: 'giveBack', by: 'payee', from: ['accounted'], to: 'same', money: 'back', guards: ['isLeft'] },
]

/** States of a gift. Source: community §3, row 1. */
export const giftStates = ['unpaid', 'done', 'closed'] as const
export type GiftState = (typeof giftStates)[number]

export type GiftRole = 'giver' | 'timer'
export type GiftAct = 'give' | 'pay' | 'cancel' | 'closeUnpaidGift'

interface GiftTransition {
  readonly row: number
  readonly act: GiftAct
  readonly by: GiftRole
  /** Empty: the act makes the gift. */
  readonly from: readonly GiftState[]
  readonly to: GiftState
  /** `gift`: from what the giver has available to the area's fund. */
  readonly money: 'none' | 'gift'
  /** Allowed only while the area is open, and not while trading is halted. */
  readonly openHours?: true
  readonly deadline?: { readonly after: 'payMinutes'; readonly does: 'closeUnpaidGift' }
}

/** The life of a gift: it is paid like anything else. Source: community §3, row 1; §0 (paying). */
export const giftTransitions: readonly GiftTransition[] = [
  {
    row: 1,
    act: 'give',
    by: 'giver',
    from: [],
    to: 'unpaid',
    money: 'none',
    openHours: true,
    deadline: { after: 'payMinutes', does: 'closeUnpaidGift' },
  },
  { row: 1, act: 'pay', by: 'giver', from: ['unpaid'], to: 'done', money: 'gift', openHours: true },
  { row: 1, act: 'cancel', by: 'giver', from: ['unpaid'], to: 'closed', money: 'none' },
  { row: 1, act: 'closeUnpaidGift', by: 'timer', from: ['unpaid'], to: 'closed', money: 'none' },
]

/** The transition that this role's act makes on a spend in this state, if the table has one; `state` undefined: the act makes the spend. */
export const spendTransitionFor = (act: SpendAct, by: SpendRole, state?: SpendState): SpendTransition | undefined =>
  rowFor(spendTransitions, act, by, state)

/** The transition that this role's act makes on a gift in this state, if the table has one; `state` undefined: the act makes the gift. */
export const giftTransitionFor = (act: GiftAct, by: GiftRole, state?: GiftState): GiftTransition | undefined =>
  rowFor(giftTransitions, act, by, state)
