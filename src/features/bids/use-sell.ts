import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Qty } from '@contract/money'
import type { Failure } from '@/lib/refusals/failure'
import { failureOf } from '@/lib/refusals/failure'
import { userAtom } from '@/lib/session/atoms'
import { openLoginAtom } from '@/lib/session/login/request'
import type { SeenBid, Sold } from './atoms'
import { sellAtom } from './atoms'
import { sellCopy } from './copy'
import { sellWish } from './rules/sell'

/** A sale that failed, with what is needed to ask for the same one again. */
export interface FailedSale {
  readonly failure: Failure
  readonly seen: SeenBid
  readonly qty: Qty
}

/** The way from the button to an order: log in, sell, and what to say when it fails. */
export function useSell(onSold: (sold: Sold) => void) {
  const user = useAtomValue(userAtom)
  const openLogin = useSetAtom(openLoginAtom)
  const sell = useSetAtom(sellAtom)
  const [failed, setFailed] = useState<FailedSale>()

  const send = async (seen: SeenBid, qty: Qty) => {
    setFailed(undefined)
    const result = await sell(seen, qty)
    if (!result) return
    if (result.ok) return onSold(result.value)
    const failure = failureOf(result.error, sellWish(seen))
    if (failure) setFailed({ failure, seen, qty })
  }

  return {
    failed,
    start: (seen: SeenBid, qty: Qty) => (user ? void send(seen, qty) : openLogin(sellCopy.loginFirst)),
    /** Asks for the same sale again, under its number. */
    again: () => {
      if (failed) void send(failed.seen, failed.qty)
    },
    hide: () => setFailed(undefined),
  }
}
