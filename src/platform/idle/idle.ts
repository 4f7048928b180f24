import { timers } from '../timers/timers'
import type { WhenIdle } from './types'

/** The same wait as for keeping the app (`../installed`): prefetching must not compete with the first page's pictures. */
const laterMs = 5_000

/** See `types.ts`. */
export const whenIdle: WhenIdle = (work) =>
  timers.after(laterMs, () => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) window.requestIdleCallback(work)
    else work()
  })
