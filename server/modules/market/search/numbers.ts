import { dayMs } from '@contract/durations'
import { wordRetentionMs } from '../open/word-retention'

/**
 * Hot words that are shown, how many people must have looked for one within how long, how many listings tell which goods are common, and
 * how long a word is kept. Our decision: docs/decisions/0290-search.md
 */
export const searching = { hotMost: 8, hotPeople: 3, hotMs: 7 * dayMs, newest: 200, keptMs: wordRetentionMs } as const
