import type { VoteInfo } from '@contract/endpoints/community/votes'
import { yesNo } from '@contract/vote/count'
import { optionCopy } from '../copy'

type Asked = Pick<VoteInfo, 'ballot' | 'kind' | 'options' | 'maxChoice'>

/** An option as it is shown; `at` is its place in a choice, and the abstention has none. */
export interface ShownOption {
  readonly at: number | undefined
  readonly text: string
  readonly note: string
}

/** The options of a vote by their places. */
export function optionsOf({ ballot, kind, options }: Asked): readonly ShownOption[] {
  if (ballot !== 'yesno') return options.map(({ text, note }, at) => ({ at, text, note }))
  const yes = kind === 'fund' ? optionCopy.yesToSpend : optionCopy.yes
  return [
    { at: yesNo.yes, text: yes, note: '' },
    { at: yesNo.no, text: optionCopy.no, note: '' },
  ]
}

/** The options and the abstention, as they are chosen from. */
export const choicesOf = (vote: Asked): readonly ShownOption[] => [
  ...optionsOf(vote),
  vote.ballot === 'multi'
    ? { at: undefined, text: optionCopy.none, note: optionCopy.counts }
    : { at: undefined, text: optionCopy.abstain, note: '' },
]

/** What is chosen after a tap on an option. Of several at most `maxChoice`; undefined when nothing is chosen any more. */
export function afterTap(vote: Asked, chosen: readonly number[] | undefined, at: number | undefined) {
  if (at === undefined) return []
  if (vote.ballot !== 'multi') return [at]
  const before = chosen ?? []
  const next = before.includes(at) ? before.filter((one) => one !== at) : [...before, at].sort((a, b) => a - b)
  if (next.length > vote.maxChoice) return before
  return next.length === 0 ? undefined : next
}

/** A choice in words: 同意; 北门台阶、南桥扶手; 弃权. */
export function chosenText(vote: Asked, choice: readonly number[]): string {
  const names = optionsOf(vote).flatMap(({ at, text }) => (at !== undefined && choice.includes(at) ? [text] : []))
  return names.length === 0 ? optionCopy.abstained : names.join('、')
}
