import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, Id } from '../../fields'

/**
 * Where the goods of an order are sent, as it was when the buyer chose it. `address` is null while none was chosen, and before the payment
 * for the seller. `isMasked`: the order ended so long ago that only a part is left, without the street. Source: domain model §10.
 */
export const OrderAddress = v.object({
  orderId: Id,
  address: v.nullable(
    v.object({ name: v.string(), mobile: v.string(), region: v.string(), street: v.string(), isMasked: v.boolean() }),
  ),
  /** Whether the caller may choose one now: the buyer of a posted order before the payment, and after it while there is none. */
  mayChoose: v.boolean(),
})
export type OrderAddress = v.InferOutput<typeof OrderAddress>

/** For the two parties; and, while the order is in dispute, for the arbiter who may decide it. */
export const orderAddress = endpoint({
  path: '/bctOrder/address',
  body: 'form',
  access: 'user',
  summary: 'Where the goods of an order are sent',
  input: v.object({ id: Id }),
  output: OrderAddress,
  refusals: ['NOT_FOUND'],
})

/** Copies an own address onto an own order. NO_RIGHT: the seller. MOVED: it cannot be chosen now. NOT_FOUND: no such order or address. */
export const orderSetAddress = endpoint({
  path: '/bctOrder/setAddress',
  body: 'json',
  access: 'resident',
  summary: 'Choose where the goods of an own order are sent',
  input: v.object({ clientNo: ClientNo, id: Id, addressId: Id }),
  output: v.object({ orderId: Id }),
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'MOVED'],
})
