import type { WatchFaults } from './types'

/** A page that is not there is the router's own affair. See `types.ts`. */
export const watchFaults: WatchFaults = (tell) => {
  const hear = (event: string, kind: 'error' | 'rejection') =>
    window.addEventListener(event, (what) => tell({ kind, page: window.location.pathname, what }))
  hear('error', 'error')
  hear('unhandledrejection', 'rejection')
}
