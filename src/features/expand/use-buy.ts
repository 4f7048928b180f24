import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { slotLines, sumOf } from '@contract/expand/price'
import { isUncertain } from '@/lib/http/errors'
import type { Failure, Wish } from '@/lib/refusals/failure'
import { failureOf } from '@/lib/refusals/failure'
import type { ExpandInfo, SlotWish } from './atoms'
import { buySlotsAtom, isBuyingAtom, typeCountAtom, typedCountAtom } from './atoms'
import { refusedCopy } from './copy'
import type { Round } from './rules/bar'
import { typedCount } from './rules/prices'

/** The words of a failed purchase, as far as they differ from the common ones. Source: design §6 (errors); community §2. */
const buyWish: Wish = { thing: '扩容', doing: '下单', undone: '没有扣款', gone: 'reload', but: refusedCopy }

const sameWish = (one: SlotWish | undefined, other: SlotWish | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)

/** How many slots are chosen at first: one, if one can be bought. */
const firstCount = '1'

/** Choosing how many slots and reserving them; a lost answer is repeated as the same wish. `onBought` takes the number of the pay order. */
export function useBuy(round: Round, mine: ExpandInfo['mine'], onBought: (payNo: string) => void) {
  const { roundId, ver } = round
  const typedOf = useAtomValue(typedCountAtom)
  const setTypedOf = useSetAtom(typeCountAtom)
  const text = typedOf?.roundId === roundId ? typedOf.text : firstCount
  const setText = (next: string) => setTypedOf({ roundId, text: next })
  const [failure, setFailure] = useState<Failure>()
  const [unanswered, setUnanswered] = useState<SlotWish>()
  const isBusy = useAtomValue(isBuyingAtom)
  const send = useSetAtom(buySlotsAtom)
  const capacity = mine?.capacity ?? round.startCapacity
  const most = mine?.mayBuy ?? round.maxCapacity - capacity
  const typed = typedCount(text)
  const count = typed !== undefined && typed >= 1 && typed <= most ? typed : undefined
  const lines = count === undefined ? [] : (slotLines(round.tiers, capacity, count) ?? [])
  const amount = sumOf(lines)
  const blockId = mine?.blockId ?? 0
  const wish = count === undefined ? undefined : { blockId, roundId, ver, fromCapacity: capacity, count, amount }
  const buy = async () => {
    if (!wish) return
    const result = await send(wish)
    if (!result) return
    if (result.ok) {
      setUnanswered(undefined)
      setTypedOf(undefined)
      return onBought(result.value.payNo)
    }
    setUnanswered(isUncertain(result.error) ? wish : undefined)
    setFailure(failureOf(result.error, buyWish))
  }
  const step = (by: number) => {
    const next = (typed ?? 0) + by
    return next >= 1 && next <= most ? () => setText(String(next)) : undefined
  }
  return {
    text,
    count,
    most,
    lines,
    amount,
    capacity,
    failure,
    isBusy,
    isUnanswered: wish !== undefined && sameWish(unanswered, wish),
    type: setText,
    less: step(-1),
    more: step(1),
    buy: () => void buy(),
    hide: () => setFailure(undefined),
  }
}

export type SlotChoice = ReturnType<typeof useBuy>
