import { grouped } from '@contract/digits'
import { resultCopy } from './copy'
import type { RoundBar, RoundView } from './rules/rounds'

// What a round says of its votes. A count of zero is not told.

/** What becomes of the votes of who drops out, after the name. */
export function outText({ votes, noNext }: Pick<NonNullable<RoundView['out']>, 'votes' | 'noNext'>): string {
  if (votes === 0) return ''
  return `${resultCopy.moved(grouped(votes))}${noNext === 0 ? '' : resultCopy.noNext(grouped(noNext))}`
}

/** A candidate's bar in words. */
export const barText = ({ name, votes, gained }: Pick<RoundBar, 'name' | 'votes' | 'gained'>): string =>
  `${resultCopy.bar(name, grouped(votes))}${gained === 0 ? '' : resultCopy.came(grouped(gained))}`
