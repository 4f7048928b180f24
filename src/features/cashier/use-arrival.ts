import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { Payable } from '@/lib/pay/payable'
import { useWhileShown } from '@/platform/page/use-while-shown'
import type { Arrival } from './paid-atoms'
import { arrivalAtom } from './paid-atoms'

/** How often the money is asked for while the page waits for it. */
const askAgainMs = 3_000

/** Whether the money of something unpaid may still come, asked again and again; `onEnded` follows once it is paid or closed. */
export function useArrival({ payNo, state }: Payable, onEnded: () => void): Arrival | undefined {
  const ask = useSetAtom(arrivalAtom)
  const [arrival, setArrival] = useState<Arrival>()
  const latest = useRef(onEnded)
  useEffect(() => {
    latest.current = onEnded
  })
  const askOnce = () => {
    if (state !== 'unpaid') return
    void ask(payNo).then((found) => {
      // Without an answer it stays as it was known.
      if (found) setArrival(found)
      if (found === 'ended') latest.current()
    })
  }
  useEffect(askOnce, [ask, payNo, state])
  useWhileShown(askAgainMs, askOnce)
  return arrival
}
