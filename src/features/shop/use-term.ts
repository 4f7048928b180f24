import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { isUncertain } from '@/lib/http/errors'
import type { Failure, Wish } from '@/lib/refusals/failure'
import { failureOf } from '@/lib/refusals/failure'
import type { TermWish } from './atoms'
import { isBusyAtom, orderTermAtom } from './atoms'
import { payRefusedCopy } from './copy'

/** The words of a term that was not ordered, as far as they differ from the common ones. Source: design §6 (errors); community §5. */
const termWish: Wish = { thing: '商铺', doing: '下单', undone: '没有扣款', gone: 'reload', but: payRefusedCopy }

/**
 * Ordering a term; a lost answer is repeated as the same wish. `onOrdered` takes the number of the pay order. `onNewFee`: the level costs
 * something else now.
 */
export function useTerm(onOrdered: (payNo: string) => void, onNewFee?: () => void) {
  const [failure, setFailure] = useState<Failure>()
  const [isUnanswered, setUnanswered] = useState(false)
  const isBusy = useAtomValue(isBusyAtom)
  const send = useSetAtom(orderTermAtom)
  const order = async (wish: TermWish) => {
    const result = await send(wish)
    if (!result) return
    setUnanswered(!result.ok && isUncertain(result.error))
    if (result.ok) return onOrdered(result.value.payNo)
    const { error } = result
    const isDearer = error.kind === 'refused' && error.reason === 'PRICE_CHANGED'
    if (isDearer) onNewFee?.()
    const told = failureOf(error, termWish)
    // The server names what is full, too late or too early, and until when.
    const isNamed =
      error.kind === 'refused' && (error.reason === 'LIMIT' || error.reason === 'CLOSED') && error.msg !== ''
    if (told && isDearer && error.msg !== '')
      setFailure({ ...told, text: `${error.msg}，${termWish.undone}`, step: 'close' })
    else setFailure(told && isNamed ? { ...told, text: `${error.msg}，${termWish.undone}`, step: 'reload' } : told)
  }
  return {
    order: (wish: TermWish) => void order(wish),
    failure,
    isBusy,
    isUnanswered,
    hide: () => setFailure(undefined),
  }
}
