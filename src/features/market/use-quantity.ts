import type { Qty } from '@contract/money'
import { qty } from '@contract/money'
import type { FormRule } from '@/lib/forms/rule'
import { typedQty } from '@/lib/forms/typed-number'
import type { FieldBinding } from '@/ui/form/binding'
import { useForm } from '@/ui/form/use-form'
import { listingCopy } from './copy'
import type { QtyLimits, QtyProblem } from './quantity'
import { firstQty, fullQtyText, qtyProblem, stepQty } from './quantity'

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

/** What a typed quantity must be for a listing. */
function rulesOf(limits: QtyLimits): readonly FormRule[] {
  const check = (typed: string) => {
    const problem = qtyProblem(typedQty(typed), limits)
    return problem === undefined || listingCopy.problem[problem]
  }
  return [
    { required: true, errorMessage: listingCopy.problem.unreadable },
    { validateFunction: (_rule, typed) => check(String(typed)) },
  ]
}

/** The quantity that is typed or stepped; it keeps what was typed until it is stepped. */
export function useQuantity(limits: QtyLimits, onTake: (value: Qty) => void): QuantityForm {
  const form = useForm({
    initial: { qty: fullQtyText(firstQty(limits)) },
    fields: { qty: { label: listingCopy.qty, rules: rulesOf(limits) } },
    trigger: 'change',
    onSubmit: async (values) => {
      const wanted = typedQty(values.qty)
      if (wanted !== undefined) onTake(wanted)
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
