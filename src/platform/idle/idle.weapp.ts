import type { WhenIdle } from './types'

/** A mini-program has all its code: there is nothing to prefetch. */
export const whenIdle: WhenIdle = () => () => undefined
