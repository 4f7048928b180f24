import type { createStore } from 'jotai'
import { slowCallsAtom } from '@/lib/api/api'
import { spins } from '@/ui/toast/spins'
import { hideLoading, showLoading } from '@/ui/toast/toast'

/**
 * Shows the loading sign while any call has run for more than 800 ms, unless the button that started it shows that already. Source:
 * specification §4.
 */
export function followSlowCalls(store: ReturnType<typeof createStore>): () => void {
  let isShown = false
  return store.sub(slowCallsAtom, () => {
    const isWanted = store.get(slowCallsAtom) > 0 && (isShown || !spins.any())
    if (isWanted === isShown) return
    isShown = isWanted
    if (isWanted) showLoading()
    else hideLoading()
  })
}
