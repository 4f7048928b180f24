import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'

/**
 * Runs when the page opens, whenever it is shown again, and when `key` changes while it is open. For a component that appears later it runs
 * then, and when the page is shown again.
 */
export function useOnShow(key: string, run: () => void): void {
  const latest = useRef(run)
  // The first event after mounting is the opening itself, unless the page was hidden in between.
  const isOpening = useRef(true)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => latest.current(), [key])
  useDidHide(() => {
    isOpening.current = false
  })
  useDidShow(() => {
    if (!isOpening.current) latest.current()
    isOpening.current = false
  })
}
