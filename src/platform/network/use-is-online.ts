import { useSyncExternalStore } from 'react'
import { network } from './network'

/** Whether the device has a network now. The drawing on the server assumes one. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(network.watch, network.isOnline, () => true)
}
