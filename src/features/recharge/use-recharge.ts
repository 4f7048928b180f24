import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Fen } from '@contract/money'
import type { RechargeView } from '@contract/endpoints/money/recharge'
import { typedFen } from '@/lib/forms/typed-number'
import { yuanText } from '@/lib/format/yuan'
import { useForm } from '@/ui/form/use-form'
import { firstPreset, problemOf } from './rules/amounts'
import { addRechargeAtom, rechargeInfoAtom } from './atoms'
import { copy } from './copy'

/** The form of a recharge: a preset, or an amount that is typed, and making it. */
export function useRecharge(onDone: (made: RechargeView) => void) {
  const state = useAtomValue(rechargeInfoAtom)
  const info = state.tag === 'ready' ? state.value : undefined
  const add = useSetAtom(addRechargeAtom)
  const [picked, setPicked] = useState<Fen>()
  const form = useForm({
    initial: { amount: '' },
    fields: { amount: { label: copy.other, rules: [] } },
    onSubmit: async () => {
      if (amount === undefined) return undefined
      const result = await add(amount)
      if (result.ok) onDone(result.value)
      return result
    },
  })
  const typed = form.values.amount
  const preset = typed.trim() === '' ? (picked ?? (info && firstPreset(info))) : undefined
  const amount = preset ?? typedFen(typed)
  return {
    form,
    /** The preset that is chosen; none while an amount is typed. */
    preset,
    amount,
    /** Why it cannot be recharged. */
    problem: info && problemOf(preset === undefined ? typed : yuanText(preset), info),
    pick: (chosen: Fen) => {
      setPicked(chosen)
      form.field('amount').onChange('')
    },
  }
}
