import { blockMarket } from './limits'
import { rowFor } from '../transitions'

/** States of a block. Source: domain model §3.1. */
export const blockStates = ['unsold', 'held', 'transfer', 'reserved', 'frozen'] as const
export type BlockState = (typeof blockStates)[number]

/**
 * Who acts on a block: its owner, who buys it, its former owner, one operator, a second operator after a first one has asked, the timer,
 * and the product, because its round ends.
 */
export type BlockRole = 'owner' | 'buyer' | 'seller' | 'operator' | 'otherOperator' | 'timer' | 'system'

/** What its owner does with a block: its buttons. */
export const blockActs = ['transfer', 'takeBack', 'edit'] as const

/** What an operator does alone with a block; a second one unfreezes it, or refuses. */
export const blockAdminActs = ['freeze', 'askUnfreeze'] as const
export type BlockAdminAct = (typeof blockAdminActs)[number]

export type BlockAct =
  | (typeof blockActs)[number]
  | BlockAdminAct
  | 'unaskUnfreeze'
  | 'unfreeze'
  | 'mint'
  | 'lapse'
  | 'reserve'
  | 'pay'
  | 'cancel'
  | 'closeUnpaid'
  | 'endRound'
  | 'object'
  | 'uphold'
  | 'undo'

/** Whether an act that the state allows is also allowed to this caller now. */
export type BlockGuard =
  | 'noRunningOrder' // None of its orders is unpaid, paid, delivered or disputed.
  | 'isSettled' // It was not handed over in the last 24 hours.
  | 'mobileBound' // The caller has a number, so that a lost password can be found.
  | 'isOther' // Not the owner.
  | 'asSeen' // Price and version are what the buyer saw, and the offer has not ended.
  | 'fewPlots' // The buyer has fewer plots of the round than it allows to one person.
  | 'fewUnpaid' // The buyer let fewer than three things lapse unpaid today.
  | 'sameDay' // Less than 24 hours after the handover.
  | 'isAsked' // Another operator has asked for it.
  | 'isNotAsked'
  | 'noObjection' // No objection of its former owner waits for a decision.

export interface BlockTransition {
  /** Row of the table in community §8. */
  readonly row: string
  readonly act: BlockAct
  readonly by: BlockRole
  /** Empty: the act makes the block. */
  readonly from: readonly BlockState[]
  /** `before`: the state that it had before it was reserved or frozen. */
  readonly to: BlockState | 'same' | 'before'
  readonly guards?: readonly BlockGuard[]
  /** Allowed only while the area is open. */
  readonly openHours?: true
  /** Not while trading is halted in the area. */
  readonly whileTrading?: true
}

const offered = ['unsold', 'transfer'] as const
const frozen = ['frozen'] as const

/** The life of a block. Source: domain model §3.1; community §8. */
export const blockTransitions: readonly BlockTransition[] = [
  { row: '§3.1', act: 'mint', by: 'system', from: [], to: 'unsold' },
  { row: '§3.1', act: 'edit', by: 'owner', from: ['held', 'transfer'], to: 'same' },
  {
    row: '1',
    act: 'transfer',
    by: 'owner',
    from: ['held'],
    to: 'transfer',
    guards: ['mobileBound', 'noRunningOrder', 'isSettled'],
    whileTrading: true,
  },
  { row: '2', act: 'takeBack', by: 'owner', from: ['transfer'], to: 'held' },
  { row: '§3.1', act: 'lapse', by: 'timer', from: ['transfer'], to: 'held' },
  {
    row: '3',
    act: 'reserve',
    by: 'buyer',
    from: offered,
    to: 'reserved',
    guards: ['isOther', 'asSeen', 'mobileBound', 'fewPlots', 'fewUnpaid'],
    openHours: true,
    whileTrading: true,
  },
  { row: '4', act: 'pay', by: 'buyer', from: ['reserved'], to: 'held', openHours: true, whileTrading: true },
  { row: '5', act: 'cancel', by: 'buyer', from: ['reserved'], to: 'before' },
  { row: '5', act: 'closeUnpaid', by: 'timer', from: ['reserved'], to: 'before' },
  { row: '5', act: 'endRound', by: 'system', from: ['reserved'], to: 'before' },
  { row: '7', act: 'object', by: 'seller', from: ['held', 'frozen'], to: 'frozen', guards: ['sameDay'] },
  { row: '8', act: 'uphold', by: 'operator', from: frozen, to: 'held' },
  { row: '9', act: 'undo', by: 'otherOperator', from: frozen, to: 'held', guards: ['isAsked'] },
  { row: '10', act: 'freeze', by: 'operator', from: ['unsold', 'held', 'transfer', 'reserved'], to: 'frozen' },
  {
    row: '10',
    act: 'askUnfreeze',
    by: 'operator',
    from: frozen,
    to: 'same',
    guards: ['isNotAsked', 'noObjection'],
  },
  { row: '10', act: 'unaskUnfreeze', by: 'operator', from: frozen, to: 'same', guards: ['isAsked'] },
  {
    row: '10',
    act: 'unfreeze',
    by: 'otherOperator',
    from: frozen,
    to: 'before',
    guards: ['isAsked', 'noObjection'],
  },
]

/** States of a check-out and of each of its orders; only an order that was handed over is refunded. Source: community §8. */
export const blockOrderStates = ['unpaid', 'done', 'closed', 'refunded'] as const
export type BlockOrderState = (typeof blockOrderStates)[number]

/** What its buyer does with a check-out: its buttons. */
export const cartActs = ['pay', 'cancel'] as const
export type CartAct = (typeof cartActs)[number] | 'reserve' | 'closeUnpaid' | 'endRound' | 'freeze' | 'undo'

export interface BlockOrderTransition {
  readonly row: string
  readonly act: CartAct
  readonly by: BlockRole
  /** Empty: the act makes the order. */
  readonly from: readonly BlockOrderState[]
  readonly to: BlockOrderState
  /** `sale`: from what the buyer has available to the treasury or to the seller; `reversed`: back. */
  readonly money: 'none' | 'sale' | 'reversed'
  readonly deadline?: { readonly after: 'payMinutes'; readonly does: 'closeUnpaidCart' }
}

/** The life of an order of a block: all orders of one check-out go through it together, but `undo`. Source: community §8, rows 3–5, 9. */
export const blockOrderTransitions: readonly BlockOrderTransition[] = [
  {
    row: '3',
    act: 'reserve',
    by: 'buyer',
    from: [],
    to: 'unpaid',
    money: 'none',
    deadline: { after: 'payMinutes', does: 'closeUnpaidCart' },
  },
  { row: '4', act: 'pay', by: 'buyer', from: ['unpaid'], to: 'done', money: 'sale' },
  { row: '5', act: 'cancel', by: 'buyer', from: ['unpaid'], to: 'closed', money: 'none' },
  { row: '5', act: 'closeUnpaid', by: 'timer', from: ['unpaid'], to: 'closed', money: 'none' },
  { row: '5', act: 'endRound', by: 'system', from: ['unpaid'], to: 'closed', money: 'none' },
  { row: '5', act: 'freeze', by: 'operator', from: ['unpaid'], to: 'closed', money: 'none' },
  { row: '9', act: 'undo', by: 'otherOperator', from: ['done'], to: 'refunded', money: 'reversed' },
]

/**
 * States of a handover: the seller's money is held, an objection waits for a decision, it is final, it was undone. That of a block of the
 * city is final at once.
 */
export const handoverStates = ['held', 'objected', 'done', 'undone'] as const
export type HandoverState = (typeof handoverStates)[number]

/** What its former owner does with a handover, and what an operator does alone; a second one undoes the sale, or refuses. */
export const handoverActs = ['object'] as const
export const handoverAdminActs = ['uphold', 'askUndo'] as const
export type HandoverAdminAct = (typeof handoverAdminActs)[number]
export type HandoverAct =
  (typeof handoverActs)[number] | HandoverAdminAct | 'unaskUndo' | 'undo' | 'handOver' | 'release' | 'alarm'

export interface HandoverTransition {
  readonly row: string
  readonly act: HandoverAct
  readonly by: BlockRole
  /** Empty: the act makes the handover. */
  readonly from: readonly HandoverState[]
  readonly to: HandoverState | 'same'
  /** Of a block of the city, whose money is not held. */
  readonly whenCity?: HandoverState
  readonly guards?: readonly BlockGuard[]
  /** What happens to the seller's money: held, given to the seller, or back to the buyer with the fee. */
  readonly money: 'none' | 'hold' | 'release' | 'reversed'
  readonly deadline?: { readonly after: 'handoverHours' | number; readonly does: 'release' | 'alarm' }
}

/** The life of a handover. Source: community §8, rows 4 and 6–9. */
export const handoverTransitions: readonly HandoverTransition[] = [
  {
    row: '4',
    act: 'handOver',
    by: 'system',
    from: [],
    to: 'held',
    whenCity: 'done',
    money: 'hold',
    deadline: { after: 'handoverHours', does: 'release' },
  },
  { row: '6', act: 'release', by: 'timer', from: ['held'], to: 'done', money: 'release' },
  {
    row: '7',
    act: 'object',
    by: 'seller',
    from: ['held'],
    to: 'objected',
    guards: ['sameDay'],
    money: 'none',
    deadline: { after: blockMarket.decideMs, does: 'alarm' },
  },
  { row: '7', act: 'alarm', by: 'timer', from: ['objected'], to: 'same', money: 'none' },
  { row: '8', act: 'uphold', by: 'operator', from: ['objected'], to: 'done', money: 'release' },
  { row: '9', act: 'askUndo', by: 'operator', from: ['objected'], to: 'same', guards: ['isNotAsked'], money: 'none' },
  { row: '9', act: 'unaskUndo', by: 'operator', from: ['objected'], to: 'same', guards: ['isAsked'], money: 'none' },
  {
    row: '9',
    act: 'undo',
    by: 'otherOperator',
    from: ['objected'],
    to: 'undone',
    guards: ['isAsked'],
    money: 'reversed',
  },
]

/** The transition that this role's act makes on a block in this state, if the table has one; `state` undefined: the act makes the block. */
export const blockTransitionFor = (act: BlockAct, by: BlockRole, state?: BlockState): BlockTransition | undefined =>
  rowFor(blockTransitions, act, by, state)

/** The same for an order of a block. */
export const blockOrderTransitionFor = (
  act: CartAct,
  by: BlockRole,
  state?: BlockOrderState,
): BlockOrderTransition | undefined => rowFor(blockOrderTransitions, act, by, state)

/** The same for a handover. */
export const handoverTransitionFor = (
  act: HandoverAct,
  by: BlockRole,
  state?: HandoverState,
): HandoverTransition | undefined => rowFor(handoverTransitions, act, by, state)
