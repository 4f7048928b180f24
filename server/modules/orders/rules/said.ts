import type { Carrier } from '@contract/orders/carriers'
import { isTrackingNo } from '@contract/orders/carriers'
import { deliverWords } from '@contract/orders/deliver-words'
import type { Transition } from '@contract/orders/transitions'
import { refundSplit } from '@contract/orders/split'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
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
 * posted order needs both, unless an older app sends words alone, and no other has them; `text`: any other delivery needs words).
 */
export function saidFault({ act }: Transition, order: Facts, said: Said): Refusal | undefined {
  if (act === 'deliver') return deliveryFault(order, said)
  if (act !== 'refundPart' || refundSplit(fen(order.amount), said.amount)) return undefined
  return refusal('FORM', { fields: { amount: notAPart } })
}

function deliveryFault({ delivery }: Facts, { text = '', carrier, trackingNo }: Said): Refusal | undefined {
  const fault = (fields: Readonly<Record<string, string>>) => refusal('FORM', { fields })
  if (delivery !== 'post') {
    if (carrier !== undefined || trackingNo !== undefined) return fault({ trackingNo: deliverWords.notPosted })
    return text === '' ? fault({ text: deliverWords.text }) : undefined
  }
  // Apps of before parcels only send words: then none is followed.
  if (carrier === undefined && trackingNo === undefined && text !== '') return undefined
  if (carrier === undefined) return fault({ carrier: deliverWords.carrier })
  return isTrackingNo(carrier, trackingNo ?? '') ? undefined : fault({ trackingNo: deliverWords.trackingNo })
}
