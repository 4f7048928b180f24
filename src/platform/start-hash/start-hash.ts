import type { StartHash } from './types'

export const startHash: StartHash = {
  read: () => window.location.hash,
  replaceBy: (address) => window.history.replaceState(null, '', address),
  onEnter: () => undefined,
}
