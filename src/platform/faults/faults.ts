import { textOf } from './text-of'
import type { WatchFaults } from './types'

/** A page that is not there is the router's own affair. See `types.ts`. */
export const watchFaults: WatchFaults = (tell) => {
  const page = () => window.location.pathname
  window.addEventListener('error', ({ error, message }) =>
    tell({ kind: 'error', text: textOf(error ?? message), page: page() }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    tell({ kind: 'rejection', text: textOf(reason), page: page() }),
  )
}
