import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, Id, Instant, Line, Pictures, PositiveQty, pageOf } from '../../fields'
import { ItemTrend, ItemView } from './items'
import {
  acting,
  boardInput,
  offer,
  offerAct,
  offerGroups,
  offerRemoval,
  saysWhere,
  taking,
  takingRefusals,
  terms,
} from './offers'
import { Party } from '../people/session'

export const buyStates = ['unpaid', 'open', 'filled', 'closed', 'expired', 'removed'] as const
export const buyActs = ['pay', 'cancel', 'close', 'renew', 'take'] as const

/** A buy order (bid) as everybody may see it. Source: domain model §3.4. */
export const BuyView = v.object({
  buyId: Id,
  buyNo: v.string(),
  ...offer,
  /** What was paid for the whole bid, and how much of that is still frozen for what is left. */
  amount: FenSchema,
  amountLeft: FenSchema,
  /** It ends this many days after it was paid; `expireAt` is null until then. */
  days: v.number(),
  expireAt: v.nullable(Instant),
  /** Unpaid: until when it must be paid, and the number of its pay order (the owner's only; empty for others). */
  payBefore: v.nullable(Instant),
  payNo: v.string(),
  state: v.picklist(buyStates),
  buyer: Party,
  /** What this caller may do with it now, so that buttons never guess. */
  acts: v.array(v.picklist(buyActs)),
})
export type BuyView = v.InferOutput<typeof BuyView>

/** The board of bids of an area: funded ones only, or all own ones. Source: domain model §7 (tab 1). */
export const buyList = endpoint({
  path: '/bctBuy/list',
  body: 'form',
  access: 'guest',
  summary: 'Buy orders of an area, or the own ones',
  input: v.object(boardInput),
  output: v.object({ ...pageOf(BuyView).entries, items: v.array(ItemTrend), groups: v.optional(offerGroups) }),
  refusals: [],
})

/** Source: domain model §6.3 (buy). An unpaid one is shown to its owner only. */
export const buyInfo = endpoint({
  path: '/bctBuy/info',
  body: 'form',
  access: 'guest',
  summary: 'One buy order with the prices around it',
  input: v.object({ id: Id }),
  output: v.object({ ...BuyView.entries, item: ItemView }),
  refusals: ['NOT_FOUND'],
})

/**
 * Makes an unpaid buy order, to be paid in time (`payMinutes`) by `/bctPay/submit` with its `payNo` and `ver`. Source:
 * domain model §3.4 (add).
 */
export const buyAdd = endpoint({
  path: '/bctBuy/add',
  body: 'json',
  access: 'resident',
  summary: 'Make a buy order',
  input: v.pipe(
    v.object({
      clientNo: ClientNo,
      itemId: Id,
      /** Empty: the item's name. */
      title: v.optional(Line(40), ''),
      ...terms,
      thumbs: v.optional(Pictures, ''),
      qty: PositiveQty,
      /** Without it as many as the city has set. */
      days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))),
    }),
    saysWhere(),
  ),
  output: BuyView,
  refusals: ['BEFORE_OPEN', 'BLOCK_TRANSFER', 'LIMIT', 'NO_RIGHT', 'NOT_FOUND', 'FORM', 'HALT'],
})

/** MOVED carries the fresh bid as data.buy. Source: domain model §3.4. */
export const buyCancel = offerAct('/bctBuy/cancel', 'Cancel an unpaid buy order', BuyView)

/** Gives what is still frozen for it back to available. Source: domain model §3.4. */
export const buyClose = offerAct('/bctBuy/close', 'Close an open buy order', BuyView)

/**
 * Makes the same bid again, unpaid, under a new number; `qty` defaults to what was left, or to all of it when nothing was. Source: domain
 * model §3.4.
 */
export const buyRenew = endpoint({
  path: '/bctBuy/renew',
  body: 'json',
  access: 'resident',
  summary: 'Make an ended buy order anew',
  input: v.object({
    ...acting,
    qty: v.optional(PositiveQty),
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))),
  }),
  output: BuyView,
  refusals: ['BEFORE_OPEN', 'MOVED', 'BLOCK_TRANSFER', 'LIMIT', 'NO_RIGHT', 'NOT_FOUND', 'FORM', 'HALT'],
})

/**
 * Sells into a bid: makes a paid order, to be delivered within 24 hours. Open at every hour, for the buyer has paid already.
 * SOLD_OUT carries `qtyLeft` and the fresh bid (`buy`), PRICE_CHANGED and MOVED the fresh bid. Source: domain model §3.5, row 4; §4.
 */
export const buyTake = endpoint({
  path: '/bctBuy/take',
  body: 'json',
  access: 'resident',
  summary: 'Sell into a buy order',
  input: v.object({ buyId: Id, ...taking }),
  output: v.object({ orderId: Id, orderNo: v.string() }),
  refusals: takingRefusals,
})

/** Source: domain model §3.4. */
export const buyRemove = offerRemoval(
  '/admin/buyRemove',
  'Console: remove a buy order with a reason; the rest of its money goes back',
  BuyView,
)
