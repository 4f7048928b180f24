import Taro from '@tarojs/taro'
import { createHistoryEntry } from './history-entry'
import type { Back } from './types'

const entry = createHistoryEntry({
  read: () => window.history.state as unknown,
  push: (state) => {
    try {
      window.history.pushState(state, '')
    } catch {
      // Safari refuses more than 100 entries in half a minute; then the popup is closed by its own means only.
    }
  },
  replace: (state) => window.history.replaceState(state, ''),
  back: () => window.history.back(),
  after: (delayMs, run) => void setTimeout(run, delayMs),
})

Taro.eventCenter.on('__taroRouterChange', entry.noteRoute)

// Taro's router listens for the same event. Our listener runs first, because this door is in the app's first script and captures.
window.addEventListener(
  'popstate',
  (event) => {
    if (entry.handlePop()) event.stopImmediatePropagation()
  },
  { capture: true },
)

/** The browser's way back. See `types.ts` and `history-entry.ts`. */
export const back: Back = { hold: entry.hold, whenFree: entry.whenFree }
