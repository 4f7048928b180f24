import type { Openings } from '../hours'
import { afterOpeningMs, beginsAt } from '../hours'
import { fundSpends } from './limits'
import type { Fen } from '../money'
import { fen } from '../money'

/** Months that the fund's page shows. Source: community §3 (info). */
export const shownMonths = 12

/** What open votes ask for, and what passed ones were promised. */
interface Promised {
  readonly votes: readonly number[]
  readonly spends: readonly number[]
}

/** The balance of a fund less what it is asked for and has promised, in fen; below zero when that is more than it has. */
export const unpromisedOf = (balance: number, { votes, spends }: Promised): number =>
  [...votes, ...spends].reduce((left, amount) => left - amount, balance)

/** The free money of a fund: what is not promised, never below zero. Source: community §3 (free money). */
export const freeOf = (balance: number, promised: Promised): Fen => fen(Math.max(0, unpromisedOf(balance, promised)))

/**
 * When an approved spend is paid: after a day in public, a quarter of an hour after the next opening of the city, by the standard hours at
 * 7:15. Source: community §3, row 3.
 */
export function payoutAt(openings: Openings, approvedAtMs: number): number {
  const publicUntil = approvedAtMs + fundSpends.publicMs
  return beginsAt(openings, publicUntil - afterOpeningMs) + afterOpeningMs
}
