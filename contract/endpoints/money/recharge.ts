import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, Id, Instant, pageInput, pageOf, PositiveFen } from '../../fields'

export const rechargeStates = ['created', 'paid', 'closed'] as const

/** A recharge: a pay order of type `recharge` and what it adds. Source: domain model §3.8. */
export const RechargeView = v.object({
  rechargeId: Id,
  rechargeNo: v.string(),
  ver: v.number(),
  amount: FenSchema,
  /** The bonus that the platform adds when it is paid. */
  bonus: FenSchema,
  state: v.picklist(rechargeStates),
  /** The number of its pay order: `/pages/user/pay` pays it, `/bctPay/cancel` ends it. */
  payNo: v.string(),
  /** Until when it must be paid, while it is unpaid. */
  expireAt: Instant,
  createdAt: Instant,
  paidAt: v.nullable(Instant),
  /** How it was paid (wechat, test …); empty before. */
  channel: v.string(),
})
export type RechargeView = v.InferOutput<typeof RechargeView>

/**
 * What the page must know. `enabled` is the area's switch for the caller's platform (header); the mini-program's is
 * off by default. Source: domain model §3.8.
 */
export const rechargeGetInfo = endpoint({
  path: '/bctRecharge/getInfo',
  body: 'form',
  access: 'user',
  summary: 'Limits, presets and bonus of a recharge, and whether it may be made here',
  input: v.object({}),
  output: v.object({
    enabled: v.boolean(),
    available: FenSchema,
    min: FenSchema,
    max: FenSchema,
    dayLimit: FenSchema,
    /** What may still be recharged today. */
    dayLeft: FenSchema,
    presets: v.array(v.object({ amount: FenSchema, bonus: FenSchema })),
    /** Steps of the bonus, ascending: an amount earns the bonus of the highest step it reaches. */
    bonusSteps: v.array(v.object({ from: FenSchema, bonus: FenSchema })),
    /** The unpaid recharge, if there is one. */
    unpaid: v.nullable(RechargeView),
    last: v.nullable(RechargeView),
  }),
  refusals: [],
})

/**
 * Makes a recharge and its pay order, to be paid in time (`payMinutes`). LIMIT carries `min`, `max`, `dayLimit`, `dayLeft`; NO_RIGHT when
 * the switch is off here. Source: domain model §3.8, §4.
 */
export const rechargeAdd = endpoint({
  path: '/bctRecharge/add',
  body: 'json',
  access: 'user',
  summary: 'Make a recharge, to be paid at the cashier',
  input: v.object({ clientNo: ClientNo, amount: PositiveFen }),
  output: RechargeView,
  refusals: ['BEFORE_OPEN', 'LIMIT', 'NO_RIGHT', 'FORM', 'HALT'],
})

export const rechargeList = endpoint({
  path: '/bctRecharge/list',
  body: 'form',
  access: 'user',
  summary: 'Own recharges, newest first',
  input: v.object({ ...pageInput, state: v.optional(v.picklist(rechargeStates)) }),
  output: pageOf(RechargeView),
  refusals: [],
})

export const rechargeInfo = endpoint({
  path: '/bctRecharge/info',
  body: 'form',
  access: 'user',
  summary: 'One own recharge',
  input: v.object({ id: Id }),
  output: RechargeView,
  refusals: ['NOT_FOUND'],
})
