import type { Rpx } from './types'

/** Follows the column, as `r(n)` of the stylesheets does. */
export const rpx: Rpx = (n) => `calc(${n} * var(--rpx))`
