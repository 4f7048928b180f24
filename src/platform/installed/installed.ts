import { device } from '../device/device'
import { timers } from '../timers/timers'
import type { KeepApp } from './types'

/** Keeping the app must not compete with what the person waits for. */
const laterMs = 5_000

/** See `types.ts`. WeChat's browser and the app shell need no service worker: they have their own caches. */
export const keepApp: KeepApp = () => {
  const isWanted = process.env.NODE_ENV === 'production' && device.platform === 'browser'
  if (!isWanted || !('serviceWorker' in navigator)) return
  const base = BASE_PATH === '/' ? '/' : `${BASE_PATH}/`
  timers.after(laterMs, () => {
    navigator.serviceWorker.register(`${base}service-worker.js`, { scope: base }).catch(() => undefined)
  })
}
