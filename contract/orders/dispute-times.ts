import { waits } from '../limits'

/**
 * Until when a dispute that is opened at this moment takes evidence, and should be decided, and from when the money goes back to the buyer
 * without a decision. Source: domain model §3.5, row 13.
 */
export const disputeTimes = (openedAt: number) => ({
  evidenceUntil: openedAt + waits.evidenceMs,
  decideBy: openedAt + waits.decideMs,
  lastResortAt: openedAt + waits.lastResortMs,
})
