/** Tells running work that nobody wants it any more. An `AbortSignal` is one; a mini-program has none of its own. */
export interface StopSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', run: () => void): void
}

export interface Stop {
  readonly signal: StopSignal
  /** Runs what listens, once. */
  readonly stop: () => void
}

/** A way to stop work, on both targets. */
export function createStop(): Stop {
  const listeners: (() => void)[] = []
  let aborted = false
  return {
    signal: {
      get aborted() {
        return aborted
      },
      addEventListener: (_, run) => {
        listeners.push(run)
      },
    },
    stop: () => {
      if (aborted) return
      aborted = true
      listeners.splice(0).forEach((run) => run())
    },
  }
}
