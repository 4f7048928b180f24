import type { WatchCrashes } from './types'

/** A missing page is handled by the router. See `types.ts`. */
export const watchCrashes: WatchCrashes = (tell) => {
  const hear = (event: string, kind: 'error' | 'rejection') =>
    window.addEventListener(event, (what) => tell({ kind, page: window.location.pathname, what }))
  hear('error', 'error')
  hear('unhandledrejection', 'rejection')
}
