import * as v from 'valibot'
import { overviewSpans } from '../../console/limits'
import { endpoint } from '../../endpoint'
import { Day, FenSchema, Id, Instant } from '../../fields'
import { fileShape } from './listing'

/** Where something waits for the platform. Source: community §9 (overview). */
export const queueKinds = ['dispute', 'handover', 'withdraw', 'approval', 'shop', 'round', 'report'] as const
export type QueueKind = (typeof queueKinds)[number]

/**
 * What happens when nobody acts in time: `alarm` the operators are alarmed, `late` its owner was promised an earlier day, `lapse` the ask
 * lapses, `notOpened` the round does not open, `stays` nothing changes.
 */
export const queueEnds = ['alarm', 'late', 'lapse', 'notOpened', 'stays'] as const

const Waiting = v.object({
  kind: v.picklist(queueKinds),
  refType: v.string(),
  refId: Id,
  no: v.string(),
  title: v.string(),
  areaId: v.nullable(Id),
  /** Null without one. */
  amount: v.nullable(FenSchema),
  /** Null: it has no deadline. */
  until: v.nullable(Instant),
  otherwise: v.picklist(queueEnds),
  /** Whether the caller's roles may act on it, and it was not the caller who asked. */
  isMine: v.boolean(),
  /** Whether it waits for the second of two persons. */
  isSecond: v.boolean(),
})

const Place = v.optional(Id)

/** Fen that moved in a time: below zero where corrections took more back than orders brought. */
const Moved = v.pipe(v.number(), v.integer())

/** Everything of the overview at once: today's figures, what waits, what runs, and how the machine does. Times of the area. */
export const statOverview = endpoint({
  path: '/admin/stat/overview',
  body: 'form',
  access: 'staff',
  summary: 'Console: the overview',
  input: v.object({ areaId: Place, span: v.optional(v.picklist(overviewSpans), 'month') }),
  output: v.object({
    at: Instant,
    /** Of which days `days` tells. */
    span: v.picklist(overviewSpans),
    /** Null for whose roles see no statistics; days and hours are empty then. */
    figures: v.nullable(
      v.object({
        /** Of orders that were done today, and of those done yesterday until this time of day. */
        turnover: Moved,
        turnoverBefore: Moved,
        /** Paid and not yet ended: orders and bids. `heldLate` of them have a deadline that has passed. */
        held: FenSchema,
        heldCount: v.number(),
        heldLate: v.number(),
        /** Withdrawals that were applied for today; `withdrawTwo` of them are decided by two. */
        withdraw: FenSchema,
        withdrawCount: v.number(),
        withdrawTwo: v.number(),
        /** Of the areas' funds; `fundReserved` is promised to passed spends. */
        fund: FenSchema,
        fundReserved: FenSchema,
        /** The newest comparison of the books; null before the first one. */
        books: v.nullable(v.object({ isEqual: v.boolean(), at: Instant })),
        entries: v.number(),
      }),
    ),
    /** By deadline, those without one last; at most fifty. */
    queue: v.array(Waiting),
    counts: v.record(v.picklist(queueKinds), v.number()),
    /** The days that were asked for, today last. */
    days: v.array(v.object({ day: Day, turnover: Moved, orders: v.number() })),
    /** Payments in each of the 24 hours, and what was done in those of today; it is open from `opensAt` to before `closesAt`. */
    hours: v.object({
      today: v.array(v.number()),
      yesterday: v.array(v.number()),
      turnover: v.array(Moved),
      orders: v.array(v.number()),
      opensAt: v.number(),
      closesAt: v.number(),
    }),
    /** What runs: `value` of `of`, in percent of blocks, in places, or in fen; `until` its end. */
    city: v.array(
      v.object({
        kind: v.picklist(['vote', 'election', 'round', 'spend', 'shop', 'mutual']),
        refId: Id,
        /** Null for what is counted over all areas that are looked at. */
        areaId: v.nullable(Id),
        title: v.string(),
        value: v.number(),
        of: v.nullable(v.number()),
        until: v.nullable(Instant),
      }),
    ),
    health: v.object({
      /** How late the latest open job is. */
      jobsLateMs: v.number(),
      jobsFailed: v.number(),
      /** The newest day that was compared with the gateway; null before. */
      gateway: v.nullable(v.object({ day: v.string(), payments: v.number(), differences: v.number(), at: Instant })),
      /** Messages that wait to be sent, and those given up in the last day. */
      messagesWaiting: v.number(),
      messagesFailed: v.number(),
      /** Money frozen for longer than any city lets an order wait for its decision, in days, and how often. */
      oldHoldDays: v.number(),
      oldHolds: v.number(),
      /** When a copy of everything was made last; null when none was. */
      backupAt: v.nullable(Instant),
    }),
  }),
  refusals: [],
})

export const seriesBy = ['day', 'area', 'item'] as const

const seriesFilters = {
  from: Day,
  until: Day,
  by: v.optional(v.picklist(seriesBy), 'day'),
  areaId: Place,
  itemId: Place,
}

/** Statistics between two days, both included: a row for each day, area or item. Fees and the fund's share are those of orders done. */
export const statSeries = endpoint({
  path: '/admin/stat/series',
  body: 'form',
  access: 'staff',
  summary: 'Console: statistics',
  input: v.object(seriesFilters),
  output: v.object({
    /** What is finished was counted by the hour until then; the rest as it is now. */
    at: Instant,
    data: v.array(
      v.object({
        /** A day, or the id of an area or an item. */
        key: v.string(),
        name: v.string(),
        orders: v.number(),
        turnover: Moved,
        fee: Moved,
        fund: Moved,
        /** Held blocks on that day's end, by their present holders; blocks sold; votes counted. Null where it makes no sense. */
        residents: v.nullable(v.number()),
        blocksSold: v.nullable(v.number()),
        votes: v.nullable(v.number()),
        /** Of who traded in the seven days before that day, how many traded again in the seven days from it; both null elsewhere. */
        traders: v.nullable(v.number()),
        returned: v.nullable(v.number()),
        /** Put right on that day: divided anew, advanced of that, come back from banks, lost outside, goodwill; null elsewhere. */
        reallotted: v.nullable(FenSchema),
        advanced: v.nullable(FenSchema),
        cameBack: v.nullable(FenSchema),
        lost: v.nullable(FenSchema),
        compensated: v.nullable(FenSchema),
      }),
    ),
  }),
  refusals: ['FORM'],
})

/** The same rows as a file. FORM as above. */
export const statExport = endpoint({
  path: '/admin/stat/export',
  body: 'form',
  access: 'staff',
  summary: 'Console: statistics, as a file',
  input: v.object({ ...seriesFilters, ...fileShape }),
  output: v.string(),
  refusals: ['FORM'],
})
