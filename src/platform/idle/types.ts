/**
 * Runs `work` once when the app is idle, some seconds from now; never where there is nothing to prefetch. Returns a function that cancels
 * it.
 */
export type WhenIdle = (work: () => void) => () => void
