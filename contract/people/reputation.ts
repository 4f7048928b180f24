import { dayMs } from '../durations'

/**
 * How a seller's reputation is told: ratings of this long count, from this many on there is a mean; lateness is told of the last 90 days;
 * signs of an answer to a review. Source: domain model §10. Our decision: docs/decisions/0395-reputation.md
 */
export const reputation = { countsMs: 365 * dayMs, shownFrom: 3, lateMs: 90 * dayMs, answer: 140 } as const

/** The mean of the ratings that count, once there are enough of them. Source: domain model §10. */
export const scoreFrom = ({ mean, count }: { readonly mean: number | null; readonly count: number }): number | null =>
  count >= reputation.shownFrom ? mean : null
