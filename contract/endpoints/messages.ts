import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { ClientNo, Id, Instant, pageInput, pageOf, Text, Pictures } from '../fields'

/** A message between the two parties of an order; it cannot be changed or removed. Source: domain model §3.21. */
export const OrderMessage = v.object({
  msgId: Id,
  orderId: Id,
  by: v.picklist(['buyer', 'seller']),
  /** Written by the caller. */
  mine: v.boolean(),
  text: v.string(),
  images: v.string(),
  at: Instant,
})
export type OrderMessage = v.InferOutput<typeof OrderMessage>

/** The parties, and who may decide the order's dispute. */
export const messageList = endpoint({
  path: '/bctMsg/list',
  body: 'form',
  access: 'user',
  summary: 'Messages of an order, newest first',
  input: v.object({ ...pageInput, id: Id }),
  output: pageOf(OrderMessage),
  refusals: ['NOT_FOUND'],
})

/** Text, pictures, or both. */
export const messageAdd = endpoint({
  path: '/bctMsg/add',
  body: 'json',
  access: 'resident',
  summary: 'Write to the other party of an order',
  input: v.object({ clientNo: ClientNo, id: Id, text: v.optional(Text(500), ''), images: v.optional(Pictures, '') }),
  output: OrderMessage,
  refusals: ['NOT_FOUND', 'FORM'],
})
