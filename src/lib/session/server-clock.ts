import { atom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

/** The server's clock as far as the device knows it. */
export interface ServerClock {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Takes the server's time from an answer. */
  readonly correct: (serverTimeMs: number) => void
}

/** Smaller differences are the network's, not the clock's. */
const toleranceMs = 1000

/** A clock that follows the server's from its last answer on. The device's own clock may be wrong by any amount. */
export function createServerClock(deviceNow: () => number): ServerClock {
  let offsetMs: number | null = null
  return {
    now: () => deviceNow() + (offsetMs ?? 0),
    correct: (serverTimeMs) => {
      const seen = serverTimeMs - deviceNow()
      if (offsetMs === null || Math.abs(seen - offsetMs) > toleranceMs) offsetMs = seen
    },
  }
}

/** The app's one server clock; the boot wires the real one. */
export const serverClockAtom = atom<ServerClock>({ now: () => 0, correct: () => undefined })

/** The server's time in epoch milliseconds, read anew every `everyMs`. For countdowns. */
export function useServerNow(everyMs = 1000): number {
  const clock = useAtomValue(serverClockAtom)
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    setNow(clock.now())
    const id = setInterval(() => setNow(clock.now()), everyMs)
    return () => clearInterval(id)
  }, [clock, everyMs])
  return now
}
