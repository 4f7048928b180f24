import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { mayors } from '@contract/mayor/limits'
import { countRanks } from '@contract/mayor/count'

type Election = Pick<MayorElection, 'candidates'>

/** A candidate by the place that ballots name. */
export const candidateAt = ({ candidates }: Election, place: number) => candidates.find((one) => one.place === place)

/** The places of who stands, in the order of nomination. */
export const standingPlaces = ({ candidates }: Election): readonly number[] =>
  candidates
    .filter(({ state }) => state === 'standing')
    .map(({ place }) => place)
    .sort((a, b) => a - b)

/** The ranks of who still stands: a candidate who left is skipped in every ballot. */
export const standingRanks = (election: Election, ranks: readonly number[]): readonly number[] => {
  const standing = standingPlaces(election)
  return ranks.filter((place) => standing.includes(place))
}

/** The ranks after a tap on a candidate: at the end, or out; undefined when there is no room. */
export function afterTap(ranks: readonly number[], place: number): readonly number[] | undefined {
  if (ranks.includes(place)) return ranks.filter((one) => one !== place)
  return ranks.length < mayors.ranks ? [...ranks, place] : undefined
}

/** The ranks when one of them goes a rank up (-1) or down (1). */
export function moved(ranks: readonly number[], place: number, way: -1 | 1): readonly number[] {
  const from = ranks.indexOf(place)
  const other = ranks[from + way]
  if (from < 0 || other === undefined) return ranks
  return ranks.map((one) => (one === place ? other : one === other ? place : one))
}

/** Ranks in words: 1 老周，2 阿禾. */
export const ranksText = (election: Election, ranks: readonly number[]): string =>
  ranks.map((place, at) => `${at + 1} ${candidateAt(election, place)?.nickName ?? place}`).join('，')

/** Whether a phone's own count of the ballots is the one that was published. Source: community §7 (count). */
export function isSameCount(
  election: Pick<MayorElection, 'candidates' | 'cast' | 'winner' | 'runnerUp' | 'rounds'>,
  ballots: readonly { readonly choice: readonly number[] }[],
): boolean {
  const own = countRanks(
    standingPlaces(election),
    ballots.map(({ choice }) => ({ ranks: choice })),
  )
  return (
    own.ballots === election.cast &&
    own.winner === election.winner &&
    own.runnerUp === election.runnerUp &&
    JSON.stringify(own.rounds) === JSON.stringify(election.rounds)
  )
}
