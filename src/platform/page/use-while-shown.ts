import { useEffect, useRef } from 'react'
import { useIsShown } from './use-is-shown'

/** Runs every `periodMs` while the page is the one that shows. */
export function useWhileShown(periodMs: number, run: () => void): void {
  const latest = useRef(run)
  const isShown = useIsShown()
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (!isShown) return undefined
    const id = setInterval(() => latest.current(), periodMs)
    return () => clearInterval(id)
  }, [isShown, periodMs])
}
