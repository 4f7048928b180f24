import type { Call } from '@/lib/http/client'
import { firstPaint } from '@/platform/first-paint/first-paint'
import { timers } from '@/platform/timers/timers'

/**
 * Calls made while the drawing is shown are sent when it has left, in a task each. What they ask for has just come with the page, and
 * sending, answering and drawing them would compete with the app's start. Our decision: docs/decisions/0129-start-in-slices.md
 */
export const afterFirstPaint =
  (call: Call): Call =>
  (...given) =>
    firstPaint.isShown()
      ? new Promise((resolve) => firstPaint.onceGone(() => timers.after(0, () => resolve(call(...given)))))
      : call(...given)
