import { mayors } from './limits'

/** Candidates by their places in the order of nomination, from 1 on; the first is the most wanted. */
export type Ranks = readonly number[]

/** Whether a ballot can rank these: one to three different candidates that stand. Source: community §7, row 7. */
export const ranksFit = (standing: readonly number[], ranks: Ranks): boolean =>
  ranks.length > 0 &&
  ranks.length <= mayors.ranks &&
  new Set(ranks).size === ranks.length &&
  ranks.every((place) => standing.includes(place))

/** One round of a count. */
export interface Round {
  /** Of each candidate that still stands, in the order of nomination. */
  readonly votes: readonly { readonly place: number; readonly votes: number }[]
  /** Ballots that count for somebody, and those without a next rank. */
  readonly continuing: number
  readonly exhausted: number
  /** More than half of the continuing ones. */
  readonly majority: number
  /** Who drops out; null in the last round. */
  readonly out: number | null
  /** Where the ballots of who drops out go, and how many of them have no next rank. */
  readonly moved: readonly { readonly place: number; readonly votes: number }[]
  readonly noNext: number
}

/** A count from its first to its last round. `winner` null: no ballot counts for anybody who stands. */
export interface Count {
  readonly ballots: number
  readonly rounds: readonly Round[]
  readonly winner: number | null
  /** Who serves when the winner loses the seat: the best of the others in the last round. */
  readonly runnerUp: number | null
}

interface Paper {
  readonly ranks: Ranks
  readonly times?: number
}

const firstOf = (ranks: Ranks, standing: readonly number[]): number | undefined =>
  ranks.find((place) => standing.includes(place))

/** How many ballots count for each of those who stand, and how many for nobody. */
function sumOf(papers: readonly Paper[], standing: readonly number[]) {
  const sums = new Map(standing.map((place) => [place, 0]))
  let nobody = 0
  for (const { ranks, times = 1 } of papers) {
    const place = firstOf(ranks, standing)
    if (place === undefined) nobody += times
    else sums.set(place, (sums.get(place) ?? 0) + times)
  }
  return { votes: [...sums].map(([place, votes]) => ({ place, votes })), nobody }
}

/** Most votes first; of equal ones the earlier nomination. */
const byVotes = (votes: Round['votes']) => [...votes].sort((a, b) => b.votes - a.votes || a.place - b.place)

/**
 * Counts ranked ballots. A ballot counts for its first rank that still stands. Who has more than half of the continuing ballots wins;
 * without a majority the fewest drops out, of equal ones the later nomination; of two left and equal the earlier nomination wins. The
 * server counts with it, and every phone that counts again. `standing`: who was not struck, in the order of nomination; `times`: that many
 * equal ballots. Source: community §7 (count).
 */
export function countRanks(standing: readonly number[], ballots: Iterable<Paper>): Count {
  const papers = [...ballots]
  const all = papers.reduce((sum, { times = 1 }) => sum + times, 0)
  const rounds: Round[] = []
  for (let left = [...standing].sort((a, b) => a - b); ;) {
    const { votes, nobody: exhausted } = sumOf(papers, left)
    const continuing = all - exhausted
    const majority = Math.floor(continuing / 2) + 1
    const order = byVotes(votes)
    const [first, second] = order
    const round = { votes, continuing, exhausted, majority, out: null, moved: [], noNext: 0 }
    if (!first || continuing === 0) return { ballots: all, rounds, winner: null, runnerUp: null }
    if (first.votes >= majority || left.length === 2)
      return { ballots: all, rounds: [...rounds, round], winner: first.place, runnerUp: second?.place ?? null }
    const out = order[order.length - 1]?.place ?? first.place
    const own = papers.filter(({ ranks }) => firstOf(ranks, left) === out)
    left = left.filter((place) => place !== out)
    const next = sumOf(own, left)
    const moved = next.votes.filter((one) => one.votes > 0)
    rounds.push({ ...round, out, moved, noNext: next.nobody })
  }
}

/** Whether enough voted for the count to seat somebody. Source: community §7, row 9. */
export const isTurnoutEnough = (ballots: number, census: number): boolean =>
  ballots > 0 && ballots * 100 >= census * mayors.minTurnout
