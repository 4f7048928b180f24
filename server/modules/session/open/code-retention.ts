import { dayMs } from '@contract/durations'

/** How long what is known of a sent code is kept: its number, its device and the address that asked for it. */
export const codeRetentionMs = 2 * dayMs
