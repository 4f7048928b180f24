import { reputation } from '@contract/people/reputation'

/** The mean of the ratings that count, once there are enough of them. Source: domain model §10. */
export const scoreFrom = ({ mean, count }: { readonly mean: number | null; readonly count: number }): number | null =>
  count >= reputation.shownFrom ? mean : null

/** The part of a seller's deliveries that was not in time, from 0 to 1; null without any. Source: domain model §10. */
export const lateRateOf = ({
  late,
  delivered,
}: {
  readonly late: number
  readonly delivered: number
}): number | null => (late + delivered === 0 ? null : late / (late + delivered))
