import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { deviceClock } from '@/platform/clock/clock'
import { userAtom } from '../atoms'
import {
  giveUpWishAtom,
  loginRequestAtom,
  loginWishAtom,
  openLoginAtom,
  openLoginForBlockAtom,
  wishAtom,
} from './request'

/**
 * Does what a key promises (登录后购买) once the reader is signed in: at once, or right after the login that it asks for. `key` names the act;
 * what the page then says of the reader comes first: it waits for `isReady`. Who gives up the login gives up the act, and so does who sees
 * something else after it than what was `seen`, such as another price. `why` stands above the popup;
 * `buysBlock` says that the act buys a block.
 */
export function useOnceSignedIn(
  key: string,
  act: (isAfterLogin: boolean) => void,
  isReady = true,
  seen = '',
  buysBlock = false,
): (why?: string) => void {
  const user = useAtomValue(userAtom)
  const isOpen = useAtomValue(loginRequestAtom).tag === 'open'
  const wish = useAtomValue(loginWishAtom)
  const giveUp = useSetAtom(giveUpWishAtom)
  const openLogin = useSetAtom(openLoginAtom)
  const openForBlock = useSetAtom(openLoginForBlockAtom)
  const setWish = useSetAtom(wishAtom)
  const isOver = wish?.key === key && (user ? isReady : !isOpen)
  useEffect(() => {
    if (!isOver || !wish) return
    giveUp()
    if (user && wish.seen === seen && deviceClock.now() <= wish.until) act(true)
  })
  return (why) => {
    if (user) return act(false)
    if (buysBlock) openForBlock()
    else openLogin(why)
    setWish(key, seen)
  }
}
