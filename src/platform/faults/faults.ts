import type { WatchFaults } from './types'

/** A browser's faults are not watched: on the first path there is no room for it. See `types.ts`. */
export const watchFaults: WatchFaults = () => undefined
