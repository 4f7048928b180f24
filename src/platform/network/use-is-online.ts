import { useSyncExternalStore } from 'react'
import { network } from './network'

/** Whether the device has a network, now. A drawing on the server goes by that it has. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(network.watch, network.isOnline, () => true)
}
