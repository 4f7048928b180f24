/** Stops a timer; stopping twice does nothing. */
export type StopTimer = () => void

/** Timers in milliseconds. */
export interface Timers {
  readonly after: (delayMs: number, run: () => void) => StopTimer
  readonly every: (periodMs: number, run: () => void) => StopTimer
}

export const timers: Timers = {
  after: (delayMs, run) => {
    const id = setTimeout(run, delayMs)
    return () => clearTimeout(id)
  },
  every: (periodMs, run) => {
    const id = setInterval(run, periodMs)
    return () => clearInterval(id)
  },
}

/** Goes on after so many milliseconds. */
export const sleep = (ms: number): Promise<void> => new Promise((done) => timers.after(ms, done))
