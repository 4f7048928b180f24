import type { ApiOutput } from '@contract/endpoints/all'

/** How many orders wait for the reader, wait for the other side, are disputed, are done; in total and by side. */
export type OrderNumbers = ApiOutput<'/bctOrder/getNum'>
export type Counter = keyof OrderNumbers['sides']['buy']
export type Side = keyof OrderNumbers['sides']

export const counters = ['myTurn', 'waiting', 'dispute', 'done'] as const satisfies readonly Counter[]
const sides = ['buy', 'sale'] as const satisfies readonly Side[]

/** The lists that a counter counts in. One that counts nothing belongs to the side with more orders. */
export function sidesOf(numbers: OrderNumbers | undefined, counter: Counter): readonly Side[] {
  if (numbers === undefined) return ['buy']
  const counting = sides.filter((side) => numbers.sides[side][counter] > 0)
  return counting.length > 0 ? counting : [numbers.sales > numbers.buys ? 'sale' : 'buy']
}

/** What a number on the tab's badge is made of. The parts add up to it. */
export interface ToDo {
  readonly sum: number
  readonly orders: number
  readonly notices: number
  /** Unread notices in all are more: those of orders that wait for me are counted with the orders. */
  readonly isPart: boolean
  /** What waits for its money: bids, slots. */
  readonly payments: number
}

export function toDoOf(sum: number, orders: number, unread: number): ToDo {
  const rest = Math.max(0, sum - orders)
  const notices = Math.min(unread, rest)
  return { sum, orders, notices, isPart: notices < unread, payments: rest - notices }
}
