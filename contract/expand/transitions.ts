import { rowFor } from '../transitions'

/** States of a round; the public sees `planned`, `open` and `archived`. Source: domain model §3.17; community §2. */
export const roundStates = ['draft', 'planned', 'open', 'archived', 'withdrawn'] as const
export type RoundState = (typeof roundStates)[number]

/** States of a purchase of slots. Source: community §2. */
export const slotStates = ['unpaid', 'done', 'closed'] as const
export type SlotState = (typeof slotStates)[number]

/** Who acts on a round. */
export type RoundRole = 'operator' | 'timer'

/** What an operator does alone to a round that exists; a second one approves or halts it, or refuses. */
export const roundActs = ['edit', 'withdraw', 'askHalt'] as const
export type RoundAdminAct = (typeof roundActs)[number]
export type RoundAct = RoundAdminAct | 'approve' | 'halt' | 'unaskHalt' | 'plan' | 'open' | 'close'

/** Whether an act that the state allows is also allowed to this caller now. */
export type RoundGuard =
  | 'isOther' // Not the operator who planned it, or who asked for the halt.
  | 'beforeOpening'
  | 'isFree' // No other round of this kind in the area at the same time; in a plot round, no number that another round sells.
  | 'haltAsked'
  | 'noHaltAsked'

export interface RoundTransition {
  /** Row of the table in community §2. */
  readonly row: number
  readonly act: RoundAct
  readonly by: RoundRole
  /** Empty: the act makes the round. */
  readonly from: readonly RoundState[]
  readonly to: RoundState | 'same'
  readonly guards?: readonly RoundGuard[]
  /** The moment of the round at which its timer acts next. */
  readonly next?: 'openAt' | 'closeAt'
}

/**
 * The life of a round. Editing a planned one makes it a draft again, so that what opens is always what two operators have seen. Once it is
 * open, nothing in it changes. Source: community §2, rows 1–3, 7, 8.
 */
export const roundTransitions: readonly RoundTransition[] = [
  { row: 1, act: 'plan', by: 'operator', from: [], to: 'draft', guards: ['isFree'] },
  {
    row: 1,
    act: 'approve',
    by: 'operator',
    from: ['draft'],
    to: 'planned',
    next: 'openAt',
    guards: ['isOther', 'beforeOpening', 'isFree'],
  },
  {
    row: 2,
    act: 'edit',
    by: 'operator',
    from: ['draft', 'planned'],
    to: 'draft',
    guards: ['beforeOpening', 'isFree'],
  },
  { row: 2, act: 'withdraw', by: 'operator', from: ['draft', 'planned'], to: 'withdrawn', guards: ['beforeOpening'] },
  { row: 3, act: 'open', by: 'timer', from: ['planned'], to: 'open', next: 'closeAt' },
  { row: 7, act: 'close', by: 'timer', from: ['open'], to: 'archived' },
  { row: 8, act: 'askHalt', by: 'operator', from: ['planned', 'open'], to: 'same', guards: ['noHaltAsked'] },
  { row: 8, act: 'unaskHalt', by: 'operator', from: ['planned', 'open'], to: 'same', guards: ['haltAsked'] },
  {
    row: 8,
    act: 'halt',
    by: 'operator',
    from: ['planned', 'open'],
    to: 'archived',
    guards: ['haltAsked', 'isOther'],
  },
]

/** Who acts on a purchase: its buyer, its timer, two operators, or the product, because its block or its round changed. */
export type SlotRole = 'buyer' | 'timer' | 'system' | 'operators'

/** What its buyer does with a purchase: its buttons. */
export const slotActs = ['pay', 'cancel'] as const
export type SlotAct = (typeof slotActs)[number] | 'buy' | 'closeUnpaidSlots' | 'lockBlock' | 'haltRound' | 'correct'

export interface SlotTransition {
  readonly row: number
  readonly act: SlotAct
  readonly by: SlotRole
  /** Empty: the act makes the purchase. */
  readonly from: readonly SlotState[]
  readonly to: SlotState
  /** `treasury`: from what the buyer has available to the area's treasury; `reversed`: the correction of that transaction moves it back. */
  readonly money: 'none' | 'treasury' | 'reversed'
  /** What happens to the units that the round still has. */
  readonly units: 'taken' | 'kept' | 'back'
  /** Allowed only while the area is open, and not while trading is halted. */
  readonly openHours?: true
  readonly deadline?: { readonly after: 'payMinutes'; readonly does: 'closeUnpaidSlots' }
}

/** The life of a purchase of slots. Source: community §2, rows 4–6. */
export const slotTransitions: readonly SlotTransition[] = [
  {
    row: 4,
    act: 'buy',
    by: 'buyer',
    from: [],
    to: 'unpaid',
    money: 'none',
    units: 'taken',
    openHours: true,
    deadline: { after: 'payMinutes', does: 'closeUnpaidSlots' },
  },
  {
    row: 5,
    act: 'pay',
    by: 'buyer',
    from: ['unpaid'],
    to: 'done',
    money: 'treasury',
    units: 'kept',
    openHours: true,
  },
  { row: 6, act: 'cancel', by: 'buyer', from: ['unpaid'], to: 'closed', money: 'none', units: 'back' },
  { row: 6, act: 'closeUnpaidSlots', by: 'timer', from: ['unpaid'], to: 'closed', money: 'none', units: 'back' },
  { row: 6, act: 'lockBlock', by: 'system', from: ['unpaid'], to: 'closed', money: 'none', units: 'back' },
  { row: 8, act: 'haltRound', by: 'system', from: ['unpaid'], to: 'closed', money: 'none', units: 'back' },
  { row: 8, act: 'correct', by: 'operators', from: ['done'], to: 'closed', money: 'reversed', units: 'back' },
]

/** The transition that this role's act makes on a round in this state, if the table has one; `state` undefined: the act makes the round. */
export const roundTransitionFor = (act: RoundAct, by: RoundRole, state?: RoundState): RoundTransition | undefined =>
  rowFor(roundTransitions, act, by, state)

/** The transition that this role's act makes on a purchase in this state, if the table has one; `state` undefined: the act makes it. */
export const slotTransitionFor = (act: SlotAct, by: SlotRole, state?: SlotState): SlotTransition | undefined =>
  rowFor(slotTransitions, act, by, state)
