import { dayMs } from '../durations'

/** Gifts to a city's fund, in fen; a day's sum counts what waits for its money too. Source: community §3, row 1. */
export const gifts = {
  presetsFen: [5_00, 20_00, 50_00, 100_00],
  minFen: 1_00,
  maxFen: 5_000_00,
  dayFen: 20_000_00,
  memo: 40,
} as const

/**
 * Spends of a city's fund: how long one is public before it is paid, how long its proof may take and how often a late one is reminded of,
 * for how long a proof may be replaced, how long before its end the home asks for it, and what a proof has. Source: community §3.
 */
export const fundSpends = {
  publicMs: dayMs,
  proofMs: 30 * dayMs,
  remindMs: 7 * dayMs,
  replaceMs: 7 * dayMs,
  todoMs: 7 * dayMs,
  proof: { minText: 10, maxText: 500, maxPictures: 9 },
} as const
