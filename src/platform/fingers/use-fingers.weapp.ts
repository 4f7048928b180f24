import { useRef } from 'react'
import { boxOf } from '../page/box-of'
import type { UseFingers } from './types'

interface TouchEvents {
  readonly touches?: readonly { readonly clientX: number; readonly clientY: number }[]
}

type Corner = readonly [left: number, top: number]

/**
 * A place is told from the window's corner, and the page may have been scrolled: the element is looked up when a finger comes, and what
 * follows waits for that answer, in its order.
 */
export const useFingers: UseFingers = (id, on) => {
  const corner = useRef<Promise<Corner>>(Promise.resolve([0, 0]))
  const tell = ({ touches = [] }: TouchEvents) => {
    void corner.current.then(([left, top]) =>
      on.onFingers(touches.map(({ clientX, clientY }) => [clientX - left, clientY - top] as const)),
    )
  }
  const begin = (event: TouchEvents) => {
    if (event.touches?.length === 1) corner.current = boxOf(id).then((box) => [box?.leftPx ?? 0, box?.topPx ?? 0])
    tell(event)
  }
  return { catchMove: true, onTouchStart: begin, onTouchMove: tell, onTouchEnd: tell, onTouchCancel: tell }
}
