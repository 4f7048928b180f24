import type { HideFromCapture } from './types'

/** A browser has no such ability. */
export const hideFromCapture: HideFromCapture = () => () => undefined
