import { useEffect, useState } from 'react'
import { useLatest } from '../page/use-latest'
import type { StopTimer } from './timers'
import { timers } from './timers'

export interface Asked<T> {
  /** What is asked about; undefined asks nothing. */
  readonly key: string | undefined
  /** The key must stay as it is for so long, as when typing pauses. */
  readonly delayMs?: number
  readonly ask: () => Promise<T>
  /** Takes an answer that is shown no more, or came too late. */
  readonly onDropped?: (answer: T) => void
}

/** The answer about a key, asked anew about another one; undefined until it is here. Of two overlapping answers the newer key's wins. */
export function useAnswer<T>(asked: Asked<T>): T | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly answer: T }>()
  const latest = useLatest(asked)
  const { key, delayMs = 0 } = asked
  useEffect(() => {
    if (key === undefined) return undefined
    let isOver = false
    let drop: () => void = () => undefined
    const take = async () => {
      const answer = await latest.current.ask()
      drop = () => latest.current.onDropped?.(answer)
      if (isOver) drop()
      else setFound({ key, answer })
    }
    let stop: StopTimer = () => undefined
    if (delayMs > 0) stop = timers.after(delayMs, () => void take())
    else void take()
    return () => {
      isOver = true
      stop()
      drop()
    }
  }, [key, delayMs, latest])
  return found !== undefined && found.key === key ? found.answer : undefined
}
