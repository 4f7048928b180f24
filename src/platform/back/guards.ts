import type { Timers } from '../timers/timers'

/** The platform takes a moment to draw, and allows one guard on a page: the old one must be gone before the new one comes. */
const drawMs = 60
/** A page that should have been left and is still shown after this long is guarded again. */
const leavingMs = 1000

export interface Guards {
  /** Adds a guard; `show` is called with whether it is the drawn one. Returns a function that removes it. */
  readonly enter: (show: (isShown: boolean) => void) => () => void
  /** Removes every guard, then runs `leave`; at once when there is none. */
  readonly whenFree: (leave: () => void) => void
}

type Show = (isShown: boolean) => void

/** The newest guard is drawn, the others wait below it. */
export function createGuards(timers: Timers): Guards {
  let open: readonly Show[] = []
  let shown: Show | null = null
  let leavings = 0

  const follow = () => {
    const wanted = leavings > 0 ? null : (open[open.length - 1] ?? null)
    if (wanted === shown) return
    const before = shown
    shown = wanted
    before?.(false)
    const draw = () => {
      if (shown === wanted) wanted?.(true)
    }
    if (before === null) draw()
    else timers.after(drawMs, draw)
  }

  return {
    enter(show) {
      open = [...open, show]
      follow()
      return () => {
        open = open.filter((one) => one !== show)
        follow()
      }
    },
    whenFree(leave) {
      if (open.length === 0) return leave()
      leavings += 1
      follow()
      timers.after(drawMs, leave)
      timers.after(leavingMs, () => {
        leavings -= 1
        follow()
      })
    },
  }
}
