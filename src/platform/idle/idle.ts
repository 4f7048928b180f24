import { timers } from '../timers/timers'
import type { WhenIdle } from './types'

/** As long as the app is kept for later (`../installed`): what is fetched in advance must not compete with the first page's pictures. */
const laterMs = 5_000

/** See `types.ts`. */
export const whenIdle: WhenIdle = (work) =>
  timers.after(laterMs, () => {
    // Safari has no such question.
    if ('requestIdleCallback' in window) window.requestIdleCallback(work)
    else work()
  })
