import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { Day, FenSchema, Id, Instant, pageInput, pageOf } from '../../fields'
import { orderWaits } from '../../orders/story'
import { MoneyRow } from './wallet'

export const holdReasons = ['buy', 'order', 'withdraw', 'handover'] as const

/** What a hold waits for; the steps of an order are those of its story. `waiting` is any step not named here. */
export const holdStages = ['sell', ...orderWaits, 'review', 'payout', 'handover', 'waiting'] as const

/** What the caller may do with it from the card: end a bid, take a withdrawal back; everything else on the page it links to. */
export const holdActs = ['buyClose', 'withdrawCancel'] as const

/**
 * Frozen money as a card: what for, how much, since when, who acts, until when, and what happens then. Source: domain model §3.6 (frozen);
 * design `09-freeze`.
 */
export const HoldView = v.object({
  holdId: Id,
  reason: v.picklist(holdReasons),
  /** What is still frozen of it. */
  amount: FenSchema,
  /** Where it was taken from, and where what is given back goes. */
  fromKind: v.picklist(['available', 'income']),
  /** In words, such as 新米 5 kg · 付给 3021. */
  subject: v.string(),
  /** The number shown to people, such as D261120-0047. */
  reference: v.string(),
  /** What it belongs to, for the link: an order, a bid, a withdrawal, a block. */
  refType: v.picklist(['order', 'buy', 'withdraw', 'block', 'none']),
  refId: Id,
  /** Version of what it belongs to, for `acts`. */
  ver: v.number(),
  /** Since when it is frozen; while the confirmation of receipt is awaited, since the delivery. */
  since: Instant,
  stage: v.picklist(holdStages),
  /** Whose turn it is: the caller, the other party, both, the arbiter, the platform, or nobody (only time passes). */
  turn: v.picklist(['me', 'other', 'both', 'arbiter', 'platform', 'time']),
  /** The other party's block number; 0 when there is none. */
  otherBlockNo: v.number(),
  /** When it ends by itself, or is expected to; null when nothing is due. */
  until: v.nullable(Instant),
  /** Whether `until` really ends it (false: an estimate, such as that of a payout). */
  isDeadline: v.boolean(),
  /** The two ways it may end: when, and what happens to the money then. The desired one comes first. */
  outcomes: v.array(v.object({ when: v.string(), then: v.string() })),
  acts: v.array(v.picklist(holdActs)),
})
export type HoldView = v.InferOutput<typeof HoldView>

/** Every open hold: first those that wait for the caller, then by `until`. Source: domain model §7 (pages/user/freeze). */
export const freezeList = endpoint({
  path: '/bctFreeze/list',
  body: 'form',
  access: 'user',
  summary: 'Own frozen money: every open hold',
  input: v.object({ ...pageInput, reason: v.optional(v.picklist(holdReasons)) }),
  output: pageOf(HoldView),
  refusals: [],
})

/** Source: domain model §6.3 (money). */
export const freezeGetTotal = endpoint({
  path: '/bctFreeze/getTotal',
  body: 'form',
  access: 'user',
  summary: 'How much is frozen, by reason',
  input: v.object({}),
  output: v.object({
    frozen: FenSchema,
    holds: v.number(),
    /** How many of them were expected to have ended before now. */
    late: v.number(),
    reasons: v.array(v.object({ reason: v.picklist(holdReasons), amount: FenSchema, holds: v.number() })),
  }),
  refusals: [],
})

/** One of the caller's holds, while it is open. Source: domain model §6.3 (money). */
export const freezeInfo = endpoint({
  path: '/bctFreeze/info',
  body: 'form',
  access: 'user',
  summary: 'One own open hold',
  input: v.object({ id: Id }),
  output: HoldView,
  refusals: ['NOT_FOUND'],
})

/** Where income comes from: trades, blocks sold, the fund, anything else. */
export const incomeSources = ['order', 'block', 'fund', 'other'] as const

/** The caller's income records by source, newest first; incoming money only. Source: domain model §7 (pages/user/income). */
export const incomeList = endpoint({
  path: '/bctIncome/list',
  body: 'form',
  access: 'user',
  summary: 'Own income by source',
  input: v.object({
    ...pageInput,
    source: v.optional(v.picklist(incomeSources)),
    from: v.optional(Day),
    to: v.optional(Day),
  }),
  output: pageOf(v.object({ ...MoneyRow.entries, source: v.picklist(incomeSources) })),
  refusals: ['FORM'],
})

/**
 * Income now, what part of the earnings is still held and until when, and what each source brought. Source: domain model §7
 * (pages/user/income).
 */
export const incomeGetTotal = endpoint({
  path: '/bctIncome/getTotal',
  body: 'form',
  access: 'user',
  summary: 'Income, its held part with release times, sums by source',
  input: v.object({ from: v.optional(Day), to: v.optional(Day) }),
  output: v.object({
    income: FenSchema,
    /** Earned, but frozen for a while after a handover; soonest first. */
    held: FenSchema,
    releases: v.array(HoldView),
    sources: v.array(v.object({ source: v.picklist(incomeSources), amount: FenSchema, count: v.number() })),
  }),
  refusals: ['FORM'],
})
