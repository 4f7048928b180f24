import { ok } from '@contract/result'
import type { Scan } from './types'

/** A browser reads none for us. See `types.ts`. */
export const scan: Scan = { canScan: false, code: () => Promise.resolve(ok('')) }
