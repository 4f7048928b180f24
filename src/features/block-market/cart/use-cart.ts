import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Result } from '@contract/result'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import type { CallError } from '@/lib/http/errors'
import { failureText } from '@/lib/refusals/failure'
import { showToast } from '@/ui/toast/toast'
import { addToCartAtom, broughtAtom, clearInvalidAtom, loadCartAtom, takeOutAtom } from './atoms'
import { cartWish } from './copy'
import type { OpenLine } from './rules/lines'
import { leftAtFirst } from './rules/lines'

const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])

const none: ReadonlySet<number> = new Set()

/** What is done with a cart besides checking out: choosing, accepting a price, taking out. */
export function useCart(open: readonly OpenLine[]) {
  const load = useSetAtom(loadCartAtom)
  const add = useSetAtom(addToCartAtom)
  const takeOut = useSetAtom(takeOutAtom)
  const clear = useSetAtom(clearInvalidAtom)
  const brought = useAtomValue(broughtAtom)
  const [chosenLeft, setLeft] = useState<ReadonlySet<number>>()
  const left = chosenLeft ?? leftAtFirst(open, brought)
  const [isManaging, setManaging] = useState(false)
  const [removing, setRemoving] = useState(none)
  const { isBusy, run: alone } = useOneAtATime()
  const run = (work: () => Promise<Result<void, CallError>>) =>
    alone(async () => {
      const result = await work()
      if (!result.ok) showToast(failureText(result.error, cartWish))
      await load()
    })
  const manage = () => {
    setRemoving(none)
    setManaging(!isManaging)
  }
  return {
    /** What is not bought this time. */
    left,
    isManaging,
    removing,
    isBusy,
    load,
    manage,
    pick: (blockId: number) => setLeft(toggled(left, blockId)),
    pickAll: (lines: readonly OpenLine[], isAll: boolean) =>
      setLeft(isAll ? new Set(lines.map(({ blockId }) => blockId)) : none),
    mark: (blockId: number) => setRemoving(toggled(removing, blockId)),
    markAll: (blockIds: readonly number[]) => setRemoving(new Set(blockIds)),
    accept: ({ block }: OpenLine) => void run(() => add(block)),
    clear: () => void run(clear),
    remove: () =>
      void run(async () => {
        const result = await takeOut([...removing])
        if (result.ok) manage()
        return result
      }),
  }
}

export type CartUse = ReturnType<typeof useCart>
