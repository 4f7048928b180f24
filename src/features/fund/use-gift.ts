import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Fen } from '@contract/money'
import { isUncertain } from '@/lib/http/errors'
import { useForm } from '@/ui/form/use-form'
import type { FundInfo, Gift, GiftWish } from './atoms'
import { giveAtom } from './atoms'
import { giftCopy } from './copy'
import { firstPreset, giftAmount, giftProblem } from './rules/gift'

const sameWish = (one: GiftWish | undefined, other: GiftWish | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)

/** The form of a gift: a preset or an amount that is typed, words, and whose it is; a lost answer is repeated as the same wish. */
export function useGift({ areaId, mine }: Pick<FundInfo, 'areaId' | 'mine'>, onMade: (gift: Gift) => void) {
  const give = useSetAtom(giveAtom)
  const [preset, setPreset] = useState<Fen>(firstPreset)
  const [anonymous, setAnonymous] = useState(false)
  const [unanswered, setUnanswered] = useState<GiftWish>()
  const form = useForm({
    initial: { amount: '', memo: '' },
    fields: {
      amount: { label: giftCopy.other, rules: [] },
      memo: { label: giftCopy.memo, rules: [] },
    },
    onSubmit: async () => {
      if (!wish) return undefined
      const result = await give(wish)
      setUnanswered(!result.ok && isUncertain(result.error) ? wish : undefined)
      if (result.ok) onMade(result.value)
      return result
    },
  })
  const { amount: typed, memo } = form.values
  const amount = giftAmount(typed, preset)
  const problem = giftProblem(amount, mine)
  const wish =
    amount === undefined || problem !== undefined ? undefined : { areaId, amount, memo: memo.trim(), anonymous }
  return {
    form,
    amount,
    problem,
    anonymous,
    setAnonymous,
    /** The preset that is chosen; none while an amount is typed. */
    preset: typed.trim() === '' ? preset : undefined,
    isUnanswered: wish !== undefined && sameWish(unanswered, wish),
    pick: (chosen: Fen) => {
      setPreset(chosen)
      form.field('amount').onChange('')
    },
  }
}

export type GiftForm = ReturnType<typeof useGift>
