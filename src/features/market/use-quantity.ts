import { useState } from 'react'
import type { Qty } from '@contract/money'
import { qty } from '@contract/money'
import type { QtyLimits, QtyProblem } from './quantity'
import { firstQty, fullQtyText, parseQty, qtyProblem, stepQty } from './quantity'

export interface QuantityForm {
  readonly text: string
  /** Undefined while what is typed is no quantity. */
  readonly value: Qty | undefined
  readonly problem: QtyProblem | undefined
  readonly onChange: (text: string) => void
  /** Missing at the end of the range. */
  readonly onLess: (() => void) | undefined
  readonly onMore: (() => void) | undefined
}

/** The quantity that is typed or stepped; it keeps what was typed until it is stepped. */
export function useQuantity(limits: QtyLimits): QuantityForm {
  const [text, setText] = useState(() => fullQtyText(firstQty(limits)))
  const value = parseQty(text)
  const from = value ?? qty(0)
  const stepTo = (direction: 1 | -1) => {
    const next = stepQty(from, direction, limits)
    return next === from ? undefined : () => setText(fullQtyText(next))
  }
  return { text, value, problem: qtyProblem(value, limits), onChange: setText, onLess: stepTo(-1), onMore: stepTo(1) }
}
