/** The part of a seller's deliveries that was not in time, from 0 to 1; null without any. Source: domain model §10. */
export const lateRateOf = ({
  late,
  delivered,
}: {
  readonly late: number
  readonly delivered: number
}): number | null => (late + delivered === 0 ? null : late / (late + delivered))
