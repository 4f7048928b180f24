import type { Timers } from '@/platform/timers/timers'

/** How long a request may run before the loading sign appears, so that quick answers do not flicker. Source: specification §4, §9. */
export const loadingSignDelayMs = 800

/** Counts a call as slow once it has run for 800 ms and until it ends. `onChange` gets +1 and later −1; quick calls give nothing. */
export function watchSlow(timers: Timers, onChange: (by: 1 | -1) => void): () => void {
  let isSlow = false
  const stop = timers.after(loadingSignDelayMs, () => {
    isSlow = true
    onChange(1)
  })
  return () => {
    stop()
    if (isSlow) onChange(-1)
    isSlow = false
  }
}
