import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { typedFen } from '@/lib/forms/typed-number'
import { useForm } from '@/ui/form/use-form'
import { addWithdrawalAtom, loadWithdrawInfoAtom, withdrawInfoAtom } from './atoms'
import { addCopy } from './copy'
import { withdrawNumbers } from './rules/fee'
import { emptyWithdrawal, payeeOf, problemOf, withdrawFields } from './rules/fields'

/** The form of a withdrawal: typed values, payee, and sending with the payment password. */
export function useWithdraw(
  asked: { readonly way?: string | undefined; readonly amount: Fen | null },
  onDone: (amount: Fen) => void,
) {
  const state = useAtomValue(withdrawInfoAtom)
  const info = state.tag === 'ready' ? state.value : undefined
  const add = useSetAtom(addWithdrawalAtom)
  const load = useSetAtom(loadWithdrawInfoAtom)
  const [isChanging, setChanging] = useState(false)
  const initial = emptyWithdrawal(info, asked)
  const [way, setWay] = useState<typeof initial.way>()
  const shownWay = way ?? initial.way
  const known = info?.payees.find((payee) => payee.way === shownWay)
  const isNewPayee = known === undefined || isChanging
  const form = useForm({
    initial,
    version: info === undefined ? 0 : 1,
    fields: withdrawFields(shownWay, isNewPayee),
    onSubmit: async (values) => {
      const amount = typedFen(values.amount)
      if (amount === undefined) return undefined
      const what = addCopy.submit(yuanText(amount))
      const fee = info && withdrawNumbers(amount, info)?.fee
      const result = await add({ amount, fee, way: values.way, payee: payeeOf(values, isNewPayee), what })
      if (result?.ok) onDone(amount)
      else void load()
      return result
    },
  })
  const pickWay = (picked: typeof initial.way) => {
    setWay(picked)
    setChanging(false)
    form.field('way').onChange(picked)
  }
  const problem = info && problemOf(form.values.amount, info)
  return {
    form,
    known,
    isNewPayee,
    change: () => setChanging(true),
    pickWay,
    /** Why the amount cannot be withdrawn. */
    problem,
    /** The typed amount, when it can be withdrawn. */
    amount: problem === undefined ? typedFen(form.values.amount) : undefined,
  }
}
