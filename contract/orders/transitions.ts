import { waits } from '../limits'

/** States of an order with their stored codes. Source: domain model §3.5. */
export const orderStates = { unpaid: 0, paid: 1, delivered: 2, done: 3, closed: 4, dispute: 5, refunded: 6 } as const
export type OrderState = keyof typeof orderStates

/** Who may make a transition: a party of the order, or its timer. */
export type OrderRole = 'buyer' | 'seller' | 'timer'

/** What happens to the money, in the same database transaction as the change of state. */
export type OrderMoney = 'none' | 'hold' | 'void' | 'post'

/** What an order's deadline does when it passes. */
export type OrderTimer = 'closeUnpaid' | 'refundLate' | 'confirmSilent'

export type OrderAct = 'take' | 'pay' | 'cancel' | 'deliver' | 'refuse' | 'confirm' | OrderTimer

export interface Transition {
  /** Row of the table in the domain model §3.5. */
  readonly row: number
  readonly act: OrderAct
  readonly by: readonly OrderRole[]
  /** Empty: the act makes the order. */
  readonly from: readonly OrderState[]
  readonly to: OrderState
  readonly money: OrderMoney
  /** Allowed only from 7:00 in the area. */
  readonly openHours?: true
  /** The next deadline: its length, what it does, and whether it is a payment deadline (which keeps out of closed hours). */
  readonly deadline?: { readonly afterMs: number; readonly does: OrderTimer; readonly payment?: true }
  /** Reserved goods go back to the listing. */
  readonly restock?: true
}

/**
 * The one table that drives the server's checks, the buttons on the screens and the generated tests.
 * Source: domain model §3.5, rows 1–9 (disputes and mutual cancel are not in it yet).
 */
export const transitions: readonly Transition[] = [
  {
    row: 1,
    act: 'take',
    by: ['buyer'],
    from: [],
    to: 'unpaid',
    money: 'none',
    openHours: true,
    deadline: { afterMs: waits.payMs, does: 'closeUnpaid', payment: true },
  },
  {
    row: 2,
    act: 'pay',
    by: ['buyer'],
    from: ['unpaid'],
    to: 'paid',
    money: 'hold',
    openHours: true,
    deadline: { afterMs: waits.deliverMs, does: 'refundLate' },
  },
  { row: 3, act: 'cancel', by: ['buyer'], from: ['unpaid'], to: 'closed', money: 'none', restock: true },
  { row: 3, act: 'closeUnpaid', by: ['timer'], from: ['unpaid'], to: 'closed', money: 'none', restock: true },
  {
    row: 5,
    act: 'deliver',
    by: ['seller'],
    from: ['paid'],
    to: 'delivered',
    money: 'none',
    deadline: { afterMs: waits.confirmMs, does: 'confirmSilent' },
  },
  { row: 6, act: 'refuse', by: ['seller'], from: ['paid'], to: 'refunded', money: 'void' },
  { row: 7, act: 'refundLate', by: ['timer'], from: ['paid'], to: 'refunded', money: 'void' },
  { row: 8, act: 'confirm', by: ['buyer'], from: ['paid', 'delivered'], to: 'done', money: 'post' },
  { row: 9, act: 'confirmSilent', by: ['timer'], from: ['delivered'], to: 'done', money: 'post' },
]

/** The transition that this role's act makes from this state, if the table has one. */
export function transitionFor(act: OrderAct, by: OrderRole, from: OrderState): Transition | undefined {
  return transitions.find((t) => t.act === act && t.by.includes(by) && t.from.includes(from))
}

/** The acts a role may take from a state, in the order of the table. */
export function actsFor(by: OrderRole, from: OrderState): OrderAct[] {
  return transitions.filter((t) => t.by.includes(by) && t.from.includes(from)).map((t) => t.act)
}

/** Whose turn it is in a state, if it is anybody's. */
export function turnOf(state: OrderState): 'buyer' | 'seller' | undefined {
  if (state === 'unpaid' || state === 'delivered') return 'buyer'
  return state === 'paid' ? 'seller' : undefined
}
