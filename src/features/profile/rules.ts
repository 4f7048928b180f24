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
