import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { Qty } from '@contract/money'
import { userAtom } from '@/lib/session/atoms'
import { useOnceSignedIn } from '@/lib/session/login/use-once-signed-in'
import type { Failure } from '@/lib/refusals/failure'
import { failureOf } from '@/lib/refusals/failure'
import { listingCopy } from './listing-copy'
import type { Listing, Taken } from './listing-atoms'
import { takeAtom } from './listing-atoms'
import { takeWish } from './rules/take'

/** The popup over the listing page. */
export type TakeShowing =
  | { readonly tag: 'nothing' }
  | { readonly tag: 'first'; readonly qty: Qty }
  | { readonly tag: 'failure'; readonly failure: Failure; readonly qty: Qty }

/**
 * The course from the button to an order: log in, the first-purchase reminder, taking, and what to say when it fails. Without a listing
 * nothing is taken.
 */
export function useTake(listing: Listing | undefined, onTaken: (taken: Taken) => void) {
  const user = useAtomValue(userAtom)
  const take = useSetAtom(takeAtom)
  const [showing, setShowing] = useState<TakeShowing>({ tag: 'nothing' })

  const send = async (qty: Qty) => {
    if (!listing) return
    setShowing({ tag: 'nothing' })
    const result = await take(listing, qty)
    if (!result) return
    if (result.ok) return onTaken(result.value)
    const failure = failureOf(result.error, takeWish(listing))
    if (failure) setShowing({ tag: 'failure', failure, qty })
  }

  // After a login the listing comes anew, with what is told before the first purchase; who turns out to own it or to have no block stops.
  const wanted = useRef<Pick<Listing, 'price'> & { readonly qty: Qty }>()
  const begin = useOnceSignedIn(
    `take ${listing?.saleId ?? ''}`,
    () => {
      const { qty, price } = wanted.current ?? {}
      wanted.current = undefined
      // Another price than the one that was tapped is read first.
      if (!listing || qty === undefined || listing.price !== price || listing.mine || user?.blockNo === 0) return
      if (listing.firstPurchase) setShowing({ tag: 'first', qty })
      else void send(qty)
    },
    listing !== undefined,
  )
  const start = (qty: Qty) => {
    if (!listing) return
    wanted.current = { qty, price: listing.price }
    begin(listingCopy.loginFirst)
  }

  return { showing, start, send: (qty: Qty) => void send(qty), hide: () => setShowing({ tag: 'nothing' }) }
}
