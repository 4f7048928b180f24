import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { userAtom } from '@/lib/session/atoms'
import { tabBar } from '@/platform/tab-bar/tab-bar'
import { mergeCartAtom } from './atoms'
import { cartCountAtom } from './count'

/** The place of the cart among the tabs of the market edition. Source: specification §2 (the cart tab is index 2). */
const cartTab = 2

/** Writes the stored count on the cart's tab, when somebody is signed in; removes it at zero. Source: specification §2. */
export const drawCartBadgeAtom = atom(null, async (get) => {
  const count = get(userAtom) === null ? 0 : get(cartCountAtom)
  await tabBar.setBadge(cartTab, count > 0 ? String(count) : null)
})

/** The same after the server was asked for the count, with a guest's cart taken over first. */
export const loadCartBadgeAtom = atom(null, async (get, set) => {
  await set(drawCartBadgeAtom)
  const user = get(userAtom)
  if (user === null) return
  await set(mergeCartAtom)
  const answer = await get(apiAtom).form('/block/getTotal', {}, { quiet: true })
  if (!answer.ok || get(userAtom)?.token !== user.token) return
  set(cartCountAtom, answer.value.count)
  await set(drawCartBadgeAtom)
})
