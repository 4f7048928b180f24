import { atom } from 'jotai'
import { minuteMs } from '@contract/durations'
import { deviceClock } from '@/platform/clock/clock'
import { userAtom } from '../atoms'

/** Whether the login popup is open, and the reason shown above it. */
export type LoginRequest = { readonly tag: 'closed' } | { readonly tag: 'open'; readonly why: string | null }

/** What an open login was asked for: the act, what the reader saw of it, until when it may follow, and for whom once that is known. */
interface LoginWish {
  readonly key: string
  readonly seen: string
  readonly until: number
  readonly userId?: number
}

/** So long after it was asked for an act still follows a login by itself, and so long after the login: later nobody expects it. */
const follows = { asked: 5 * minuteMs, signedIn: minuteMs / 2 } as const

const baseAtom = atom<LoginRequest>({ tag: 'closed' })
const baseWishAtom = atom<LoginWish | null>(null)

export const loginRequestAtom = atom((get) => get(baseAtom))
export const loginWishAtom = atom((get) => get(baseWishAtom))

/** Opens the login popup on the page that shows. `why` is a short sentence, for example 登录已失效，请重新登录. */
export const openLoginAtom = atom(null, (_get, set, why?: string) => set(baseAtom, { tag: 'open', why: why ?? null }))

/** Remembers what the login is asked for. */
export const wishAtom = atom(null, (_get, set, key: string, seen: string) =>
  set(baseWishAtom, { key, seen, until: deviceClock.now() + follows.asked }),
)

/** The act was done, or whoever asked for the login goes elsewhere after it. */
export const giveUpWishAtom = atom(null, (_get, set) => set(baseWishAtom, null))

/** Whether the wish is still this reader's: not somebody else's who signed in later, and not too long ago. */
export const mayFollow = ({ userId, until }: LoginWish, reader: number | undefined): boolean =>
  deviceClock.now() <= until && (userId === undefined || userId === reader)

/** Closes the popup. After a login the wish is that of who signed in, and follows soon or not at all. */
export const closeLoginAtom = atom(null, (get, set) => {
  set(baseAtom, { tag: 'closed' })
  const [wish, user] = [get(baseWishAtom), get(userAtom)]
  if (!wish || !user) return
  const until = Math.min(wish.until, deviceClock.now() + follows.signedIn)
  set(baseWishAtom, { ...wish, until, userId: user.userId })
})
