import { loadingAfterMs } from '@/platform/prompt/times'
import type { Timers } from '@/platform/timers/timers'

/** Counts a call as slow once it has run for 800 ms and until it ends. `onChange` gets +1 and later −1; quick calls give nothing. */
export function watchSlow(timers: Timers, onChange: (by: 1 | -1) => void): () => void {
  let isSlow = false
  const stop = timers.after(loadingAfterMs, () => {
    isSlow = true
    onChange(1)
  })
  return () => {
    stop()
    if (isSlow) onChange(-1)
    isSlow = false
  }
}
