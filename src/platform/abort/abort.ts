/** Tells running work that nobody wants it any more. An `AbortSignal` is one; a mini-program has none of its own. */
export interface AbortSignalLike {
  readonly aborted: boolean
  addEventListener(type: 'abort', run: () => void): void
}

export interface Aborter {
  readonly signal: AbortSignalLike
  /** Calls the listeners, once. */
  readonly abort: () => void
}

/** A way to stop work, on both targets. */
export function createAborter(): Aborter {
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
    abort: () => {
      if (aborted) return
      aborted = true
      listeners.splice(0).forEach((run) => run())
    },
  }
}
