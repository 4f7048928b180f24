import Taro from '@tarojs/taro'
import type { Network } from './types'

const listeners = new Set<() => void>()
let online = true
let isWatching = false

function turn(to: boolean): void {
  if (online === to) return
  online = to
  listeners.forEach((listener) => listener())
}

/** One listener at the platform for all of the app's listeners; it asks once for the present state. */
function start(): void {
  if (isWatching) return
  isWatching = true
  Taro.onNetworkStatusChange?.(({ isConnected }) => turn(isConnected))
  void Taro.getNetworkType?.().then(
    ({ networkType }) => turn(networkType !== 'none'),
    () => undefined,
  )
}

export const network: Network = {
  isOnline: () => online,
  watch: (listener) => {
    start()
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
