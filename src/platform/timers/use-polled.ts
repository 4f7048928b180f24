import { useEffect } from 'react'
import { useIsShown } from '../page/use-is-shown'
import { useLatest } from '../page/use-latest'
import type { StopTimer } from './timers'
import { timers } from './timers'

export interface Polled<T> {
  /** What is asked about; undefined asks nothing. */
  readonly key: string | undefined
  readonly ask: () => Promise<T>
  readonly onAnswer: (answer: T) => void
  /** From an answer to the next question, by how long was waited until now. */
  readonly delayMs: (waitedMs: number) => number
}

/** Asks again and again while the page is shown, one question at a time. What comes after the page or the key went is not told. */
export function usePolled<T>(polled: Polled<T>): void {
  const isShown = useIsShown()
  const latest = useLatest(polled)
  const { key } = polled
  useEffect(() => {
    if (!isShown || key === undefined) return undefined
    let isOver = false
    let waitedMs = 0
    let stop: StopTimer = () => undefined
    const askOn = async () => {
      const answer = await latest.current.ask()
      if (isOver) return
      latest.current.onAnswer(answer)
      const delayMs = latest.current.delayMs(waitedMs)
      waitedMs += delayMs
      stop = timers.after(delayMs, () => void askOn())
    }
    void askOn()
    return () => {
      isOver = true
      stop()
    }
  }, [isShown, key, latest])
}
