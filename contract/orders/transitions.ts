import { waits } from '../limits'
import { waitMs } from '../settings/waits'
import type { OrderWaitKey, OrderWaits } from './terms'

/** States of an order. Source: domain model §3.5. */
export const orderStateNames = ['unpaid', 'paid', 'delivered', 'done', 'closed', 'dispute', 'refunded'] as const
export type OrderState = (typeof orderStateNames)[number]

/** Who acts next in each state; a running dispute says so by itself (story.ts). The only list: the others below are made from it. */
const actsNext: Readonly<Record<OrderState, 'buyer' | 'seller' | 'dispute' | 'nobody'>> = {
  unpaid: 'buyer',
  paid: 'seller',
  delivered: 'buyer',
  dispute: 'dispute',
  done: 'nobody',
  closed: 'nobody',
  refunded: 'nobody',
}

export const endedStates = orderStateNames.filter((state) => actsNext[state] === 'nobody')
export const runningStates = orderStateNames.filter((state) => actsNext[state] !== 'nobody')

/** A party of the order, who decides its dispute, or its timer. A mayor decides as an arbiter. */
export const orderRoles = ['buyer', 'seller', 'arbiter', 'operator', 'timer'] as const
export type OrderRole = (typeof orderRoles)[number]

/**
 * What happens to the money, in the same database transaction as the change of state. `part`: a part of a bid's hold becomes the order's
 * own hold; `split`: the seller gets the amount that a decision or an agreement names, less its fee, and the buyer gets the rest back.
 */
export type OrderMoney = 'none' | 'hold' | 'part' | 'void' | 'post' | 'split'

/** What an order's deadline does when it passes. */
export const orderTimers = [
  'closeUnpaid',
  'refundLate',
  'confirmSilent',
  'refundUndecided',
  'executeRelease',
  'executeRefund',
  'executeSplit',
] as const
export type OrderTimer = (typeof orderTimers)[number]

/** Acts of the parties on an order that exists: its buttons. */
export const partyActs = [
  'pay',
  'cancel',
  'deliver',
  'refuse',
  'confirm',
  'askCancel',
  'agreeCancel',
  'denyCancel',
  'withdrawCancel',
  'refundPart',
  'agreePart',
  'denyPart',
  'withdrawPart',
  'extend',
  'dispute',
  'evidence',
  'undispute',
  'accept',
  'appeal',
  'rate',
] as const
export type PartyAct = (typeof partyActs)[number]

/** Decisions of a dispute, named after what they do with the money. */
export const decideActs = { release: 'decideRelease', refund: 'decideRefund', split: 'decideSplit' } as const
export type Ruling = keyof typeof decideActs

/** Whether an act that the state allows is also allowed to this caller now. The server decides each of them. */
export type OrderGuard =
  | 'inTime' // The order's deadline has not passed.
  | 'noAskOpen' // Neither a request to cancel nor one for a part waits for an answer.
  | 'askIsOthers'
  | 'askIsOwn'
  | 'partIsOthers' // The open request for a part is the other's.
  | 'partIsOwn'
  | 'partsLeft' // Each side asks for a part only so often.
  | 'isDivisible' // The amount has two parts of at least one fen.
  | 'notExtended' // More time is granted once for the delivery, and once for the confirmation.
  | 'firstDispute' // Each side opens one at most.
  | 'isOpener'
  | 'isOpen' // Neither decided nor appealed.
  | 'evidenceOpen'
  | 'evidenceOver'
  | 'awaitsRuling' // Nothing is decided yet, or it was appealed against.
  | 'isCompetent' // An arbiter may up to the limit and before an appeal, the operator always.
  | 'isDecided' // There is a decision, neither executed nor appealed.
  | 'notAccepted'
  | 'notRated'
  | 'rateOpen'

export type OrderAct =
  | PartyAct
  | OrderTimer
  | (typeof decideActs)[Ruling]
  | 'take'
  | 'sell' // Selling into a bid makes the order.
  | 'lapseCancel'
  | 'lapsePart'

/** How long something lasts: a wait that the order was made with, or always the same, in milliseconds. */
export type Length = OrderWaitKey | number

export const lengthMs = (length: Length, terms: OrderWaits): number =>
  typeof length === 'number' ? length : waitMs(terms, length)

export interface Transition {
  /** Row of the table in the domain model §3.5; 18 is the partial refund of §10. */
  readonly row: number
  readonly act: OrderAct
  readonly by: readonly OrderRole[]
  /** Empty: the act makes the order. */
  readonly from: readonly OrderState[]
  readonly to: OrderState | 'same'
  readonly money: OrderMoney
  readonly guards?: readonly OrderGuard[]
  /** Allowed only while the area is open. */
  readonly openHours?: true
  /**
   * The next deadline: its length, that of a posted order where it differs, what it does, and whether it is a payment deadline (which keeps
   * out of closed hours).
   */
  readonly deadline?: {
    readonly after: Length
    readonly posted?: Length
    readonly does: OrderTimer
    readonly payment?: true
  }
  /**
   * The running deadline moves by this much. Without this and without `deadline`, the running deadline is kept while the state stays the
   * same.
   */
  readonly more?: OrderWaitKey
  /** Reserved goods go back to the listing. */
  readonly restock?: true
}

const toPay = { after: 'payMinutes', does: 'closeUnpaid', payment: true } as const
const toDeliver = { after: 'deliverHours', does: 'refundLate' } as const
const toConfirm = { after: 'confirmHours', posted: waits.confirmPostedMs, does: 'confirmSilent' } as const
const toExecute = { release: 'executeRelease', refund: 'executeRefund', split: 'executeSplit' } as const

const parties = ['buyer', 'seller'] as const
const judges = ['arbiter', 'operator'] as const
const running = ['paid', 'delivered'] as const
const once = ['inTime', 'notExtended'] as const
const still = { to: 'same', money: 'none' } as const

const decision = (ruling: Ruling): Transition => ({
  row: 15,
  act: decideActs[ruling],
  by: judges,
  from: ['dispute'],
  ...still,
  guards: ['isCompetent', 'awaitsRuling', 'evidenceOver'],
  deadline: { after: waits.executeMs, does: toExecute[ruling] },
})

/**
 * The one table that drives the server's checks, the buttons on the screens and the generated tests. The rows `execute…` belong to the
 * timer. They follow at once when both sides accept a decision, or when the operator has decided, whose decision is final. Source: domain
 * model §3.5, §10. A parcel that was signed for shortens the deadline of row 5. Our decisions: docs/decisions/0032-disputes.md,
 * docs/decisions/0032-disputes.md, docs/decisions/0430-parcels.md
 */
export const transitions: readonly Transition[] = [
  { row: 1, act: 'take', by: ['buyer'], from: [], to: 'unpaid', money: 'none', openHours: true, deadline: toPay },
  {
    row: 2,
    act: 'pay',
    by: ['buyer'],
    from: ['unpaid'],
    to: 'paid',
    money: 'hold',
    openHours: true,
    deadline: toDeliver,
  },
  { row: 3, act: 'cancel', by: ['buyer'], from: ['unpaid'], to: 'closed', money: 'none', restock: true },
  { row: 3, act: 'closeUnpaid', by: ['timer'], from: ['unpaid'], to: 'closed', money: 'none', restock: true },
  { row: 4, act: 'sell', by: ['seller'], from: [], to: 'paid', money: 'part', deadline: toDeliver },
  { row: 5, act: 'deliver', by: ['seller'], from: ['paid'], to: 'delivered', money: 'none', deadline: toConfirm },
  { row: 6, act: 'refuse', by: ['seller'], from: ['paid'], to: 'refunded', money: 'void' },
  { row: 7, act: 'refundLate', by: ['timer'], from: ['paid'], to: 'refunded', money: 'void' },
  { row: 8, act: 'confirm', by: ['buyer'], from: running, to: 'done', money: 'post' },
  { row: 9, act: 'confirmSilent', by: ['timer'], from: ['delivered'], to: 'done', money: 'post' },
  { row: 10, act: 'askCancel', by: parties, from: running, ...still, guards: ['noAskOpen'] },
  { row: 10, act: 'lapseCancel', by: ['timer'], from: running, ...still },
  { row: 11, act: 'agreeCancel', by: parties, from: running, to: 'refunded', money: 'void', guards: ['askIsOthers'] },
  { row: 11, act: 'denyCancel', by: parties, from: running, ...still, guards: ['askIsOthers'] },
  { row: 11, act: 'withdrawCancel', by: parties, from: running, ...still, guards: ['askIsOwn'] },
  { row: 12, act: 'extend', by: ['buyer'], from: ['paid'], ...still, guards: once, more: 'moreDeliverHours' },
  { row: 12, act: 'extend', by: ['seller'], from: ['delivered'], ...still, guards: once, more: 'moreConfirmHours' },
  {
    row: 13,
    act: 'dispute',
    by: parties,
    from: ['delivered'],
    to: 'dispute',
    money: 'none',
    guards: ['inTime', 'firstDispute'],
    deadline: { after: 'lastResortDays', does: 'refundUndecided' },
  },
  { row: 13, act: 'evidence', by: parties, from: ['dispute'], ...still, guards: ['isOpen', 'evidenceOpen'] },
  {
    row: 14,
    act: 'undispute',
    by: parties,
    from: ['dispute'],
    to: 'delivered',
    money: 'none',
    guards: ['isOpener', 'isOpen'],
    deadline: { after: waits.takenBackMs, does: 'confirmSilent' },
  },
  decision('release'),
  decision('refund'),
  decision('split'),
  { row: 15, act: 'accept', by: parties, from: ['dispute'], ...still, guards: ['isDecided', 'inTime', 'notAccepted'] },
  {
    row: 15,
    act: 'appeal',
    by: parties,
    from: ['dispute'],
    ...still,
    guards: ['isDecided', 'inTime', 'notAccepted'],
    deadline: { after: 'decideDays', does: 'refundUndecided' },
  },
  { row: 15, act: 'executeRelease', by: ['timer'], from: ['dispute'], to: 'done', money: 'post' },
  { row: 15, act: 'executeRefund', by: ['timer'], from: ['dispute'], to: 'refunded', money: 'void' },
  { row: 15, act: 'executeSplit', by: ['timer'], from: ['dispute'], to: 'done', money: 'split' },
  { row: 16, act: 'refundUndecided', by: ['timer'], from: ['dispute'], to: 'refunded', money: 'void' },
  { row: 17, act: 'rate', by: parties, from: ['done', 'refunded'], ...still, guards: ['rateOpen', 'notRated'] },
  {
    row: 18,
    act: 'refundPart',
    by: parties,
    from: ['delivered'],
    ...still,
    guards: ['inTime', 'isDivisible', 'noAskOpen', 'partsLeft'],
  },
  { row: 18, act: 'lapsePart', by: ['timer'], from: ['delivered'], ...still },
  { row: 18, act: 'agreePart', by: parties, from: ['delivered'], to: 'done', money: 'split', guards: ['partIsOthers'] },
  { row: 18, act: 'denyPart', by: parties, from: ['delivered'], ...still, guards: ['partIsOthers'] },
  { row: 18, act: 'withdrawPart', by: parties, from: ['delivered'], ...still, guards: ['partIsOwn'] },
]

/** The transition that this role's act makes from this state, if the table has one. */
export function transitionFor(act: OrderAct, by: OrderRole, from: OrderState): Transition | undefined {
  return transitions.find((t) => t.act === act && t.by.includes(by) && t.from.includes(from))
}

/** Who does what a state waits for, if a party does; an open request and a decision come before it (`turnOf` in story.ts). */
export function nextIn(state: OrderState): 'buyer' | 'seller' | undefined {
  const next = actsNext[state]
  return next === 'buyer' || next === 'seller' ? next : undefined
}
