import { startTransition, useEffect, useState } from 'react'
import { firstPaint } from './first-paint'

/**
 * Whether the parts of a page may be drawn. Under a page that its server has drawn they come after its frame and in slices, so that no
 * finger waits for them, and the drawing leaves when they are there; anywhere else they may at once.
 * Our decision: docs/decisions/0118-take-over.md
 */
export function useTakingOver(): boolean {
  const [mayDraw, setMayDraw] = useState(() => !firstPaint.isShown())
  useEffect(() => {
    if (mayDraw) firstPaint.leave()
    else startTransition(() => setMayDraw(true))
  }, [mayDraw])
  return mayDraw
}
