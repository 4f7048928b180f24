import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { failureText } from '@/lib/refusals/failure'
import { showToast } from '@/ui/toast/toast'
import { addToCartAtom, isInCartAtom, takeOutAtom } from './atoms'
import { cartCopy, cartWish } from './copy'
import type { SeenBlock } from './guest-cart'

/** 加购物车: what a list or a block's page needs of the cart. A second press takes the block out again. */
export function useAddToCart() {
  const isIn = useAtomValue(isInCartAtom)
  const add = useSetAtom(addToCartAtom)
  const takeOut = useSetAtom(takeOutAtom)
  const [busyId, setBusyId] = useState(0)
  const toggle = async (block: SeenBlock & { readonly inCart: boolean }) => {
    if (busyId !== 0) return
    const wasIn = isIn(block)
    setBusyId(block.blockId)
    const result = await (wasIn ? takeOut([block.blockId]) : add(block))
    setBusyId(0)
    if (!result.ok) showToast(failureText(result.error, cartWish))
    else showToast(wasIn ? cartCopy.takenOut : cartCopy.added)
  }
  return { isIn, busyId, toggle: (block: Parameters<typeof toggle>[0]) => void toggle(block) }
}
