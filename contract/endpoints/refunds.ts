import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { ClientNo, FenSchema, Id, Instant, PositiveFen, Text } from '../fields'
import { payKinds } from './pay'

export const refundStates = ['asked', 'done', 'failed'] as const

/** Money given back the way it came. `asked`: the gateway has not answered yet; it is asked again by itself. */
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
  payer: v.object({ userId: Id, nickName: v.string(), blockNo: v.number() }),
  amount: FenSchema,
  /** What may still be given back. The payer must have it available (NOT_ENOUGH otherwise). */
  left: FenSchema,
  /** It came when nothing was to be paid any more, and became available. */
  isLate: v.boolean(),
  paidAt: Instant,
  refunds: v.array(Refund),
})
export type GatewayPaymentView = v.InferOutput<typeof GatewayPaymentView>

/** By the number of a pay order, of what it paid, or of the gateway. Empty when the gateway collected nothing under it. */
export const gatewayPayments = endpoint({
  path: '/admin/pay/payments',
  body: 'form',
  access: 'operator',
  summary: 'What the gateway collected under a number (operators)',
  input: v.object({ reference: v.pipe(Text(64), v.minLength(4)) }),
  output: v.array(GatewayPaymentView),
  refusals: [],
})

/**
 * Gives money back through the gateway: what the payer has not used of it. LIMIT carries `left`; NOT_ENOUGH: it was
 * used; NO_RIGHT: the operator's own payment. A refund that the gateway has not answered is `asked`, and done by
 * itself later. Our decision: docs/decisions/0081-refunds.md
 */
export const payRefund = endpoint({
  path: '/admin/pay/refund',
  body: 'json',
  access: 'operator',
  summary: 'Give a payment back through the gateway (operators)',
  input: v.object({
    clientNo: ClientNo,
    outTradeNo: Text(64),
    amount: PositiveFen,
    reason: v.pipe(Text(80), v.minLength(1)),
  }),
  output: GatewayPaymentView,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'LIMIT', 'NOT_ENOUGH', 'FORM'],
})
