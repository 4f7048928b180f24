let running = 0

/** Spinners at the place where work was started: while one turns, a loading sign over the whole page would be a second one. */
export const spins = {
  any: (): boolean => running > 0,
  /** Counts one more spinner; the returned function ends it. */
  start: () => {
    running += 1
    return () => {
      running -= 1
    }
  },
}
