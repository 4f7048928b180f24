import { useAtomValue, useSetAtom } from 'jotai'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { RechargeView } from '@contract/endpoints/recharge'
import { typedFen } from '@/lib/forms/typed-number'
import { yuanText } from '@/lib/format/yuan'
import { useForm } from '@/ui/form/use-form'
import { rechargeRules } from './amounts'
import { addRechargeAtom, rechargeInfoAtom } from './atoms'
import { copy } from './copy'

const none = { min: fen(1), max: fen(0), dayLeft: fen(0), dayLimit: fen(0) }

/** The form of a recharge: the amount, chosen or typed, and making it. */
export function useRecharge(onDone: (made: RechargeView) => void) {
  const state = useAtomValue(rechargeInfoAtom)
  const info = state.tag === 'ready' ? state.value : undefined
  const add = useSetAtom(addRechargeAtom)
  const form = useForm({
    initial: { amount: '' },
    fields: { amount: { label: copy.other, rules: rechargeRules(info ?? none) } },
    trigger: 'change',
    onSubmit: async (values) => {
      const amount = typedFen(values.amount)
      if (amount === undefined) return undefined
      const result = await add(amount)
      if (result.ok) onDone(result.value)
      return result
    },
  })
  return {
    form,
    amount: typedFen(form.values.amount),
    pick: (amount: Fen) => form.field('amount').onChange(yuanText(amount).replaceAll(',', '')),
  }
}
