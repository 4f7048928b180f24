import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { FenSchema, FormInteger, Text } from '../../fields'
import { acting, OrderDetail } from './orders'

/** What the two parties of an order settle between themselves: cancelling, a part of the money, more time, ratings. */

/** Source: domain model §3.5, row 10. */
export const orderAskCancel = endpoint({
  path: '/bctOrder/askCancel',
  body: 'json',
  access: 'resident',
  summary: 'Ask the other to cancel a paid order; the request lapses after 24 hours',
  input: v.object({ ...acting, text: v.pipe(Text(140), v.minLength(1)) }),
  output: OrderDetail,
  refusals: ['MOVED', 'LIMIT', 'NOT_FOUND', 'FORM'],
})

/** Source: domain model §3.5, row 11. */
export const orderAgreeCancel = endpoint({
  path: '/bctOrder/agreeCancel',
  body: 'json',
  access: 'resident',
  summary: 'Agree to cancel; the buyer gets everything back',
  input: v.object(acting),
  output: OrderDetail,
  refusals: ['MOVED', 'NO_RIGHT', 'NOT_FOUND'],
})

/** Source: domain model §3.5, row 11. */
export const orderDenyCancel = endpoint({
  path: '/bctOrder/denyCancel',
  body: 'json',
  access: 'resident',
  summary: 'Decline to cancel; the order goes on',
  input: v.object({ ...acting, text: v.optional(Text(140), '') }),
  output: OrderDetail,
  refusals: ['MOVED', 'NO_RIGHT', 'NOT_FOUND', 'FORM'],
})

/** Source: domain model §3.5, row 11; mockup 14-my-buy. */
export const orderWithdrawCancel = endpoint({
  path: '/bctOrder/withdrawCancel',
  body: 'json',
  access: 'resident',
  summary: 'Take back the own request to cancel; the order goes on',
  input: v.object(acting),
  output: OrderDetail,
  refusals: ['MOVED', 'NO_RIGHT', 'NOT_FOUND'],
})

/**
 * Either asks, while the delivered order waits for its confirmation, that the buyer gets `amount` back and the seller the rest, less the
 * fee on it; for the reason in `text`. No money moves before the other agrees. Refusals: FORM (`amount` is nothing, or not less than what
 * was paid), LIMIT (a request is open, or this side asked as often as allowed), EXPIRED (the time for the confirmation is over). Source:
 * domain model §10. Our decision: docs/decisions/0032-disputes.md
 */
export const orderRefundPart = endpoint({
  path: '/bctOrder/refundPart',
  body: 'json',
  access: 'resident',
  summary: 'Ask that the buyer gets a part of the money back; the request lapses after 24 hours',
  input: v.object({ ...acting, amount: FenSchema, text: v.pipe(Text(140), v.minLength(1)) }),
  output: OrderDetail,
  refusals: ['MOVED', 'LIMIT', 'EXPIRED', 'NOT_FOUND', 'FORM'],
})

/** The order ends at once: the buyer gets the part, the seller the rest less its fee. Source: domain model §10. */
export const orderAgreePart = endpoint({
  path: '/bctOrder/agreePart',
  body: 'json',
  access: 'resident',
  summary: 'Agree to what the other asked; the money is divided and the order is done',
  input: v.object(acting),
  output: OrderDetail,
  refusals: ['MOVED', 'NO_RIGHT', 'NOT_FOUND'],
})

/** Source: domain model §10. */
export const orderDenyPart = endpoint({
  path: '/bctOrder/denyPart',
  body: 'json',
  access: 'resident',
  summary: 'Decline to divide the money; the order goes on',
  input: v.object({ ...acting, text: v.optional(Text(140), '') }),
  output: OrderDetail,
  refusals: ['MOVED', 'NO_RIGHT', 'NOT_FOUND', 'FORM'],
})

/** It counts as asked. Source: domain model §10. */
export const orderWithdrawPart = endpoint({
  path: '/bctOrder/withdrawPart',
  body: 'json',
  access: 'resident',
  summary: 'Take back the own request for a part; the order goes on',
  input: v.object(acting),
  output: OrderDetail,
  refusals: ['MOVED', 'NO_RIGHT', 'NOT_FOUND'],
})

/**
 * The buyer grants 24 hours more for the delivery, the seller 72 hours more for the confirmation; once each. Source:
 * domain model §3.5, row 12.
 */
export const orderExtend = endpoint({
  path: '/bctOrder/extend',
  body: 'json',
  access: 'resident',
  summary: 'Grant the other more time',
  input: v.object(acting),
  output: OrderDetail,
  refusals: ['MOVED', 'NO_RIGHT', 'LIMIT', 'EXPIRED', 'NOT_FOUND'],
})

/**
 * Reminds the other of what is their turn: the buyer of the delivery, the seller of the confirmation. A notice, no act of the order: its
 * version stays. LIMIT when the caller reminded them today already, MOVED when it is not their turn any more. Source: domain model §10.
 */
export const orderRemind = endpoint({
  path: '/bctOrder/remind',
  body: 'json',
  access: 'resident',
  summary: 'Remind the other to deliver or to confirm, once a day',
  input: v.object({ clientNo: acting.clientNo, id: acting.id }),
  output: OrderDetail,
  refusals: ['MOVED', 'LIMIT', 'NOT_FOUND'],
})

/**
 * One rating each, within seven days of the end. The other side sees it when both have rated or the seven days are over. Source: domain
 * model §3.5, row 17.
 */
export const orderRate = endpoint({
  path: '/bctOrder/rate',
  body: 'json',
  access: 'resident',
  summary: 'Rate the other party from 1 to 5',
  input: v.object({ ...acting, stars: FormInteger(1, 5), text: v.optional(Text(140), '') }),
  output: OrderDetail,
  refusals: ['MOVED', 'LIMIT', 'EXPIRED', 'NOT_FOUND', 'FORM'],
})
