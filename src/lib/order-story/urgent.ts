import { hourMs } from '@contract/durations'

/** Below this much time a turn line is amber. Source: design §3 (turn line). */
export const urgentBelowMs = 2 * hourMs
