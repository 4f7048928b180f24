import { startTransition, useEffect, useState } from 'react'
import { firstPaint } from './first-paint'

/**
 * Whether the long part of a page may be drawn. Under a page that its server has drawn it comes after the short parts and in slices,
 * so that no finger waits for it, and the drawing leaves when it is there; anywhere else it may at once.
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
