import type { createStore } from 'jotai'
import { drawCartBadgeAtom, loadCartBadgeAtom } from '@/features/block-market/cart/badge'
import { cartCountAtom } from '@/features/block-market/cart/count'
import { sessionAtom } from '@/lib/session/atoms'

/** Keeps the badge of the market edition's cart right: at the start, when somebody else signs in, and when the cart changes. */
export function followCart(store: ReturnType<typeof createStore>): void {
  let token = store.get(sessionAtom).user?.token
  void store.set(loadCartBadgeAtom)
  store.sub(cartCountAtom, () => void store.set(drawCartBadgeAtom))
  store.sub(sessionAtom, () => {
    const now = store.get(sessionAtom).user?.token
    if (now === token) return
    token = now
    void store.set(loadCartBadgeAtom)
  })
}
