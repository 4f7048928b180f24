import type { Collected } from '../evidence'
import type { Deed, Movement } from '../journal'

const named = ({ type, about, amount }: Movement) => `${type} of ${amount} for ${about}`

function counted(movements: readonly Movement[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const movement of movements) counts.set(named(movement), (counts.get(named(movement)) ?? 0) + 1)
  return counts
}

/** What the books must show: what was acknowledged, and what the gateway has collected. */
export const expectedMovements = (deeds: readonly Deed[], collected: readonly Collected[]): readonly Movement[] => [
  ...deeds.flatMap(({ movements }) => movements),
  ...collected.map(({ outTradeNo, amount }) => ({ type: 'recharge', about: outTradeNo, amount })),
]

/** Every acknowledged movement is in the books exactly once, and nothing else is. */
export function movementFaults(expected: readonly Movement[], booked: readonly Movement[]): string[] {
  const [wanted, found] = [counted(expected), counted(booked)]
  const faults: string[] = []
  for (const name of new Set([...wanted.keys(), ...found.keys()])) {
    const [acknowledged, inBooks] = [wanted.get(name) ?? 0, found.get(name) ?? 0]
    if (acknowledged !== inBooks)
      faults.push(`${name}: acknowledged ${acknowledged} times, in the books ${inBooks} times`)
  }
  return faults
}
