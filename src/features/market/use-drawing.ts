import { useDeferredValue } from 'react'
import { useLate, useTakingOver } from '@/platform/first-paint/use-taking-over'

/** Which parts of the home may be drawn: what stands above, below it, and the board, one after the other. */
export function useDrawing(isAboveKnown: boolean) {
  const mayDraw = useTakingOver()
  // Everything below waits until it is known what comes above it, so that nothing visible jumps: a tap would meet its neighbour.
  const mayDrawBelow = mayDraw && isAboveKnown
  // The rows come to a mini-program's screen by themselves: with what is above them they would be too much at once.
  const mayDrawBoard = useDeferredValue(mayDrawBelow)
  useLate(!mayDrawBoard)
  return { mayDraw, mayDrawBelow, mayDrawBoard }
}
