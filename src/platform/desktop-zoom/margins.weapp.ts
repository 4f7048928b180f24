import type { DrawMargins } from './types'

/** A mini-program has no margins. */
export const drawMargins: DrawMargins = () => undefined
