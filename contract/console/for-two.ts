import type { ThresholdName } from './limits'

/** Where two persons begin: at the amount itself, or a fen above it. Source: community §9 (withdrawal ≥, refund ≥, dispute decision >). */
const beyond = { withdraw: 0, refund: 0, dispute: 1 } as const satisfies Readonly<Record<ThresholdName, number>>

/** The smallest sum that two persons decide where this amount is set, in fen. */
export const leastForTwo = (name: ThresholdName, setFen: number): number => setFen + beyond[name]

/**
 * Whether two persons decide. What counts is what was decided before for the same person and what waits for a second one, with this: else a
 * sum is brought below the amount by taking it in parts. Our decision: docs/decisions/0350-one-way-for-two.md
 */
export const needsTwo = (
  name: ThresholdName,
  { amount, before, setFen }: { readonly amount: number; readonly before: number; readonly setFen: number },
): boolean => before + amount >= leastForTwo(name, setFen)
