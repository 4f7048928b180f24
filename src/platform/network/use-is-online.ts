import { useSyncExternalStore } from 'react'
import { network } from './network'

/** Whether the device has a network, now. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(network.watch, network.isOnline)
}
