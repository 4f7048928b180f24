import type { Fen } from '@contract/money'
import { fen } from '@contract/money'

interface Leg {
  readonly from: string
  readonly to: string
  readonly amount: number
}

/** How much legs move between them: what passes through an account on its way is counted once. */
export function movedSum(legs: readonly Leg[]): Fen {
  const net = new Map<string, number>()
  for (const { from, to, amount } of legs) {
    net.set(from, (net.get(from) ?? 0) - amount)
    net.set(to, (net.get(to) ?? 0) + amount)
  }
  return fen([...net.values()].filter((one) => one > 0).reduce((sum, one) => sum + one, 0))
}

export interface Posting extends Leg {
  readonly amount: Fen
}

/** The same, back. */
export const reversed = (legs: readonly Posting[]): Posting[] =>
  legs.map(({ from, to, amount }) => ({ from: to, to: from, amount }))
