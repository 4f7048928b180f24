import type { FirstPaint } from './types'

/** A mini-program comes without a server's page. */
export const firstPaint: FirstPaint = {
  data: () => undefined,
  isShown: () => false,
  leave: () => undefined,
  goOn: () => undefined,
  wait: () => () => undefined,
  onceGone: () => undefined,
}
