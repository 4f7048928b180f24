import type { Timers } from '../timers/timers'

/** One move between pages. */
export interface Move {
  /** What the move is, such as `open /pages/user/money`: the same move asked for again while it runs is a second tap. */
  readonly name: string
  /** Starts it; settles when the page is shown, or will not come. */
  readonly run: () => Promise<unknown>
  /** How long the pages still slide after that. */
  readonly slideMs: number
}

/** A page that has not come after this long does not hold up the next move. */
const arrivalTimeoutMs = 3000

/**
 * Lets one move run at a time; the next one waits until the pages have come to rest. Taro's router on H5 otherwise hides the page that
 * a quick way back has just shown.
 */
export function createMoves(timers: Timers): (move: Move) => void {
  let running: Move | null = null
  let waiting: Move[] = []

  const next = () => {
    const [move, ...rest] = waiting
    waiting = rest
    running = move ?? null
    if (move !== undefined) start(move)
  }

  const start = (move: Move) => {
    let isOver = false
    const rest = (slideMs: number) => {
      if (isOver) return
      isOver = true
      giveUp()
      if (slideMs > 0) timers.after(slideMs, next)
      else next()
    }
    const giveUp = timers.after(arrivalTimeoutMs, () => rest(0))
    move.run().then(
      () => rest(move.slideMs),
      () => rest(0),
    )
  }

  return (move) => {
    const last = waiting[waiting.length - 1] ?? running
    if (last?.name === move.name) return
    if (running !== null) waiting.push(move)
    else {
      running = move
      start(move)
    }
  }
}
