import { useRef } from 'react'
import { timers } from '@/platform/timers/timers'

/** Longer than what a browser counts as a tap, so that no click hits what has opened meanwhile. Our decision. */
const longMs = 600

/**
 * Properties for the element around something pressable, so that a long press does something else. Ignore the press that follows when
 * `isLong()` is true. A moving finger scrolls.
 */
export function useLongPress(onLong: () => void) {
  const stop = useRef<() => void>()
  const was = useRef(false)
  const end = () => stop.current?.()
  const touch = {
    onTouchStart: () => {
      was.current = false
      stop.current = timers.after(longMs, () => {
        was.current = true
        onLong()
      })
    },
    onTouchMove: end,
    // The click that follows would close what has opened.
    onTouchEnd: (event: { readonly preventDefault: () => void }) => {
      end()
      if (was.current) event.preventDefault()
    },
    onTouchCancel: end,
  }
  const isLong = () => {
    const wasLong = was.current
    was.current = false
    return wasLong
  }
  return { touch, isLong }
}
