import type { Network } from './types'

const events = ['online', 'offline'] as const

export const network: Network = {
  isOnline: () => navigator.onLine,
  watch: (listener) => {
    events.forEach((name) => window.addEventListener(name, listener))
    return () => events.forEach((name) => window.removeEventListener(name, listener))
  },
}
