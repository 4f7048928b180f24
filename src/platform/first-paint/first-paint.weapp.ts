import type { FirstPaint } from './types'

/** A mini-program comes without a server's page. */
export const firstPaint: FirstPaint = {
  data: () => undefined,
  isShown: () => false,
  text: () => '',
  leave: () => undefined,
  wait: () => () => undefined,
  onceGone: () => undefined,
}
