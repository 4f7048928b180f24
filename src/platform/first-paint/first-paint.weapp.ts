import type { FirstPaint } from './types'

/** A mini-program comes without a server's page. */
export const firstPaint: FirstPaint = {
  data: () => undefined,
  isShown: () => false,
  leave: () => undefined,
  onceGone: () => undefined,
}
