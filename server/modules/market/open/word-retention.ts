import { dayMs } from '@contract/durations'

/** How long it is known who searched for a word. Our decision: docs/decisions/0290-search.md */
export const wordRetentionMs = 30 * dayMs
