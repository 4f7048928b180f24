import { atom } from 'jotai'
import { minuteMs } from '@contract/durations'
import { deviceClock } from '@/platform/clock/clock'
import { userAtom } from '../atoms'

/** Whether the login popup is open, the reason shown above it, and whether the reader is buying a block. */
export type LoginRequest =
  { readonly tag: 'closed' } | { readonly tag: 'open'; readonly why: string | null; readonly isForBlock?: boolean }

/** What an open login was asked for: the act, what the reader saw of it, and until when it may follow. */
interface LoginWish {
  readonly key: string
  readonly seen: string
  readonly until: number
}

/** So long after it was asked for an act still follows a login, and so long after the login: later nobody expects it. */
const askedMs = 5 * minuteMs
const signedInMs = minuteMs / 2

const baseAtom = atom<LoginRequest>({ tag: 'closed' })
const baseWishAtom = atom<LoginWish | null>(null)

export const loginRequestAtom = atom((get) => get(baseAtom))
export const loginWishAtom = atom((get) => get(baseWishAtom))

/** Opens the login popup on the page that shows. `why` is a short sentence, for example 登录已失效，请重新登录. */
export const openLoginAtom = atom(null, (_get, set, why?: string) => set(baseAtom, { tag: 'open', why: why ?? null }))

/** Opens it for who is about to buy a block: they need none to sign in. */
export const openLoginForBlockAtom = atom(null, (_get, set) =>
  set(baseAtom, { tag: 'open', why: null, isForBlock: true }),
)

/** Remembers what the login is asked for. */
export const wishAtom = atom(null, (_get, set, key: string, seen: string) =>
  set(baseWishAtom, { key, seen, until: deviceClock.now() + askedMs }),
)

/** The act was done, or whoever asked for the login goes elsewhere after it. */
export const giveUpWishAtom = atom(null, (_get, set) => set(baseWishAtom, null))

/** Closes the popup. After a login what it was asked for follows soon, or not at all. */
export const closeLoginAtom = atom(null, (get, set) => {
  set(baseAtom, { tag: 'closed' })
  const wish = get(baseWishAtom)
  if (wish && get(userAtom)) set(baseWishAtom, { ...wish, until: deviceClock.now() + signedInMs })
})
