import { session as lifetimes } from '@contract/people/sessions'
import type { KeptValues } from './keeper'

/** Characters of an access key. Source: specification §9 (random id default 32). */
const accessKeyLength = 32

/**
 * The device's access key: made once, kept for 30 days under its own name, then made again; kept longer while sessions depend on it.
 * Source: specification §3, §7, §9. Our decision: docs/decisions/0140-accounts-safe.md
 */
export function accessKeyOf(kept: KeptValues, randomText: (length: number) => string): () => string {
  return () => {
    const stored = kept.read('accessKey')
    if (typeof stored === 'string' && stored !== '') return stored
    const made = randomText(accessKeyLength)
    kept.write('accessKey', made, lifetimes.accessKeyLifetimeS)
    return made
  }
}
