import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, Id, Instant, pageInput, pageOf, Text, Pictures } from '../../fields'

/**
 * A message between the two parties of an order, or the two of a post of mutual aid (`orderId` 0); it cannot be changed or removed. Source:
 * domain model §3.21; community §6.
 */
export const OrderMessage = v.object({
  msgId: Id,
  orderId: Id,
  by: v.picklist(['buyer', 'seller', 'author', 'chosen']),
  /** Written by the caller. */
  mine: v.boolean(),
  text: v.string(),
  images: v.string(),
  at: Instant,
})
export type OrderMessage = v.InferOutput<typeof OrderMessage>

/** What `id` names: an order unless it says a post of mutual aid. */
const RefType = v.optional(v.picklist(['order', 'mutual']))

/** The parties, and who may decide the order's dispute; of a post its author and the chosen one. */
export const messageList = endpoint({
  path: '/bctMsg/list',
  body: 'form',
  access: 'user',
  summary: 'Messages of an order, or of a post of mutual aid, newest first',
  input: v.object({ ...pageInput, id: Id, refType: RefType }),
  output: pageOf(OrderMessage),
  refusals: ['NOT_FOUND', 'NO_RIGHT'],
})

/** Text, pictures, or both. CLOSED: a post of mutual aid that ended without thanks. */
export const messageAdd = endpoint({
  path: '/bctMsg/add',
  body: 'json',
  access: 'user',
  summary: 'Write to the other party of an order, or the other of a post of mutual aid',
  input: v.object({
    clientNo: ClientNo,
    id: Id,
    refType: RefType,
    text: v.optional(Text(500), ''),
    images: v.optional(Pictures, ''),
  }),
  output: OrderMessage,
  refusals: ['NOT_FOUND', 'FORM', 'NO_RIGHT', 'CLOSED'],
})
