import { waitMs } from '../settings/waits'
import type { OrderWaits } from './terms'

/**
 * Until when a dispute that is opened at this moment takes evidence, and should be decided, and from when the money goes back to the buyer
 * without a decision, by what its order was made with. Source: domain model §3.5, row 13.
 */
export const disputeTimes = (openedAt: number, terms: OrderWaits) => ({
  evidenceUntil: openedAt + waitMs(terms, 'evidenceHours'),
  decideBy: openedAt + waitMs(terms, 'decideDays'),
  lastResortAt: openedAt + waitMs(terms, 'lastResortDays'),
})
