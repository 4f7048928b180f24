import { dayMs } from '../durations'
import { dayStart } from '../hours'

/** When a vote that opens now closes: at the end of its last day, with today as the first. Source: community §4 (limits). */
export const closeOf = (now: number, days: number): number => dayStart(now) + days * dayMs
