import type { Timers } from '../timers/timers'

/** The platform takes a moment to draw, and allows one guard on a page: the old one must be gone before the new one comes. */
const drawMs = 60
/** A page that should have been left and is still shown after this long is guarded again. */
const leavingMs = 1000

/** What a layer gives for the time that it is open. */
export interface Guard {
  readonly page: string
  /** Called with whether this is the drawn guard. */
  readonly show: (isShown: boolean) => void
  /** The person went back, and this layer is the one on top. */
  readonly onBack: () => void
}

export interface Guards {
  /** Adds a guard. Returns a function that removes it. */
  readonly enter: (guard: Guard) => () => void
  /** The drawn guard took a step back: the layer on top gets it. */
  readonly stepBack: () => void
  /** Removes every guard, then runs `leave`; at once when there is none, and none is just going. */
  readonly whenFree: (leave: () => void) => void
}

/** The lowest guard of the newest page is drawn, so that nothing changes when a layer above it opens or goes. */
export function createGuards(timers: Timers): Guards {
  let open: readonly Guard[] = []
  let shown: Guard | null = null
  let leavings = 0
  let goings = 0

  const top = () => open[open.length - 1]
  const lowest = () => open.find(({ page }) => page === top()?.page)

  const follow = () => {
    const wanted = leavings > 0 ? null : (lowest() ?? null)
    if (wanted === shown) return
    const before = shown
    shown = wanted
    before?.show(false)
    if (before) {
      goings += 1
      timers.after(drawMs, () => {
        goings -= 1
      })
    }
    const draw = () => {
      if (shown === wanted) wanted?.show(true)
    }
    if (before === null) draw()
    else timers.after(drawMs, draw)
  }

  return {
    enter(guard) {
      open = [...open, guard]
      follow()
      return () => {
        open = open.filter((one) => one !== guard)
        follow()
      }
    },
    stepBack: () => top()?.onBack(),
    whenFree(leave) {
      if (open.length === 0 && goings === 0) return leave()
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
