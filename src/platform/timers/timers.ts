/** Stops a timer; stopping twice does nothing. */
export type StopTimer = () => void

/** Timers in milliseconds. */
export interface Timers {
  readonly after: (delayMs: number, run: () => void) => StopTimer
  readonly every: (periodMs: number, run: () => void) => StopTimer
}

/** The longest wait of a timer; a longer one would end at once. */
const longestMs = 2 ** 31 - 1

export const timers: Timers = {
  after: (delayMs, run) => {
    const id = setTimeout(run, Math.min(delayMs, longestMs))
    return () => clearTimeout(id)
  },
  every: (periodMs, run) => {
    const id = setInterval(run, Math.min(periodMs, longestMs))
    return () => clearInterval(id)
  },
}

/** Resolves after this many milliseconds. */
export const sleep = (ms: number): Promise<void> => new Promise((done) => timers.after(ms, done))
