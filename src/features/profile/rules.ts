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

/** What waits for the reader, by kind. */
export type CountParts = ApiOutput<'/index/countParts'>
export type CountPart = keyof CountParts

/** The number that is said, and its parts, which add up to it; nothing that is zero. */
export function partsOfCount(countParts: CountParts): {
  readonly sum: number
  readonly parts: readonly (readonly [CountPart, number])[]
} {
  const kinds = Object.keys(countPartsOrder).filter((kind): kind is CountPart => kind in countParts)
  const parts = kinds.map((kind) => [kind, countParts[kind]] as const).filter(([, count]) => count > 0)
  return { sum: parts.reduce((sum, [, count]) => sum + count, 0), parts }
}

/** Money first, news last. */
const countPartsOrder: Readonly<Record<CountPart, true>> = {
  orders: true,
  bids: true,
  blocks: true,
  slots: true,
  shopFees: true,
  shopTerms: true,
  gifts: true,
  recharges: true,
  passwords: true,
  thanks: true,
  proofs: true,
  votes: true,
  elections: true,
  notices: true,
}

/** What only somebody who decides disputes (`judges`) is shown: how many wait, and the way to the whole area's notices. */
export const officeOf = (judges: boolean, disputes: number | undefined, mayTellArea: boolean) => ({
  disputes: judges ? disputes : undefined,
  mayTellArea: judges && mayTellArea,
})
