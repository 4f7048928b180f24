import { atom } from 'jotai'
import type { OrderDetail } from '@contract/endpoints/orders'
import type { Result } from '@contract/result'
import type { Api } from '@/lib/api/api'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import type { CallError } from '@/lib/http/errors'
import { showOrderAtom } from './atoms'

/** An act of a party on its order, with what it needs. */
export type OrderWish =
  | { readonly act: 'cancel' }
  | { readonly act: 'confirm' }
  | { readonly act: 'deliver'; readonly text: string }
  | { readonly act: 'refuse'; readonly text: string }

const actingBase = atom<OrderWish['act'] | undefined>(undefined)

/** The act that is on its way: its button is busy and no second one starts. */
export const actingAtom = atom((get) => get(actingBase))

type Sent = Promise<Result<OrderDetail, CallError>>

function send(api: Api, order: OrderDetail, clientNo: string, wish: OrderWish): Sent {
  const acting = { clientNo, id: order.orderId, ver: order.ver }
  switch (wish.act) {
    case 'cancel':
      return api.json('/bctOrder/cancel', acting)
    case 'confirm':
      return api.json('/bctOrder/confirm', acting)
    case 'deliver':
      return api.json('/bctOrder/deliver', { ...acting, text: wish.text })
    case 'refuse':
      return api.json('/bctOrder/refuse', { ...acting, text: wish.text })
  }
}

/** The name of a wish: the version is left out, so that a repeat after a lost answer is the same wish. */
const nameOf = (order: OrderDetail, wish: OrderWish) =>
  `${wish.act}:${order.orderId}${'text' in wish ? `:${wish.text}` : ''}`

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
