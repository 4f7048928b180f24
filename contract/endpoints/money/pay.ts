import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, Id, Instant, Line, Version, pageInput, pageOf } from '../../fields'
import { SealedForCommand } from './pay-password'

export const payStates = ['unpaid', 'paying', 'paid', 'closed'] as const
export const payKinds = ['order', 'buy', 'recharge', 'expand', 'fund', 'shop', 'cart'] as const

/** How money is paid: from the balance, by the platform, or both. Source: domain model §3.7 (`channel`). */
export const payChannels = ['balance', 'wechat', 'mixed'] as const

/** Where the payer is: in the mini-program, in WeChat's browser, or in another browser. */
export const payScenes = ['mini', 'messenger', 'web'] as const

/** The state of a payment as the gateway reported it; empty while it was not asked. Source: WeChat Pay v2 (trade_state). */
export const gatewayWords = ['', 'NOTPAY', 'USERPAYING', 'SUCCESS', 'REFUND', 'CLOSED', 'REVOKED', 'PAYERROR'] as const

/** The newest payment through the platform: its parts in fen, and its state. `open`: money may still come. */
export const GatewayPart = v.object({
  channel: v.picklist(['wechat', 'mixed']),
  balance: FenSchema,
  wechat: FenSchema,
  state: v.picklist(['open', 'paid', 'closed']),
  told: v.picklist(gatewayWords),
})

/**
 * A pay order: `order` pays a trade (`bizId` = its order), `buy` a buy order (its bid), `recharge` the wallet (its
 * recharge), `expand` slots (their purchase), `fund` a gift to a fund, `shop` a term of a shop, `cart` blocks of the
 * market. Source: domain model §3.7.
 */
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
  gateway: v.optional(GatewayPart),
})
export type PayView = v.InferOutput<typeof PayView>

/** The caller's pay orders, newest first. Source: domain model §6.3 (pay), §7 (pages/user/pay). */
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
  input: v.object({ payNo: v.pipe(v.string(), v.nonEmpty()) }),
  output: PayView,
  refusals: ['NOT_FOUND'],
})

/** What the platform's sheet needs: signed parameters where there is a sheet, else the address of the payment page. */
const Sheet = v.object({
  timeStamp: v.string(),
  nonceStr: v.string(),
  prepay_id: v.string(),
  paySign: v.string(),
  appId: v.string(),
  mwebUrl: v.string(),
})

/**
 * Pays, or begins a payment through the platform: then `sheet` opens the platform's sheet, and only `/bctPay/check` tells how it ended.
 * Safe to repeat: the same `clientNo` never pays twice, and the same channel is begun only once. `balance` is the part of `mixed` paid from
 * the balance. A balance part above the setting `payPasswordAbove` needs `payPassword` (PAY_PASSWORD, WRONG_PASSWORD, LOCKED). FORM,
 * field `code`: the platform's login is needed first. BUSY: the gateway does not answer, nothing was taken. Source: domain model §3.4,
 * §3.5 row 2, §3.7.
 */
export const paySubmit = endpoint({
  path: '/bctPay/submit',
  body: 'json',
  access: 'user',
  summary: 'Pay a pay order',
  input: v.object({
    clientNo: ClientNo,
    payNo: v.string(),
    channel: v.picklist(payChannels),
    ver: Version,
    scene: v.optional(v.picklist(payScenes), 'web'),
    balance: v.optional(FenSchema),
    code: v.optional(Line(128)),
    payPassword: v.optional(SealedForCommand),
  }),
  output: v.object({ ...PayView.entries, sheet: v.optional(Sheet) }),
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
    'FORM',
    'PAY_PASSWORD',
    'WRONG_PASSWORD',
    'LOCKED',
    'BUSY',
  ],
})

/**
 * The ways to pay here. `login`: the address that WeChat's browser must visit once before it can pay, made for `page`; null when none is
 * needed. Source: domain model §3.7.
 */
export const payWays = endpoint({
  path: '/bctPay/ways',
  body: 'form',
  access: 'user',
  summary: 'Whether the platform can be paid with, and whether its login is needed first',
  input: v.object({ scene: v.picklist(payScenes), page: v.optional(Line(2_000), ''), state: v.optional(Line(64), '') }),
  output: v.object({ wechat: v.boolean(), login: v.nullable(v.string()) }),
  refusals: [],
})

/** Takes the code that WeChat's login came back with. FORM: it is wrong, or was used already. Source: server design §7. */
export const payLogin = endpoint({
  path: '/bctPay/login',
  body: 'json',
  access: 'user',
  summary: 'End the messenger login that a payment needs',
  input: v.object({ code: Line(128) }),
  output: v.object({}),
  refusals: ['FORM', 'BUSY'],
})

/** Asks how a payment ended, whatever the app itself saw. Source: domain model §3.7. */
export const payCheck = endpoint({
  path: '/bctPay/check',
  body: 'form',
  access: 'user',
  summary: 'The state of a pay order',
  input: v.object({ payNo: v.pipe(v.string(), v.nonEmpty()) }),
  output: PayView,
  refusals: ['NOT_FOUND'],
})

/** Cancels an unpaid pay order together with what it was to pay. Source: domain model §3.4, §3.5 row 3, §6.3 (pay). */
export const payCancel = endpoint({
  path: '/bctPay/cancel',
  body: 'json',
  access: 'user',
  summary: 'Cancel an unpaid pay order',
  input: v.object({ clientNo: ClientNo, payNo: v.string(), ver: Version }),
  output: PayView,
  refusals: ['MOVED', 'CLOSED', 'NO_RIGHT', 'NOT_FOUND', 'BUSY'],
})
