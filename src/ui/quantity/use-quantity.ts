import { largest } from '@contract/largest'
import type { Qty } from '@contract/money'
import { qty } from '@contract/money'
import type { FormRule } from '@/lib/forms/rule'
import { typedQty } from '@/lib/forms/typed-number'
import { typedQtyText } from '@/lib/format/qty'
import type { UnitLimits } from '@/lib/quantity/quantity'
import { firstQty, qtyProblem, stepQty } from '@/lib/quantity/quantity'
import { problemText, quantityWords } from '@/lib/quantity/words'
import type { FieldBinding } from '../form/binding'
import { useForm } from '../form/use-form'

export interface QuantityForm {
  readonly limits: UnitLimits
  readonly field: FieldBinding<string>
  /** Undefined while the typed text is not a quantity, or more than the largest allowed, so that the total stays a safe amount of fen. */
  readonly value: Qty | undefined
  /** What is wrong with it, in words. */
  readonly problem: string | undefined
  /** Missing at the end of the range. */
  readonly onLess: (() => void) | undefined
  readonly onMore: (() => void) | undefined
  readonly onPick: (quantity: Qty) => void
  readonly submit: () => void
}

const problemOf = (value: Qty | undefined, limits: UnitLimits): string | undefined => {
  const problem = qtyProblem(value, limits)
  return problem && problemText(problem, limits)
}

/** The limits of a typed quantity. */
const rulesOf = (limits: UnitLimits): readonly FormRule[] => [
  { required: true, errorMessage: problemText('unreadable', limits) },
  { validateFunction: (_rule, typed) => problemOf(typedQty(String(typed)), limits) ?? true },
]

/**
 * The quantity that is typed, stepped or picked; typed text stays as it is until then. `version` identifies the limits: with another one
 * it starts over, unless something was typed.
 */
export function useQuantity(limits: UnitLimits, onSubmit: (value: Qty) => void, version?: number): QuantityForm {
  const form = useForm({
    initial: { qty: typedQtyText(firstQty(limits)) },
    ...(version !== undefined && { version }),
    fields: { qty: { label: quantityWords.label, rules: rulesOf(limits) } },
    trigger: 'change',
    onSubmit: async (values) => {
      const wanted = typedQty(values.qty)
      if (wanted !== undefined) onSubmit(wanted)
      return undefined
    },
  })
  const field = form.field('qty')
  const typed = typedQty(field.value)
  const from = typed ?? qty(0)
  const onPick = (quantity: Qty) => field.onChange(typedQtyText(quantity))
  const stepTo = (direction: 1 | -1) => {
    const next = stepQty(from, direction, limits)
    return next === from ? undefined : () => onPick(next)
  }
  const problem = problemOf(typed, limits)
  const value = typed !== undefined && typed > largest.qty ? undefined : typed
  return { limits, field, value, problem, onLess: stepTo(-1), onMore: stepTo(1), onPick, submit: form.submit }
}
