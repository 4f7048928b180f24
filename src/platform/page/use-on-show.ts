import { useDidHide, useDidShow } from '@tarojs/taro'
import { useRef } from 'react'
import { useLatest } from './use-latest'
import { useOnOpen } from './use-on-open'

/**
 * Runs when the page opens, whenever it is shown again, and when `key` changes while it is open. For a component that appears later it runs
 * then, and when the page is shown again.
 */
export function useOnShow(key: string, run: () => void): void {
  const latest = useLatest(run)
  // The first event after mounting is the opening itself, unless the page was hidden in between.
  const isOpening = useRef(true)
  useOnOpen(key, run)
  useDidHide(() => {
    isOpening.current = false
  })
  useDidShow(() => {
    if (!isOpening.current) latest.current()
    isOpening.current = false
  })
}
