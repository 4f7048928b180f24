import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'

/** Runs every `periodMs` while the page is the one that shows. */
export function useWhileShown(periodMs: number, run: () => void): void {
  const latest = useRef(run)
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    latest.current = run
  })
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  useEffect(() => {
    if (!isShown) return undefined
    const id = setInterval(() => latest.current(), periodMs)
    return () => clearInterval(id)
  }, [isShown, periodMs])
}
