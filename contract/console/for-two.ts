import type { SettingKey } from '../settings/settings'

/** Where two persons begin: at the amount itself, or a fen above it. Source: community §9 (withdrawal ≥, refund ≥, dispute decision >). */
const beyond = { withdrawTwo: 0, refundTwo: 0, disputeTwo: 1, goodwillTwo: 1 } as const satisfies {
  readonly [K in SettingKey]?: number
}

/** The settings that say from which amount on (of disputes: above which) two persons decide. */
export type ThresholdName = keyof typeof beyond

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
