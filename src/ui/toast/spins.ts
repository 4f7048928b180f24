let running = 0

/** Signs of work that stand where it was begun: while one turns, the sign over the whole page would be a second one. */
export const spins = {
  any: (): boolean => running > 0,
  /** One more turns; what comes back ends it. */
  start: () => {
    running += 1
    return () => {
      running -= 1
    }
  },
}
