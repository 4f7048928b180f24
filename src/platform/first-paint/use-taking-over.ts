import { startTransition, useEffect, useState } from 'react'
import { firstPaint } from './first-paint'

/**
 * Whether the parts of a page may be drawn. Below a page drawn by the server they come after the frame and in slices, so that touches are
 * not delayed; the drawing is removed when they are there. Anywhere else they may be drawn at once. Our decision:
 * docs/decisions/0118-take-over.md
 */
export function useTakingOver(): boolean {
  const [mayDraw, setMayDraw] = useState(() => !firstPaint.isShown())
  useEffect(() => {
    if (mayDraw) return undefined
    startTransition(() => setMayDraw(true))
    // Once it may draw, what it drew is in the page.
    return firstPaint.wait()
  }, [mayDraw])
  return mayDraw
}
