import type { WhenIdle } from './types'

/** A mini-program has all its code: nothing is to be had in advance. */
export const whenIdle: WhenIdle = () => () => undefined
