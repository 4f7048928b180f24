import { useRef } from 'react'
import { boxOf } from '../page/box-of'
import type { UseFingers } from './types'

interface TouchEvents {
  readonly touches?: readonly { readonly clientX: number; readonly clientY: number }[]
}

type Box = readonly [left: number, top: number, width: number]

/**
 * A place is told from the window's corner, and the page may have been scrolled: the element is looked up when a finger comes, or two that
 * come at once, and what follows waits for that answer, in its order.
 */
export const useFingers: UseFingers = (id, on) => {
  const box = useRef<Promise<Box>>(Promise.resolve([0, 0, 0]))
  const isDown = useRef(false)
  const tell = ({ touches = [] }: TouchEvents) => {
    isDown.current = touches.length > 0
    void box.current.then(([left, top, width]) =>
      on.onFingers(
        touches.map(({ clientX, clientY }) => [clientX - left, clientY - top] as const),
        width,
      ),
    )
  }
  const begin = (event: TouchEvents) => {
    if (!isDown.current || event.touches?.length === 1)
      box.current = boxOf(id).then((found) => [found?.leftPx ?? 0, found?.topPx ?? 0, found?.widthPx ?? 0])
    tell(event)
  }
  return { catchMove: true, onTouchStart: begin, onTouchMove: tell, onTouchEnd: tell, onTouchCancel: tell }
}
