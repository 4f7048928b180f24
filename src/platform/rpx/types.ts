/** A length of `n` design units (rpx at width 750) as a CSS value for an inline style. */
export type Rpx = (n: number) => string
