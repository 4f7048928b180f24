import type { Rpx } from './types'

/** The mini-program knows the unit. */
export const rpx: Rpx = (n) => `${n}rpx`
