import { atom } from 'jotai'
import type { DisputeBrief } from '@contract/endpoints/orders/dispute-view'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import type { Fen } from '@contract/money'
import type { Carrier } from '@contract/orders/carriers'
import type { Result } from '@contract/result'
import type { Api } from '@/lib/api/api'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { oneAtATime } from '@/lib/api/one-at-a-time'
import type { CallError } from '@/lib/http/errors'
import { showOrderAtom } from '../one/atoms'

/** An act that needs nothing but the order. */
export type PlainAct =
  | 'cancel'
  | 'confirm'
  | 'agreeCancel'
  | 'withdrawCancel'
  | 'agreePart'
  | 'withdrawPart'
  | 'extend'
  | 'undispute'
  | 'accept'

/** An act of a party on its order, with what it needs. */
export type OrderWish =
  | { readonly act: PlainAct }
  | { readonly act: 'refuse' | 'askCancel' | 'denyCancel' | 'denyPart' | 'appeal'; readonly text: string }
  | { readonly act: 'refundPart'; readonly amount: Fen; readonly text: string }
  | { readonly act: 'evidence'; readonly text: string; readonly images: string }
  | {
      readonly act: 'deliver'
      readonly text: string
      readonly images: string
      /** Of a posted order. */
      readonly carrier?: Carrier
      readonly trackingNo?: string
    }
  | {
      readonly act: 'dispute'
      readonly reason: DisputeBrief['reason']
      readonly text: string
      readonly images: string
    }
  | { readonly act: 'rate'; readonly stars: number; readonly text: string }

const acting = oneAtATime<OrderWish['act']>()

/** The act that is on its way: its button is busy and no second one starts. */
export const actingAtom = acting.whichAtom

type Sent = Promise<Result<OrderDetail, CallError>>

function send(api: Api, order: OrderDetail, clientNo: string, wish: OrderWish): Sent {
  const on = { clientNo, id: order.orderId, ver: order.ver }
  switch (wish.act) {
    case 'dispute': {
      const { reason, text, images } = wish
      return api.json('/bctOrder/dispute', { ...on, reason, text, images })
    }
    case 'rate':
      return api.json('/bctOrder/rate', { ...on, stars: wish.stars, text: wish.text })
    case 'refundPart':
      return api.json('/bctOrder/refundPart', { ...on, amount: wish.amount, text: wish.text })
    case 'deliver': {
      const { text, images, carrier, trackingNo } = wish
      const parcel = carrier !== undefined && trackingNo !== undefined ? { carrier, trackingNo } : {}
      return api.json('/bctOrder/deliver', { ...on, text, images, ...parcel })
    }
    case 'evidence':
      return api.json('/bctOrder/evidence', { ...on, text: wish.text, images: wish.images })
    case 'refuse':
    case 'askCancel':
    case 'denyCancel':
    case 'denyPart':
    case 'appeal':
      return api.json(`/bctOrder/${wish.act}`, { ...on, text: wish.text })
    case 'cancel':
    case 'confirm':
    case 'agreeCancel':
    case 'withdrawCancel':
    case 'agreePart':
    case 'withdrawPart':
    case 'extend':
    case 'undispute':
    case 'accept':
      return api.json(`/bctOrder/${wish.act}`, on)
  }
}

/** Reminds the other of an order and shows it as it is then. Failures: the refusals of `/bctOrder/remind`. */
export const remindAtom = atom(null, async (get, set, { orderId }: OrderDetail) => {
  const result = await sendCommand(get(commandsAtom), ['remind', orderId], (clientNo) =>
    get(apiAtom).json('/bctOrder/remind', { clientNo, id: orderId }),
  )
  if (result.ok) set(showOrderAtom, result.value)
  return result
})

/**
 * Makes an act on an order and shows the fresh order. Undefined when another act is still on its way. Said again of an order that has
 * moved on, it is another wish; a repeat after a lost answer is of the order as it was seen. Failures: the refusals of the act's call.
 */
export const actAtom = atom(null, async (get, set, order: OrderDetail, wish: OrderWish) => {
  const { orderId, ver } = order
  const once = () =>
    sendCommand(get(commandsAtom), ['order', orderId, ver, wish], (clientNo) =>
      send(get(apiAtom), order, clientNo, wish),
    )
  const result = await acting.run(get, set, once, wish.act)
  if (result?.ok) set(showOrderAtom, result.value)
  return result
})
