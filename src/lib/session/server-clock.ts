import { atom, useAtomValue } from 'jotai'
import { useIsPageShown } from '@/platform/page/page-shown'
import { timers } from '@/platform/timers/timers'

/** The server's clock as far as the device knows it. */
export interface ServerClock {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Takes the server's time from an answer. */
  readonly correct: (serverTimeMs: number) => void
}

/** Smaller differences come from the network, not from the clock. */
const toleranceMs = 1000

/**
 * A clock that follows the server's since its last answer. The device's own clock may be wrong by any amount. `onAnswer` is called for
 * every answer.
 */
export function createServerClock(deviceNow: () => number, onAnswer: (serverTimeMs: number) => void): ServerClock {
  let offsetMs: number | null = null
  return {
    now: () => deviceNow() + (offsetMs ?? 0),
    correct: (serverTimeMs) => {
      onAnswer(serverTimeMs)
      const seen = serverTimeMs - deviceNow()
      if (offsetMs === null || Math.abs(seen - offsetMs) > toleranceMs) offsetMs = seen
    },
  }
}

/** The app's one server clock; the boot wires the real one. */
export const serverClockAtom = atom<ServerClock>({ now: () => 0, correct: () => undefined })

/** Ticks while anything reads it: one timer for all readers with the same interval. */
function tickAtom(everyMs: number) {
  const tick = atom(0)
  tick.onMount = (set) => timers.every(everyMs, () => set((count) => count + 1))
  return tick
}

const ticks = { 1000: tickAtom(1000), 60_000: tickAtom(60_000) } as const

/** On a page that is covered nothing ticks. */
const still = atom(0)

/** The server's time in epoch milliseconds, updated every `everyMs` while the page around is seen. For countdowns. */
export function useServerNow(everyMs: keyof typeof ticks = 1000): number {
  useAtomValue(useIsPageShown() ? ticks[everyMs] : still)
  return useAtomValue(serverClockAtom).now()
}
