import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { useLatest } from '../page/use-latest'
import { network } from './network'

/** Runs when the network comes back while this page is the one that shows. */
export function useOnRecovered(run: () => void): void {
  const latest = useLatest(run)
  const isShown = useRef(true)
  useDidShow(() => {
    isShown.current = true
  })
  useDidHide(() => {
    isShown.current = false
  })
  useEffect(() => {
    let was = network.isOnline()
    return network.watch(() => {
      const is = network.isOnline()
      if (is && !was && isShown.current) latest.current()
      was = is
    })
  }, [latest])
}
