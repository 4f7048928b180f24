import type { Timers } from '@/platform/timers/timers'
import { timers as deviceTimers } from '@/platform/timers/timers'

export interface ThrottleOptions {
  /** Milliseconds in which further calls are dropped. */
  readonly wait?: number | undefined
  /** Run at the first call instead of at the end of its wait. */
  readonly leading?: boolean | undefined
}

/**
 * A function that runs at most once per wait, always with the call that began it: at the end of the wait, or `leading` at its start.
 * Source: specification §9 (throttle default 100 ms); readings (Throttle).
 */
export function throttle<A extends readonly unknown[]>(
  run: (...args: A) => void,
  { wait = 100, leading = false }: ThrottleOptions = {},
  timers: Pick<Timers, 'after'> = deviceTimers,
): (...args: A) => void {
  let isWaiting = false
  return (...args) => {
    if (isWaiting) return
    isWaiting = true
    timers.after(wait, () => {
      isWaiting = false
      if (!leading) run(...args)
    })
    if (leading) run(...args)
  }
}
