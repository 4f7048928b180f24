import { useRef } from 'react'
import { timers } from '@/platform/timers/timers'

/** Longer than a browser calls a tap, so that no click follows what opened meanwhile. Our decision. */
const longMs = 600

/**
 * What to spread on the element around something that can be pressed, so that a finger that stays does something else; the press that
 * follows is to be dropped when `isLong()` says so. A finger that moves scrolls.
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
    // The click that would follow would close what has opened.
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
