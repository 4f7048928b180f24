import { atom } from 'jotai'
import type { DisputeBrief } from '@contract/endpoints/orders/dispute-view'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import type { Fen } from '@contract/money'
import type { Carrier } from '@contract/orders/carriers'
import type { Result } from '@contract/result'
import type { Api } from '@/lib/api/api'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
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

const actingBase = atom<OrderWish['act'] | undefined>(undefined)

/** The act that is on its way: its button is busy and no second one starts. */
export const actingAtom = atom((get) => get(actingBase))

type Sent = Promise<Result<OrderDetail, CallError>>

function send(api: Api, order: OrderDetail, clientNo: string, wish: OrderWish): Sent {
  const acting = { clientNo, id: order.orderId, ver: order.ver }
  switch (wish.act) {
    case 'dispute': {
      const { reason, text, images } = wish
      return api.json('/bctOrder/dispute', { ...acting, reason, text, images })
    }
    case 'rate':
      return api.json('/bctOrder/rate', { ...acting, stars: wish.stars, text: wish.text })
    case 'refundPart':
      return api.json('/bctOrder/refundPart', { ...acting, amount: wish.amount, text: wish.text })
    case 'deliver': {
      const { text, images, carrier, trackingNo } = wish
      const parcel = carrier !== undefined && trackingNo !== undefined ? { carrier, trackingNo } : {}
      return api.json('/bctOrder/deliver', { ...acting, text, images, ...parcel })
    }
    case 'evidence':
      return api.json('/bctOrder/evidence', { ...acting, text: wish.text, images: wish.images })
    case 'refuse':
    case 'askCancel':
    case 'denyCancel':
    case 'denyPart':
    case 'appeal':
      return api.json(`/bctOrder/${wish.act}`, { ...acting, text: wish.text })
    case 'cancel':
    case 'confirm':
    case 'agreeCancel':
    case 'withdrawCancel':
    case 'agreePart':
    case 'withdrawPart':
    case 'extend':
    case 'undispute':
    case 'accept':
      return api.json(`/bctOrder/${wish.act}`, acting)
  }
}

/** Reminds the other of an order and shows it as it is then. Failures: the refusals of `/bctOrder/remind`. */
export const remindAtom = atom(null, async (get, set, { orderId }: OrderDetail) => {
  const result = await sendCommand(get(commandsAtom), `remind:${orderId}`, (clientNo) =>
    get(apiAtom).json('/bctOrder/remind', { clientNo, id: orderId }),
  )
  if (result.ok) set(showOrderAtom, result.value)
  return result
})

/**
 * The name of a wish: with the version, as the server knows its number. Said again of an order that has moved on, it is another wish; a
 * repeat after a lost answer is of the order as it was seen.
 */
function nameOf({ orderId, ver }: OrderDetail, { act, ...said }: OrderWish): string {
  const words = Object.values(said)
  return [act, orderId, ver, ...words].join(':')
}

/**
 * Makes an act on an order and shows the fresh order. Undefined when another act is still on its way.
 * Failures: the refusals of the act's call; a lost answer keeps its number for the repeat.
 */
export const actAtom = atom(
  null,
  async (get, set, order: OrderDetail, wish: OrderWish): Promise<Awaited<Sent> | undefined> => {
    if (get(actingBase) !== undefined) return undefined
    set(actingBase, wish.act)
    const result = await sendCommand(get(commandsAtom), nameOf(order, wish), (clientNo) =>
      send(get(apiAtom), order, clientNo, wish),
    )
    set(actingBase, undefined)
    if (result.ok) set(showOrderAtom, result.value)
    return result
  },
)
