import type { Qty } from '@contract/money'
import { qty } from '@contract/money'
import type { FormRule } from '@/lib/forms/rule'
import { typedQty } from '@/lib/forms/typed-number'
import type { QtyLimits, QtyProblem } from '@/lib/quantity/quantity'
import { firstQty, fullQtyText, qtyProblem, stepQty } from '@/lib/quantity/quantity'
import { quantityWords } from '@/lib/quantity/words'
import type { FieldBinding } from '../form/binding'
import { useForm } from '../form/use-form'

export interface QuantityForm {
  readonly field: FieldBinding<string>
  /** Undefined while what is typed is no quantity. */
  readonly value: Qty | undefined
  readonly problem: QtyProblem | undefined
  /** Missing at the end of the range. */
  readonly onLess: (() => void) | undefined
  readonly onMore: (() => void) | undefined
  readonly submit: () => void
}

/** What a typed quantity must be. */
function rulesOf(limits: QtyLimits): readonly FormRule[] {
  const check = (typed: string) => {
    const problem = qtyProblem(typedQty(typed), limits)
    return problem === undefined || quantityWords.problem[problem]
  }
  return [
    { required: true, errorMessage: quantityWords.problem.unreadable },
    { validateFunction: (_rule, typed) => check(String(typed)) },
  ]
}

/** The quantity that is typed or stepped; it keeps what was typed until it is stepped. */
export function useQuantity(limits: QtyLimits, onSubmit: (value: Qty) => void): QuantityForm {
  const form = useForm({
    initial: { qty: fullQtyText(firstQty(limits)) },
    fields: { qty: { label: quantityWords.label, rules: rulesOf(limits) } },
    trigger: 'change',
    onSubmit: async (values) => {
      const wanted = typedQty(values.qty)
      if (wanted !== undefined) onSubmit(wanted)
      return undefined
    },
  })
  const field = form.field('qty')
  const value = typedQty(field.value)
  const from = value ?? qty(0)
  const stepTo = (direction: 1 | -1) => {
    const next = stepQty(from, direction, limits)
    return next === from ? undefined : () => field.onChange(fullQtyText(next))
  }
  const problem = qtyProblem(value, limits)
  return { field, value, problem, onLess: stepTo(-1), onMore: stepTo(1), submit: form.submit }
}
