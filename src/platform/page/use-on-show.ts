import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'

/**
 * Runs when the page opens, on every later show of it, and anew when `key` changes while it is open. What appears on a page later runs
 * then, and when the page is come back to.
 */
export function useOnShow(key: string, run: () => void): void {
  const latest = useRef(run)
  // The first event after mounting tells of the opening itself, unless the page was hidden in between.
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
