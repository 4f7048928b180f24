import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Qty } from '@contract/money'
import { userAtom } from '@/lib/session/atoms'
import { openLoginAtom } from '@/lib/session/login-request'
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
  const openLogin = useSetAtom(openLoginAtom)
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

  const start = (qty: Qty) => {
    if (!user) return openLogin(listingCopy.loginFirst)
    if (listing?.firstPurchase) return setShowing({ tag: 'first', qty })
    void send(qty)
  }

  return { showing, start, send: (qty: Qty) => void send(qty), hide: () => setShowing({ tag: 'nothing' }) }
}
