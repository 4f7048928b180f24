import type { BallotRules, Choice, Tally } from '@contract/vote/count'
import { optionCount } from '@contract/vote/count'
import type { VoteTable } from '../tables'

export interface Option {
  readonly text: string
  readonly note: string
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const isOption = (value: unknown): value is Option =>
  typeof value === 'object' && value !== null && 'text' in value && 'note' in value

/** The options of a vote, as its row keeps them. */
export function optionsIn(json: string): readonly Option[] {
  const list: unknown = JSON.parse(json)
  return isList(list) ? list.filter(isOption) : []
}

/** A choice as a ballot keeps it, and back. */
export const choiceText = (choice: Choice): string => choice.join(',')
export const choiceIn = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number))

/** A count as the vote's row keeps it. */
export function tallyIn(json: string | null): Tally | undefined {
  const tally: unknown = json === null ? undefined : JSON.parse(json)
  return typeof tally === 'object' && tally !== null && 'counts' in tally ? (tally as Tally) : undefined
}

/** The rules by which the ballots of a vote are checked and counted. */
export const rulesOf = (
  vote: Pick<VoteTable, 'ballot' | 'options' | 'max_choice' | 'min_turnout' | 'pass_share'>,
): BallotRules => ({
  ballot: vote.ballot,
  options: optionCount(vote.ballot, optionsIn(vote.options).length),
  maxChoice: vote.max_choice,
  minTurnout: vote.min_turnout,
  passShare: vote.pass_share,
})
