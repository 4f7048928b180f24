import type { StopTimer, Timers } from '@/platform/timers/timers'
import { timers as deviceTimers } from '@/platform/timers/timers'

export interface DebounceOptions {
  /** Milliseconds without a call. */
  readonly wait?: number | undefined
  /** Run at the first call instead of after the last. */
  readonly immediate?: boolean | undefined
}

/**
 * A function that waits until its calls have ceased: runs once with the last call, `wait` ms after it; or, `immediate`, with the
 * first call, and then swallows calls until `wait` ms passed without one. Source: specification §9 (debounce default 500 ms).
 */
export function debounce<A extends readonly unknown[]>(
  run: (...args: A) => void,
  { wait = 500, immediate = false }: DebounceOptions = {},
  timers: Pick<Timers, 'after'> = deviceTimers,
): (...args: A) => void {
  let stop: StopTimer | undefined
  return (...args) => {
    const isFirst = stop === undefined
    stop?.()
    stop = timers.after(wait, () => {
      stop = undefined
      if (!immediate) run(...args)
    })
    if (immediate && isFirst) run(...args)
  }
}
