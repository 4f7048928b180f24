import type { Embedded } from './running'

const lookEveryMs = 1_000

/** Calls back once when the database has ended though nobody stopped it; returns a function that ends the watch. */
export function whenGone(embedded: Embedded, tell: () => void): () => void {
  const timer = setInterval(() => {
    if (embedded.isRunning()) return
    clearInterval(timer)
    tell()
  }, lookEveryMs)
  return () => clearInterval(timer)
}
