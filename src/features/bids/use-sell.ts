import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { BuyView } from '@contract/endpoints/market/bids'
import type { Qty } from '@contract/money'
import type { Failure } from '@/lib/refusals/failure'
import { failureOf } from '@/lib/refusals/failure'
import { userAtom } from '@/lib/session/atoms'
import { useOnceSignedIn } from '@/lib/session/login/use-once-signed-in'
import type { SeenBid, Sold } from './atoms'
import { sellAtom } from './atoms'
import { sellCopy } from './copy'
import { bidAction, sellWish } from './rules/sell'

/** A sale that failed, with what is needed to ask for the same one again. */
export interface FailedSale {
  readonly failure: Failure
  readonly seen: SeenBid
  readonly qty: Qty
}

/**
 * The way from the button to an order: log in, sell, and what to say when it fails. `isFresh`: the bid is as the server shows it to this
 * reader.
 */
export function useSell(bid: BuyView, isFresh: boolean, onSold: (sold: Sold) => void) {
  const user = useAtomValue(userAtom)
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

  // Whose bid it turns out to be after a login, or who has no block, sells nothing.
  const wanted = useRef<Qty>()
  const begin = useOnceSignedIn(
    `sell ${bid.buyId}`,
    () => {
      const qty = wanted.current
      if (qty !== undefined && user?.blockNo !== 0 && bidAction(bid) === 'sell') void send(bid, qty)
    },
    isFresh,
    `${bid.price}`,
  )

  return {
    failed,
    start: (qty: Qty) => {
      wanted.current = qty
      begin(sellCopy.loginFirst)
    },
    /** Asks for the same sale again, under its number. */
    again: () => {
      if (failed) void send(failed.seen, failed.qty)
    },
    hide: () => setFailed(undefined),
  }
}
