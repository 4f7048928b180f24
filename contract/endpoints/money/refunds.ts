import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, Id, Instant, Line, PositiveFen, Text } from '../../fields'
import { payKinds } from './pay'

export const refundStates = ['asked', 'done', 'failed'] as const

/** Money given back the way it came. `asked`: the gateway has not answered yet; the server asks again by itself. */
const Refund = v.object({
  refundNo: v.string(),
  amount: FenSchema,
  /** The bonus that went back to the platform with it. */
  bonus: FenSchema,
  reason: v.string(),
  state: v.picklist(refundStates),
  at: Instant,
})

/** Money that the gateway collected for a pay order, as operators see it. Source: domain model §3.7. */
export const GatewayPaymentView = v.object({
  /** Our number at the gateway. */
  outTradeNo: v.string(),
  payNo: v.string(),
  bizType: v.picklist(payKinds),
  subject: v.string(),
  /** Of a gift of an unknown giver nobody (`userId` 0), for operators. Source: community §3 (visible), §11. */
  payer: v.object({ userId: Id, nickName: v.string(), blockNo: v.number() }),
  amount: FenSchema,
  /** The most that may still be given back. The payer must have it available (NOT_ENOUGH otherwise). */
  left: FenSchema,
  /**
   * What counts with the next refund towards the amount of two persons: given back of this payment, or to its payer today, or waiting for
   * a second person.
   */
  twoBefore: FenSchema,
  /** The payment came too late: nothing was left to pay, so it became available money. */
  isLate: v.boolean(),
  paidAt: Instant,
  refunds: v.array(Refund),
  /** The refund that waits for the second person, with its number among the asks; null without one. */
  waiting: v.nullable(v.object({ refId: Id, amount: FenSchema, by: v.string(), at: Instant })),
})
export type GatewayPaymentView = v.InferOutput<typeof GatewayPaymentView>

/** Found by the number of a pay order, of the thing it paid, or of the gateway. Empty when the gateway collected nothing under it. */
export const gatewayPayments = endpoint({
  path: '/admin/pay/payments',
  body: 'form',
  access: 'staff',
  summary: 'Console: what the gateway collected under a number',
  input: v.object({ reference: v.pipe(Line(64), v.minLength(4)) }),
  output: v.array(GatewayPaymentView),
  refusals: [],
})

/**
 * Gives money back through the gateway, as far as the payer has not used it. LIMIT carries `left`, or `isForTwo` where two persons
 * decide (the console asks for the second); NOT_ENOUGH: it was used; NO_RIGHT: the
 * operator's own payment. A refund that the gateway has not answered is `asked`; the server completes it later. Our decision:
 * docs/decisions/0060-payment-gateway.md
 */
export const payRefund = endpoint({
  path: '/admin/pay/refund',
  body: 'json',
  access: 'staff',
  summary: 'Console: give a payment back through the gateway',
  input: v.object({
    clientNo: ClientNo,
    outTradeNo: Line(64),
    amount: PositiveFen,
    reason: v.pipe(Text(80), v.minLength(1)),
  }),
  output: GatewayPaymentView,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'LIMIT', 'NOT_ENOUGH', 'FORM'],
})
