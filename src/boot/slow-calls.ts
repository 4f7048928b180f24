import type { createStore } from 'jotai'
import { slowCallsAtom } from '@/lib/api/api'
import { hideLoading, showLoading } from '@/ui/toast/toast'

/** Shows the loading sign while any call has run for more than 800 ms. Source: specification §4. */
export function followSlowCalls(store: ReturnType<typeof createStore>): () => void {
  let isShown = false
  return store.sub(slowCallsAtom, () => {
    const isSlow = store.get(slowCallsAtom) > 0
    if (isSlow === isShown) return
    isShown = isSlow
    if (isSlow) showLoading()
    else hideLoading()
  })
}
