import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { Payable } from '@/lib/pay/payable'
import { useIsShown } from '@/platform/page/use-is-shown'
import type { StopTimer } from '@/platform/timers/timers'
import { timers } from '@/platform/timers/timers'
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
  const isShown = useIsShown()
  const [known, setKnown] = useState<{ readonly payNo: string; readonly arrival: Arrival }>()
  const arrival = known?.payNo === payNo ? known.arrival : undefined
  const isPending = state === 'unpaid' && arrival !== 'unpaid'
  const latest = useRef(onEnded)
  useEffect(() => {
    latest.current = onEnded
  })
  useEffect(() => {
    if (!isShown || !isPending) return undefined
    let isOver = false
    let waitedMs = 0
    let stop: StopTimer = () => undefined
    const askOn = async () => {
      const found = await ask(payNo)
      if (isOver) return
      // Without an answer it stays as it was known.
      if (found) setKnown({ payNo, arrival: found })
      if (found === 'ended') latest.current()
      const delayMs = waitedMs < usualMs ? soonMs : laterMs
      waitedMs += delayMs
      stop = timers.after(delayMs, () => void askOn())
    }
    void askOn()
    return () => {
      isOver = true
      stop()
    }
  }, [ask, payNo, isShown, isPending])
  return arrival
}
