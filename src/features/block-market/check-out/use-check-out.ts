import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { CallError } from '@/lib/http/errors'
import { asksForMobile } from '@/lib/refusals/bind-first'
import type { Failure } from '@/lib/refusals/failure'
import { failureOf } from '@/lib/refusals/failure'
import { goTo } from '@/lib/routes/go'
import { checkOutAtom, isCheckingOutAtom } from './atoms'
import { bindFirst, checkOutWish } from './copy'
import type { MovedLine, WishedBlock } from './rules/moved'
import { movedLines } from './rules/moved'

const failureFor = (error: CallError): Failure | undefined =>
  asksForMobile(error) ? bindFirst : failureOf(error, checkOutWish)

/** 结算, from a cart or a block's page: to the cashier, or why not. `onMoved` loads again what is shown. */
export function useCheckOut(onMoved: () => void) {
  const send = useSetAtom(checkOutAtom)
  const isBusy = useAtomValue(isCheckingOutAtom)
  const [moved, setMoved] = useState<readonly MovedLine[]>()
  const [failure, setFailure] = useState<Failure>()
  const [last, setLast] = useState<readonly WishedBlock[]>([])
  const checkOut = async (blocks: readonly WishedBlock[]) => {
    setLast(blocks)
    const result = await send(blocks.map(({ blockId, ver, price }) => ({ blockId, ver, price })))
    if (!result) return
    setMoved(undefined)
    if (result.ok) return goTo('pay', { payNo: result.value.payNo })
    const lines = movedLines(result.error, blocks)
    setMoved(lines)
    if (lines) onMoved()
    else setFailure(failureFor(result.error))
  }
  return {
    isBusy,
    moved,
    failure,
    checkOut: (blocks: readonly WishedBlock[]) => void checkOut(blocks),
    again: () => void checkOut(last),
    closeMoved: () => setMoved(undefined),
    hide: () => setFailure(undefined),
  }
}

export type CheckOut = ReturnType<typeof useCheckOut>
