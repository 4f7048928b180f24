import type { VoteInfo, VoteRow } from '@contract/endpoints/community/votes'
import { leastBlocks, shownShare } from '@contract/vote/count'
import { optionsOf } from './choice'

const whole = 100
const basisPointsInPercent = 100

/** A share in percent with one decimal: 27.4. */
export const percent = (some: number, all: number): string => (shownShare(some, all) / basisPointsInPercent).toFixed(1)

/** How much of a bar is filled, in percent. */
export const filled = (some: number, all: number): number => (all === 0 ? 0 : Math.min(whole, (some * whole) / all))

/** How many more blocks the least turnout takes; 0 when it is reached. */
export const blocksMissing = ({ cast, census, minTurnout }: Pick<VoteRow, 'cast' | 'census' | 'minTurnout'>): number =>
  Math.max(0, leastBlocks(census, minTurnout) - cast)

/** An option with its count, and its share of the ballots that name any. */
export interface CountedOption {
  readonly text: string
  readonly count: number
  readonly share: string
  readonly filled: number
  readonly isAccepted: boolean
}

/** The counts of a vote by option, in their order. Source: community §4 (result). */
export function countedOptions(vote: VoteInfo): readonly CountedOption[] {
  const { tally, outcome } = vote
  if (!tally) return []
  const given = tally.ballots - tally.abstain
  return optionsOf(vote).map(({ text }, at) => {
    const count = tally.counts[at] ?? 0
    const isAccepted = outcome?.accepted.includes(at) ?? false
    return { text, count, share: percent(count, given), filled: filled(count, given), isAccepted }
  })
}
