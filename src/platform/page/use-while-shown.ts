import { useEffect } from 'react'
import { useIsShown } from './use-is-shown'
import { useLatest } from './use-latest'

/** Runs every `periodMs` while the page is the one that shows. */
export function useWhileShown(periodMs: number, run: () => void): void {
  const latest = useLatest(run)
  const isShown = useIsShown()
  useEffect(() => {
    if (!isShown) return undefined
    const id = setInterval(() => latest.current(), periodMs)
    return () => clearInterval(id)
  }, [isShown, periodMs, latest])
}
