import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { ClientNo, FenSchema, Id, Instant, pageInput, pageOf, Version } from '../fields'

export const payStates = ['unpaid', 'paying', 'paid', 'closed'] as const
export const payKinds = ['order', 'buy'] as const

/** A pay order: `order` pays a trade (`bizId` = its order), `buy` pays a buy order (`bizId` = its bid). Source: domain model §3.7. */
export const PayView = v.object({
  payNo: v.string(),
  bizType: v.picklist(payKinds),
  bizId: Id,
  /** Version of what it pays; `submit` and `cancel` send it back as `ver`. */
  ver: v.number(),
  subject: v.string(),
  amount: FenSchema,
  state: v.picklist(payStates),
  expireAt: Instant,
  createdAt: Instant,
})
export type PayView = v.InferOutput<typeof PayView>

/** Own pay orders, newest first. Source: domain model §6.3 (pay), §7 (pages/user/pay). */
export const payList = endpoint({
  path: '/bctPay/list',
  body: 'form',
  access: 'user',
  summary: 'Own pay orders: to pay, paid, closed',
  input: v.object({ ...pageInput, tab: v.optional(v.picklist(['unpaid', 'paid', 'closed']), 'unpaid') }),
  output: pageOf(PayView),
  refusals: [],
})

/** Source: domain model §6.3 (pay). */
export const payInfo = endpoint({
  path: '/bctPay/info',
  body: 'form',
  access: 'user',
  summary: 'One own pay order',
  input: v.object({ payNo: v.string() }),
  output: PayView,
  refusals: ['NOT_FOUND'],
})

/** Pays from the balance. Safe to repeat: the same `clientNo` never pays twice. Source: domain model §3.4, §3.5 row 2, §3.7. */
export const paySubmit = endpoint({
  path: '/bctPay/submit',
  body: 'json',
  access: 'resident',
  summary: 'Pay a pay order',
  input: v.object({ clientNo: ClientNo, payNo: v.string(), channel: v.picklist(['balance']), ver: Version }),
  output: PayView,
  refusals: [
    'BEFORE_OPEN',
    'BLOCK_TRANSFER',
    'MOVED',
    'NOT_ENOUGH',
    'CLOSED',
    'EXPIRED',
    'NOT_FOUND',
    'NO_RIGHT',
    'HALT',
  ],
})

/** Asks how a payment ended, whatever the app saw of it. Source: domain model §3.7. */
export const payCheck = endpoint({
  path: '/bctPay/check',
  body: 'form',
  access: 'user',
  summary: 'The state of a pay order',
  input: v.object({ payNo: v.string() }),
  output: PayView,
  refusals: ['NOT_FOUND'],
})

/** Cancels an unpaid pay order together with what it was to pay. Source: domain model §3.4, §3.5 row 3, §6.3 (pay). */
export const payCancel = endpoint({
  path: '/bctPay/cancel',
  body: 'json',
  access: 'resident',
  summary: 'Cancel an unpaid pay order',
  input: v.object({ clientNo: ClientNo, payNo: v.string(), ver: Version }),
  output: PayView,
  refusals: ['MOVED', 'CLOSED', 'NO_RIGHT', 'NOT_FOUND'],
})
