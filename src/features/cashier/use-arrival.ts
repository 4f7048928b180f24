import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Payable } from '@/lib/pay/payable'
import { usePolled } from '@/platform/timers/use-polled'
import type { Arrival } from './paid-atoms'
import { arrivalAtom } from './paid-atoms'

/** From an answer to the next question, while money usually comes. */
const soonMs = 3_000
/** How long it usually takes. */
const usualMs = 30_000
/** From an answer to the next question after that. */
const laterMs = 15_000

/**
 * Whether the money of something unpaid may still come. While it may and the page is shown, it is asked again, one question at a time;
 * `onEnded` follows whenever the answer is that it was paid or closed.
 */
export function useArrival({ payNo, state }: Payable, onEnded: () => void): Arrival | undefined {
  const ask = useSetAtom(arrivalAtom)
  const [known, setKnown] = useState<{ readonly payNo: string; readonly arrival: Arrival }>()
  const arrival = known?.payNo === payNo ? known.arrival : undefined
  const isPending = state === 'unpaid' && arrival !== 'unpaid'
  usePolled({
    key: isPending ? payNo : undefined,
    ask: () => ask(payNo),
    onAnswer: (found) => {
      // Without an answer it stays as it was known.
      if (found) setKnown({ payNo, arrival: found })
      if (found === 'ended') onEnded()
    },
    delayMs: (waitedMs) => (waitedMs < usualMs ? soonMs : laterMs),
  })
  return arrival
}
