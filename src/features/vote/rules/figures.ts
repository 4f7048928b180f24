import type { VoteInfo } from '@contract/endpoints/community/votes'
import { optionCount, tallyOf } from '@contract/vote/count'
import { filled, percent } from '@/lib/ballots/turnout'
import { optionsOf } from './choice'

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

/** Whether a phone's own count of the ballots is the one that was published. */
export function isSameCount(
  vote: Pick<VoteInfo, 'ballot' | 'options' | 'tally' | 'cast'>,
  ballots: readonly { readonly choice: readonly number[] }[],
): boolean {
  const own = tallyOf(optionCount(vote.ballot, vote.options.length), ballots)
  return ballots.length === vote.cast && JSON.stringify(own) === JSON.stringify(vote.tally)
}
