import { dayMs, hourMs, minuteMs } from '../durations'
import { dayStart, openingHour } from '../hours'
import { fundSpends } from './limits'
import type { Fen } from '../money'
import { fen } from '../money'

const payoutTimeMs = openingHour * hourMs + 15 * minuteMs

/** Months that the fund's page shows. Source: community §3 (info). */
export const shownMonths = 12

/**
 * The free money of a fund, in fen: its balance less what open votes ask for and what passed ones were promised. Never below zero. Source:
 * community §3 (free money).
 */
export const freeOf = (
  balance: number,
  promised: { readonly votes: readonly number[]; readonly spends: readonly number[] },
): Fen =>
  fen(
    Math.max(
      0,
      [...promised.votes, ...promised.spends].reduce((left, amount) => left - amount, balance),
    ),
  )

/** When an approved spend is paid: after a day in public, at the next 7:15 in the area. Source: community §3, row 3. */
export function payoutAt(approvedAtMs: number): number {
  const publicUntil = approvedAtMs + fundSpends.publicMs
  const thatDay = dayStart(publicUntil) + payoutTimeMs
  return thatDay >= publicUntil ? thatDay : thatDay + dayMs
}
