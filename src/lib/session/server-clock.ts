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

/** How far the device's clock is behind the server's, in milliseconds, as it was known at the end of the last visit; 0 for not known. */
export interface KeptOffset {
  readonly read: () => number
  readonly write: (offsetMs: number) => void
}

/**
 * A clock that follows the server's since its last answer, and before the first one as it did at the last visit: so a device whose clock is
 * wrong signs its first calls with the right time, and shows the right hours. `onAnswer` is called for every answer.
 */
export function createServerClock(
  deviceNow: () => number,
  onAnswer: (serverTimeMs: number) => void,
  kept?: KeptOffset,
): ServerClock {
  let offsetMs = kept?.read() ?? 0
  let isKnown = offsetMs !== 0
  return {
    now: () => deviceNow() + offsetMs,
    correct: (serverTimeMs) => {
      onAnswer(serverTimeMs)
      const seen = serverTimeMs - deviceNow()
      if (isKnown && Math.abs(seen - offsetMs) <= toleranceMs) return
      isKnown = true
      offsetMs = seen
      kept?.write(offsetMs)
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
