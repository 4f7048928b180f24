import { startTransition, useEffect, useState } from 'react'
import { firstPaint } from './first-paint'

/**
 * Whether the parts of a page may be drawn. Below a page drawn by the server they come after the frame and in slices, so that touches are
 * not delayed. Anywhere else they may be drawn at once. Our decision: docs/decisions/0100-first-paint.md
 */
export function useTakingOver(): boolean {
  const [mayDraw, setMayDraw] = useState(() => !firstPaint.isShown())
  useEffect(() => {
    if (!mayDraw) startTransition(() => setMayDraw(true))
  }, [mayDraw])
  return mayDraw
}

/** Keeps the drawing while the last part of the page is late: on a busy phone frames pass between two slices. */
export function useLate(isLate: boolean): void {
  useEffect(() => (isLate ? firstPaint.wait() : undefined), [isLate])
}
