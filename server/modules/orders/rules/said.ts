import type { Carrier } from '@contract/orders/carriers'
import { isTrackingNo } from '@contract/orders/carriers'
import { deliverWords } from '@contract/orders/deliver-words'
import { isPartOf } from '@contract/orders/split'
import type { Transition } from '@contract/orders/transitions'
import type { Fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'

/** Said of an amount that is not a part of an order's. */
export const notAPart = '要大于 0，小于订单金额'

interface Said {
  readonly amount?: Fen
  readonly text?: string
  readonly carrier?: Carrier | undefined
  readonly trackingNo?: string | undefined
}

interface Facts {
  readonly amount: number
  readonly delivery: 'online' | 'meet' | 'post'
}

/**
 * Why what comes with an act does not fit this order, if so. Refusal: FORM (`amount`: both must get something; `carrier`, `trackingNo`: a
 * posted order needs both, and no other has them; `text`: any other delivery needs words).
 */
export function saidRefusal({ act }: Transition, order: Facts, said: Said): Refusal | undefined {
  if (act === 'deliver') return deliveryRefusal(order, said)
  if (act !== 'refundPart' || isPartOf(said.amount, order.amount)) return undefined
  return refusal('FORM', { fields: { amount: notAPart } })
}

function deliveryRefusal({ delivery }: Facts, { text = '', carrier, trackingNo }: Said): Refusal | undefined {
  const formRefusal = (fields: Readonly<Record<string, string>>) => refusal('FORM', { fields })
  if (delivery !== 'post') {
    if (carrier !== undefined || trackingNo !== undefined) return formRefusal({ trackingNo: deliverWords.notPosted })
    return text === '' ? formRefusal({ text: deliverWords.text }) : undefined
  }
  if (carrier === undefined) return formRefusal({ carrier: deliverWords.carrier })
  return isTrackingNo(carrier, trackingNo ?? '') ? undefined : formRefusal({ trackingNo: deliverWords.trackingNo })
}
