import { hourMs } from '@contract/durations'
import type { Carrier } from '@contract/orders/carriers'
import { qtyScale } from '@contract/money'
import type { OrderState } from '@contract/orders/transitions'
import type { Logistics, ShippedParcel } from '../../../../wechat/shipping'
import { isNamedParcel, mostParcels } from '../../../../wechat/shipping'

/** An order that a payment pays for, as far as its dispatch goes. */
export interface SentOrder {
  readonly title: string
  readonly qty: number
  readonly unit: string
  readonly delivery: 'online' | 'meet' | 'post'
  readonly state: OrderState
  /** Its seller has delivered it, whatever became of it. */
  readonly isDelivered: boolean
  readonly carrier: Carrier | null
  readonly trackingNo: string | null
  readonly mobile: string | null
  readonly signedAt: number | null
}

/** What is told of a payment. */
export interface Sent {
  readonly logistics: Logistics
  readonly parcels: readonly ShippedParcel[]
}

/** The longest text of what is sent. Source: WeChat, `uploadShippingInfo`. */
const longest = 120

const cut = (text: string) => [...text].slice(0, longest).join('')

/** What brings nothing to a door: money, numbers, terms, gifts. */
export const sentOnline = (what: string): Sent => ({ logistics: 'online', parcels: [{ what: cut(what) }] })

const isWaiting = ({ state }: SentOrder) => state === 'unpaid' || state === 'paid'

const isSent = ({ state, isDelivered }: SentOrder) => isDelivered || state === 'done'

function parcelOf({ title, qty, unit, carrier, trackingNo, mobile }: SentOrder): ShippedParcel {
  return {
    what: cut(`${title}*${qty / qtyScale}${unit}`),
    ...(carrier !== null && trackingNo !== null && { carrier, trackingNo }),
    ...(mobile !== null && { mobile }),
  }
}

/**
 * What is told of the orders of one payment: once, when none of them waits to be sent any more; undefined until then. What was never sent
 * is money that its payer has again, and told so when nothing else is. A parcel that WeChat cannot follow counts as brought to the door.
 */
export function sentOf(subject: string, orders: readonly SentOrder[]): Sent | undefined {
  if (orders.some(isWaiting)) return undefined
  const sent = orders.filter(isSent)
  if (sent.length === 0) return sentOnline(subject)
  const parcels = sent.map(parcelOf)
  const isPosted = sent.every(({ delivery }) => delivery === 'post') && parcels.every(isNamedParcel)
  if (isPosted) return { logistics: 'post', parcels: parcels.slice(0, mostParcels) }
  const what = [{ what: cut(parcels.map((parcel) => parcel.what).join('；')) }]
  if (sent.some(({ delivery }) => delivery === 'post')) return { logistics: 'door', parcels: what }
  return { logistics: sent.some(({ delivery }) => delivery === 'meet') ? 'fetched' : 'online', parcels: what }
}

/** When all parcels of a payment had been signed for; undefined before. */
export function signedAtOf(orders: readonly SentOrder[]): number | undefined {
  const sent = orders.filter(isSent)
  const all = sent.flatMap(({ signedAt }) => signedAt ?? [])
  return sent.length > 0 && all.length === sent.length ? Math.max(...all) : undefined
}

/** The pause before another try: twice the one before, an hour at most. */
export const pauseMs = (tries: number): number => Math.min(10_000 * 2 ** Math.min(tries, 20), hourMs)
