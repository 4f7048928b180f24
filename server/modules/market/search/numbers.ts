import { dayMs } from '@contract/durations'
import { keptWordsMs } from '../open/kept-words'

/**
 * Hot words that are shown, how many people must have looked for one within how long, how many listings tell which goods are common, and
 * how long a word is kept. Our decision: docs/decisions/0290-search.md
 */
export const searching = { hotMost: 8, hotPeople: 3, hotMs: 7 * dayMs, newest: 200, keptMs: keptWordsMs } as const
