import { useEffect } from 'react'
import { useLatest } from './use-latest'

/**
 * Runs when what uses it appears, and when `key` changes: for what a sheet or a row reads. What must be new whenever its page is shown
 * again uses `useOnShow`.
 */
export function useOnOpen(key: string, run: () => void): void {
  const latest = useLatest(run)
  useEffect(() => latest.current(), [key, latest])
}
