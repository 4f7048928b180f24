export type OwnTab = 'all' | 'open' | 'ended'

/** The number of own offers in each group: 0 to be paid, 1 open, 2 ended. */
export interface RankCount {
  readonly rank: number
  readonly count: number
}

/** The groups of own offers, and how many there are in all. */
export function ownGroups(counts: readonly RankCount[]) {
  const of = (rank: number) => counts.find((one) => one.rank === rank)?.count ?? 0
  const groups = { mine: of(0), running: of(1), ended: of(2) }
  return { groups, total: groups.mine + groups.running + groups.ended }
}
