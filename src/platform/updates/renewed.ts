import { timers } from '../timers/timers'

/** The longest wait for the newest page before the app restarts. */
const renewWithinMs = 5_000

/** Lets the service worker, where there is one, keep the newest page first. */
export function renewed(): Promise<void> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
  if (worker === null) return Promise.resolve()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    timers.after(renewWithinMs, resolve)
    worker.postMessage('renew', [port2])
  })
}
