import { useAtomValue, useSetAtom } from 'jotai'
import { userAtom } from '@/lib/session/atoms'
import { loadCartBadgeAtom } from '../cart/badge'
import { useCartBadge } from '../cart/use-cart-badge'
import { loadMarketAtom } from '../list/atoms'
import { loadOffersAtom, loadOwnAtom, ownAtom } from './atoms'

/** What the first tab of the market reads of it, and whether what stands above the rest is known. */
export function useMarketHome(areaId: number) {
  const user = useAtomValue(userAtom)
  const own = useAtomValue(ownAtom)
  const loads = [useSetAtom(loadMarketAtom), useSetAtom(loadOffersAtom)]
  const loadOwn = useSetAtom(loadOwnAtom)
  useCartBadge()
  return {
    load: () => Promise.all([...loads.map((one) => one(areaId)), loadOwn()]),
    loadBadge: useSetAtom(loadCartBadgeAtom),
    isAboveKnown: user === null || own.tag === 'ready' || own.tag === 'failed',
  }
}
