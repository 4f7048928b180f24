import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, Id, Instant, Line, PositiveFen, Version, pageInput, pageOf } from '../../fields'
import { SealedForCommand } from './pay-password'

export const withdrawStates = [
  'applied',
  'approved',
  'paying',
  'paid',
  'rejected',
  'cancelled',
  'failed',
  'returned',
] as const
export const withdrawWays = ['wechat', 'alipay', 'bank'] as const
export const withdrawActs = ['cancel', 'again'] as const

/** A withdrawal. Source: domain model §3.9. */
export const WithdrawView = v.object({
  withdrawId: Id,
  withdrawNo: v.string(),
  ver: v.number(),
  amount: FenSchema,
  fee: FenSchema,
  /** What arrives. */
  net: FenSchema,
  way: v.picklist(withdrawWays),
  /** The payee, masked: *明. */
  name: v.string(),
  /** The account, masked: 6222 **** 1234. */
  account: v.string(),
  /** Only for `bank`. */
  bank: v.string(),
  state: v.picklist(withdrawStates),
  /** Why it was rejected or failed; empty otherwise. */
  reason: v.string(),
  /** The payout's number with the bank or platform; empty before it is paid. */
  reference: v.string(),
  /** By when it should be paid; it does not change when it is overdue. */
  expectAt: Instant,
  isOverdue: v.boolean(),
  createdAt: Instant,
  endedAt: v.nullable(Instant),
  /** The states it went through, oldest first. */
  steps: v.array(v.object({ state: v.picklist(withdrawStates), at: Instant })),
  /** `cancel`: take it back; `again`: apply again with the same details. */
  acts: v.array(v.picklist(withdrawActs)),
})
export type WithdrawView = v.InferOutput<typeof WithdrawView>

/** Where the caller's last withdrawal went, per way: `add` may name only the way and reuse these details. */
export const PayeeView = v.object({
  way: v.picklist(withdrawWays),
  name: v.string(),
  account: v.string(),
  bank: v.string(),
})

/** What the withdrawal form needs to know. Source: domain model §3.9. */
export const withdrawGetInfo = endpoint({
  path: '/bctWithdraw/getInfo',
  body: 'form',
  access: 'user',
  summary: 'Limits and fee of a withdrawal, and what may be withdrawn now',
  input: v.object({}),
  output: v.object({
    /** The area's switch for the caller's platform (header). Our decision: docs/decisions/0050-money.md */
    enabled: v.boolean(),
    income: FenSchema,
    min: FenSchema,
    feeBasisPoints: v.number(),
    feeMin: FenSchema,
    dayLimit: FenSchema,
    /** What may still be withdrawn today; cancelled, rejected and failed ones do not count. */
    dayLeft: FenSchema,
    /** The one that is open: no other may be made until it ends. */
    open: v.nullable(WithdrawView),
    /** When one made now should be paid: the next working day, 18:00. */
    expectAt: Instant,
    payees: v.array(PayeeView),
    hasPayPassword: v.boolean(),
    /** Why nothing may be withdrawn yet, in words; filled for a while after a change of how one signs in. */
    cooling: v.nullable(v.object({ until: Instant, text: v.string() })),
  }),
  refusals: [],
})

/** Whom to pay: details, or (`payee: null`) those last used for this way. */
const Payee = v.object({
  name: v.pipe(Line(40), v.minLength(2)),
  /** WeChat id, Alipay account (mobile or mail), or card number (spaces are dropped). */
  account: v.pipe(Line(64), v.minLength(3)),
  bank: v.optional(Line(40), ''),
})

/**
 * Asks for income to be paid out; the amount is frozen at once. COOLDOWN (`until`, in words) after a change of how one signs in; LIMIT
 * carries `min`, `dayLimit`, `dayLeft`, or `open` (the id of the open one); NO_RIGHT when the switch is off here; PAY_PASSWORD: none is set
 * yet. WRONG_PASSWORD carries `left`, LOCKED `until`; MOVED the `fee` by now. Open at every hour, and to who has no block: money belongs to
 * the person. Source: domain model §3.1, §3.9, §4.
 */
export const withdrawAdd = endpoint({
  path: '/bctWithdraw/add',
  body: 'json',
  access: 'user',
  summary: 'Apply for a withdrawal of income',
  input: v.object({
    clientNo: ClientNo,
    amount: PositiveFen,
    /** The fee that its owner was shown; without it whatever it has is agreed to. */
    fee: v.optional(FenSchema),
    way: v.picklist(withdrawWays),
    payee: v.nullable(Payee),
    payPassword: SealedForCommand,
  }),
  output: WithdrawView,
  refusals: [
    'NO_RIGHT',
    'COOLDOWN',
    'LIMIT',
    'MOVED',
    'NOT_ENOUGH',
    'PAY_PASSWORD',
    'WRONG_PASSWORD',
    'LOCKED',
    'FORM',
    'BUSY',
  ],
})

export const withdrawList = endpoint({
  path: '/bctWithdraw/list',
  body: 'form',
  access: 'user',
  summary: 'Own withdrawals, newest first',
  input: v.object({ ...pageInput, state: v.optional(v.picklist(withdrawStates)) }),
  output: pageOf(WithdrawView),
  refusals: [],
})

export const withdrawInfo = endpoint({
  path: '/bctWithdraw/info',
  body: 'form',
  access: 'user',
  summary: 'One own withdrawal',
  input: v.object({ id: Id }),
  output: WithdrawView,
  refusals: ['NOT_FOUND'],
})

/** Takes an application back before it is approved; the money is income again. MOVED carries `withdrawal`. Source: domain model §3.9. */
export const withdrawCancel = endpoint({
  path: '/bctWithdraw/cancel',
  body: 'json',
  access: 'user',
  summary: 'Take back an own withdrawal',
  input: v.object({ clientNo: ClientNo, id: Id, ver: Version }),
  output: WithdrawView,
  refusals: ['MOVED', 'NOT_FOUND'],
})
