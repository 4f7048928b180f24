import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { filled } from '@/lib/ballots/turnout'
import { candidateAt } from './ranks'

/** A candidate in a round, as a bar. */
export interface RoundBar {
  readonly place: number
  readonly name: string
  readonly blockNo: number
  readonly votes: number
  /** How many of them came from who dropped out in the round before. */
  readonly gained: number
  /** In percent of the bar: what was there, and what came. */
  readonly filled: number
  readonly gainedFilled: number
  readonly isWinner: boolean
  readonly isOut: boolean
}

export interface RoundView {
  readonly no: number
  readonly continuing: number
  readonly majority: number
  readonly exhausted: number
  readonly bars: readonly RoundBar[]
  /** Where the line of the majority stands, in percent of the bar. */
  readonly line: number
  /** Who drops out, with how many ballots, and how many of these have no next rank. */
  readonly out: { readonly name: string; readonly votes: number; readonly noNext: number } | undefined
}

type Counted = Pick<MayorElection, 'rounds' | 'candidates' | 'winner'>

/** The rounds of a count as they are drawn, most votes first. Source: mockup 27-mayor-result. */
export function roundsOf(election: Counted): readonly RoundView[] {
  const { rounds, winner } = election
  const nameOf = (place: number) => candidateAt(election, place)?.nickName ?? String(place)
  return rounds.map((round, at) => {
    const came = new Map(rounds[at - 1]?.moved.map(({ place, votes }) => [place, votes]))
    const full = Math.max(1, fullOf(round.majority), ...round.votes.map(({ votes }) => votes))
    const isLast = at === rounds.length - 1
    const bars = [...round.votes]
      .sort((a, b) => b.votes - a.votes || a.place - b.place)
      .map(({ place, votes }) => ({
        place,
        name: nameOf(place),
        blockNo: candidateAt(election, place)?.blockNo ?? 0,
        votes,
        gained: came.get(place) ?? 0,
        filled: filled(votes - (came.get(place) ?? 0), full),
        gainedFilled: filled(came.get(place) ?? 0, full),
        isWinner: isLast && place === winner,
        isOut: place === round.out,
      }))
    const outVotes = round.votes.find(({ place }) => place === round.out)?.votes ?? 0
    return {
      no: at + 1,
      continuing: round.continuing,
      majority: round.majority,
      exhausted: round.exhausted,
      bars,
      line: filled(round.majority, full),
      out: round.out === null ? undefined : { name: nameOf(round.out), votes: outVotes, noNext: round.noNext },
    }
  })
}

/** The line of the majority stands at nine tenths of a bar, unless somebody has more votes than fit. */
const fullOf = (majority: number): number => Math.ceil((majority * 10) / 9)
