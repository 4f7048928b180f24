import { useEffect } from 'react'
import { useLatest } from '../page/use-latest'
import type { Finger, UseFingers } from './types'

interface Spot {
  readonly clientX: number
  readonly clientY: number
}

/** Within the element, in its own pixels: a desktop shows the page smaller. */
function inside(element: HTMLElement, { clientX, clientY }: Spot): Finger {
  const { left, top, width } = element.getBoundingClientRect()
  const by = width > 0 ? element.offsetWidth / width : 1
  return [(clientX - left) * by, (clientY - top) * by]
}

/** Listens at the element itself: what stops the page from moving must be there before the page hears of it. */
export const useFingers: UseFingers = (id, on) => {
  const latest = useLatest(on)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return undefined
    let isDown = false
    const tell = (spots: readonly Spot[]) =>
      latest.current.onFingers(
        spots.map((spot) => inside(element, spot)),
        element.offsetWidth,
      )
    const touch = (event: TouchEvent) => {
      event.stopPropagation()
      if (event.cancelable) event.preventDefault()
      tell(Array.from(event.touches))
    }
    const mouse = (event: MouseEvent) => {
      if (event.type === 'mousedown') isDown = true
      if (!isDown) return
      if (event.type === 'mouseup') isDown = false
      tell(isDown ? [event] : [])
    }
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      latest.current.onWheel(inside(element, event), -event.deltaY)
    }
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const
    for (const kind of touches) element.addEventListener(kind, touch, { passive: false })
    element.addEventListener('mousedown', mouse)
    window.addEventListener('mousemove', mouse)
    window.addEventListener('mouseup', mouse)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      for (const kind of touches) element.removeEventListener(kind, touch)
      element.removeEventListener('mousedown', mouse)
      window.removeEventListener('mousemove', mouse)
      window.removeEventListener('mouseup', mouse)
      element.removeEventListener('wheel', wheel)
    }
  }, [id, latest])
  return {}
}
