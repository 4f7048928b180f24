import type { ApiOutput } from '@contract/endpoints/all'
import { goTo } from '@/lib/routes/go'

/** How many orders wait for me, for the other, are disputed, are done; in all, and by the side on which I stand. */
export type OrderNumbers = ApiOutput<'/bctOrder/getNum'>
export type Counter = keyof OrderNumbers['sides']['buy']
export type Side = keyof OrderNumbers['sides']

export const counters = ['myTurn', 'waiting', 'dispute', 'done'] as const satisfies readonly Counter[]
const sides = ['buy', 'sale'] as const satisfies readonly Side[]
const groups = { myTurn: 'mine', waiting: 'theirs', dispute: 'dispute' } as const

/** The lists that a counter counts in. One that counts nothing belongs to the side with more orders. */
export function sidesOf(numbers: OrderNumbers | undefined, counter: Counter): readonly Side[] {
  if (numbers === undefined) return ['buy']
  const counting = sides.filter((side) => numbers.sides[side][counter] > 0)
  return counting.length > 0 ? counting : [numbers.sales > numbers.buys ? 'sale' : 'buy']
}

/** Opens the list of one side; with a counter, what it counts stands first. */
export function openOrders(side: Side, counter?: Counter): void {
  const list = side === 'buy' ? 'myBuys' : 'mySales'
  if (counter === undefined) goTo(list)
  else if (counter === 'done') goTo(list, { tab: 'done' })
  else goTo(list, { tab: 'running', group: groups[counter] })
}
