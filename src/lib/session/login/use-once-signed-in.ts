import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { minuteMs } from '@contract/durations'
import { deviceClock } from '@/platform/clock/clock'
import { userAtom } from '../atoms'
import { loginRequestAtom, openLoginAtom } from './request'

/** So long after it was asked for an act still follows a login by itself: later nobody expects it. */
const wishMs = 5 * minuteMs

/** What the open login was asked for. Kept apart from the page, which may be drawn anew for who is signed in then. */
const wishAtom = atom<{ readonly key: string; readonly seen: string; readonly until: number } | null>(null)

/** Whoever asked for a login goes elsewhere after it. */
export const giveUpWishAtom = atom(null, (_get, set) => set(wishAtom, null))

/**
 * Does what a key promises (登录后购买) once the reader is signed in: at once, or right after the login that it asks for. `key` names the act;
 * what the page then says of the reader comes first: it waits for `isReady`. Who gives up the login gives up the act, and so does who sees
 * something else after it than what was `seen`, such as another price. `why` stands above the popup.
 */
export function useOnceSignedIn(
  key: string,
  act: (isAfterLogin: boolean) => void,
  isReady = true,
  seen = '',
): (why?: string) => void {
  const isGuest = useAtomValue(userAtom) === null
  const isOpen = useAtomValue(loginRequestAtom).tag === 'open'
  const [wish, setWish] = useAtom(wishAtom)
  const openLogin = useSetAtom(openLoginAtom)
  const isOver = wish?.key === key && (isGuest ? !isOpen : isReady)
  useEffect(() => {
    if (!isOver || !wish) return
    setWish(null)
    if (!isGuest && wish.seen === seen && deviceClock.now() <= wish.until) act(true)
  })
  return (why) => {
    if (!isGuest) return act(false)
    openLogin(why)
    setWish({ key, seen, until: deviceClock.now() + wishMs })
  }
}
