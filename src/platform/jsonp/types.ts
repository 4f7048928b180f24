import type { HttpOutcome } from '../request/types'

/** Asks another server through a script. `unsupported` where no script can be loaded. `timeoutMs` in milliseconds. Nothing is thrown. */
export type SendJsonp = (url: string, timeoutMs: number) => Promise<HttpOutcome | { readonly kind: 'unsupported' }>
