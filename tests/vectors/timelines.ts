import { debounce } from '@/lib/spec/debounce'
import { throttle } from '@/lib/spec/throttle'
import type { Adapted } from './adapted'
import { plain } from './adapted'

interface Call {
  /** Milliseconds. */
  readonly t: number
  readonly id: string
}

interface Waits {
  readonly wait?: number
  readonly immediate?: boolean
}

/** Timers on a clock that a test moves. */
class FakeTimers {
  nowMs = 0
  private waiting: { at: number; run: () => void }[] = []

  after(delayMs: number, run: () => void): () => void {
    const timer = { at: this.nowMs + delayMs, run }
    this.waiting.push(timer)
    return () => void (this.waiting = this.waiting.filter((one) => one !== timer))
  }

  /** Runs what is due until then, each at its own time. */
  moveTo(untilMs: number): void {
    for (;;) {
      const [next] = this.waiting.filter(({ at }) => at <= untilMs).sort((a, b) => a.at - b.at)
      if (!next) break
      this.waiting = this.waiting.filter((one) => one !== next)
      this.nowMs = next.at
      next.run()
    }
    this.nowMs = untilMs
  }
}

type Limited = (run: (id: string) => void, timers: FakeTimers) => (id: string) => void

/** Makes the calls at their times; gives what ran, and when. */
function runsOf(limit: Limited, calls: readonly Call[]): readonly Call[] {
  const timers = new FakeTimers()
  const runs: Call[] = []
  const limited = limit((id) => runs.push({ t: timers.nowMs, id }), timers)
  for (const { t, id } of calls) {
    timers.moveTo(t)
    limited(id)
  }
  timers.moveTo(Number.MAX_SAFE_INTEGER)
  return runs
}

/** What is limited in time. Source: specification §9. */
export const timelines: Readonly<Record<string, Adapted>> = {
  'util.debounce': plain((options: Waits, calls: readonly Call[]) =>
    runsOf((run, timers) => debounce(run, options, timers), calls),
  ),
  'util.throttle': plain(({ wait }: Waits, calls: readonly Call[]) =>
    runsOf((run, timers) => throttle(run, { wait }, timers), calls),
  ),
  'util.throttleEdge': plain(({ wait, immediate = true }: Waits, calls: readonly Call[]) =>
    runsOf((run, timers) => throttle(run, { wait, leading: immediate }, timers), calls),
  ),
}
