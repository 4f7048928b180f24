import type { Subscribe } from './types'

/** A browser has no messages to ask for. See `types.ts`. */
export const subscribe: Subscribe = { isOffered: false, ask: () => Promise.resolve('failed') }
