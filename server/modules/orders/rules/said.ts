import type { Transition } from '@contract/orders/transitions'
import { refundSplit } from '@contract/orders/split'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'

/** Said of an amount that is not a part of an order's. */
export const notAPart = '要大于 0，小于订单金额'

/** Why what comes with an act does not fit this order, if so. Refusal: FORM (`amount`: both must get something). */
export function saidFault(
  { act }: Transition,
  { amount }: { readonly amount: number },
  said: { readonly amount?: Fen },
): Refusal | undefined {
  if (act !== 'refundPart' || refundSplit(fen(amount), said.amount)) return undefined
  return refusal('FORM', { fields: { amount: notAPart } })
}
