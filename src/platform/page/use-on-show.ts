import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'

/** Runs when the page opens, on every later show of it, and anew when `key` changes while it is open. */
export function useOnShow(key: string, run: () => void): void {
  const latest = useRef(run)
  const shows = useRef(0)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => latest.current(), [key])
  useDidShow(() => {
    shows.current += 1
    if (shows.current > 1) latest.current()
  })
}
