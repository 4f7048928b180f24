import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { expansion } from '../../expand/limits'
import { roundActs, roundStates, slotActs } from '../../expand/transitions'
import { fen } from '../../money'
import { ClientNo, FenSchema, FormInteger, Id, Instant, Line, Text, Version } from '../../fields'

export const roundKinds = ['slot', 'plot'] as const
/** The states that everybody may see. */
export const shownRoundStates = ['planned', 'open', 'archived'] as const

const Tier = v.object({ from: v.number(), to: v.number(), price: FenSchema })

/** A tier, how many numbers it has, and how many of them are still free. */
const PlotTier = v.object({ ...Tier.entries, total: v.number(), left: v.number() })

/** A number of slots at one price. */
export const SlotLineView = v.object({ from: v.number(), to: v.number(), count: v.number(), price: FenSchema })

const roundFields = {
  roundId: Id,
  /** The version: changes with an edit or a change of state, not with a purchase. */
  ver: v.number(),
  areaId: Id,
  /** K2604: the fourth round of 2026. */
  no: v.string(),
  roundNo: v.number(),
  kind: v.picklist(roundKinds),
  title: v.string(),
  description: v.string(),
  tiers: v.array(Tier),
  /** Slots, or plots, for sale; 0 = no limit. */
  quota: v.number(),
  /** Neither sold nor reserved; 0 when there is no limit. */
  left: v.number(),
  sold: v.number(),
  /** Reserved by purchases that are not paid yet. */
  reserved: v.number(),
  perUser: v.number(),
  startCapacity: v.number(),
  maxCapacity: v.number(),
  openAt: Instant,
  closeAt: Instant,
  /** When it ended, and why if operators halted it. */
  closedAt: v.nullable(Instant),
  haltedBecause: v.string(),
}

/** A round of an area. Source: domain model §3.17; community §2. */
export const RoundView = v.object({
  ...roundFields,
  state: v.picklist(shownRoundStates),
  /** When the first reservation ends; filled only while nothing is left but some of it is reserved. */
  busyUntil: v.nullable(Instant),
  /** Whether this caller asked for a notice when it opens. */
  reminds: v.boolean(),
})
export type RoundView = v.InferOutput<typeof RoundView>

/** Newest first. */
export const expandList = endpoint({
  path: '/bctExpand/list',
  body: 'form',
  access: 'guest',
  summary: 'Rounds of an area',
  input: v.object({ areaId: Id, state: v.optional(v.picklist(shownRoundStates)) }),
  output: v.object({ rounds: v.array(RoundView) }),
  refusals: [],
})

/** A purchase of slots as its buyer sees it. `ver` and `payNo` are for the cashier (`/bctPay`). */
export const SlotPurchase = v.object({
  expandId: Id,
  no: v.string(),
  ver: v.number(),
  roundId: Id,
  payNo: v.string(),
  fromCapacity: v.number(),
  count: v.number(),
  lines: v.array(SlotLineView),
  amount: FenSchema,
  expireAt: Instant,
  acts: v.array(v.picklist(slotActs)),
})
export type SlotPurchase = v.InferOutput<typeof SlotPurchase>

/**
 * A round, and what the caller's block has in it. Without `roundId`: the open round (slots before plots), else the one that opens next;
 * null when there is none. `mine` is null for a caller who acts as no block. NOT_FOUND for an unknown round or area.
 */
export const expandInfo = endpoint({
  path: '/bctExpand/info',
  body: 'form',
  access: 'guest',
  summary: 'The open round, and the slots of the own block',
  input: v.object({ areaId: Id, roundId: v.optional(Id) }),
  output: v.object({
    areaId: Id,
    areaName: v.string(),
    /** Whether expansion is open on the caller's platform. */
    enabled: v.boolean(),
    /** The area whose price table the menu opens. */
    priceAreaId: Id,
    round: v.nullable(RoundView),
    /** The round that opens next, when it is not the one shown. */
    next: v.nullable(RoundView),
    mine: v.nullable(
      v.object({
        blockId: Id,
        blockNo: v.number(),
        capacity: v.number(),
        /** Slots with a listing or a bid. */
        used: v.number(),
        max: v.number(),
        /** How many it may buy now: what the block and the round still have room for. */
        mayBuy: v.number(),
        /** The block is offered for transfer, or reserved: it can buy nothing. */
        inTransfer: v.boolean(),
        unpaid: v.nullable(SlotPurchase),
      }),
    ),
  }),
  refusals: ['NOT_FOUND'],
})

/** What slots and plots cost in an area; without `areaId`, in the one that the setting names. Source: community §2. */
export const expandPriceTable = endpoint({
  path: '/bctExpand/priceTable',
  body: 'form',
  access: 'guest',
  summary: 'The price table of an area',
  input: v.object({ areaId: v.optional(Id) }),
  output: v.object({
    areaId: Id,
    areaName: v.string(),
    /** The newest round of the table. */
    round: v.object({ roundId: Id, no: v.string(), roundNo: v.number(), state: v.picklist(shownRoundStates) }),
    startCapacity: v.number(),
    maxCapacity: v.number(),
    slots: v.array(Tier),
    plots: v.array(PlotTier),
    /** When the prices were last changed. */
    asOf: Instant,
  }),
  refusals: ['NOT_FOUND'],
})

/**
 * Reserves slots for the block the caller acts as, with 15 minutes to pay under `payNo`. `amount` is what the buyer saw. SOLD_OUT with
 * `left` and `busyUntil`; LIMIT with `max` and `mayBuy`, or with `expandId` and `payNo` of an unpaid purchase; PRICE_CHANGED with `amount`;
 * MOVED with `round`. Source: community §2, row 4.
 */
export const expandAdd = endpoint({
  path: '/bctExpand/add',
  body: 'json',
  access: 'resident',
  summary: 'Buy slots for the own block',
  input: v.object({
    clientNo: ClientNo,
    roundId: Id,
    ver: Version,
    count: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(expansion.mostAtOnce)),
    amount: FenSchema,
  }),
  output: SlotPurchase,
  refusals: [
    ...(['BEFORE_OPEN', 'HALT', 'NOT_FOUND', 'NO_RIGHT', 'BLOCK_TRANSFER', 'CLOSED', 'MOVED'] as const),
    ...(['LIMIT', 'SOLD_OUT', 'PRICE_CHANGED', 'COOLDOWN'] as const),
  ],
})

/** An own purchase by its id, which its pay order names: of whichever block, and after it was paid or closed, too. */
export const expandPurchase = endpoint({
  path: '/bctExpand/purchase',
  body: 'form',
  access: 'user',
  summary: 'An own purchase of slots',
  input: v.object({ expandId: Id }),
  output: SlotPurchase,
  refusals: ['NOT_FOUND'],
})

/** Asks for a notice when a planned round opens (`on` 1), or cancels that (0). CLOSED once it has opened. */
export const expandRemind = endpoint({
  path: '/bctExpand/remind',
  body: 'form',
  access: 'user',
  summary: 'Be told when a round opens',
  input: v.object({ roundId: Id, on: FormInteger(0, 1) }),
  output: v.object({ on: v.boolean() }),
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'CLOSED'],
})

/** A round as operators see it. */
export const DeskRound = v.object({
  ...roundFields,
  state: v.picklist(roundStates),
  /** Whether its plan waits for the second person; a draft that nobody agreed to in time does not, until it is saved again. */
  isAsked: v.boolean(),
  draftBy: v.string(),
  approvedBy: v.string(),
  /** An operator's request to halt it, with the reason. */
  halt: v.nullable(v.object({ askedBy: v.string(), reason: v.string() })),
  acts: v.array(v.picklist(roundActs)),
})
export type DeskRound = v.InferOutput<typeof DeskRound>

const whole = (min: number, max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max))
const { price } = expansion
const Price = v.pipe(whole(price.minFen, price.maxFen), v.transform(fen))
const blockNumber = whole(1, 999_999_999)

/** The most plots that one round makes. */
export const mostPlots = 5_000

/** What is filled in for a round. */
export const roundPlan = {
  kind: v.picklist(roundKinds),
  roundNo: whole(1, 99),
  title: v.pipe(Line(30), v.minLength(1)),
  description: Text(200),
  /** In ascending order; every slot from the fourth to the last, or every number of a plot round, must have a price. */
  tiers: v.pipe(
    v.array(v.object({ from: blockNumber, to: blockNumber, price: Price })),
    v.minLength(1),
    v.maxLength(50),
  ),
  /** Slots for sale, 0 = no limit. For a plot round the numbers in its tiers count instead. */
  quota: v.optional(whole(0, 1_000_000), 0),
  perUser: v.optional(whole(1, mostPlots), expansion.perUser),
  openAt: Instant,
  closeAt: Instant,
}

/** Every round of an area with its drafts, newest first. */
export const adminRoundList = endpoint({
  path: '/admin/round/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: rounds and drafts of an area',
  input: v.object({ areaId: Id }),
  output: v.object({ rounds: v.array(DeskRound) }),
  refusals: ['NOT_FOUND'],
})

/** It is kept, and nobody is asked to approve it yet. */
const isDraft = v.optional(v.boolean())

/**
 * Drafts a round; it is planned once another operator approves it. FORM: prices overlap or leave a gap, times lie in the past or in closed
 * hours, or another round has the number or the time. Source: community §2, row 1.
 */
export const adminRoundAdd = endpoint({
  path: '/admin/round/add',
  body: 'json',
  access: 'staff',
  summary: 'Console: plan a round',
  input: v.object({ clientNo: ClientNo, areaId: Id, isDraft, ...roundPlan }),
  output: DeskRound,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'FORM'],
})

/** Changes a round that has not opened; it waits for another operator's approval again, unless it is kept as a draft. */
export const adminRoundEdit = endpoint({
  path: '/admin/round/edit',
  body: 'json',
  access: 'staff',
  summary: 'Console: change a planned round',
  input: v.object({ clientNo: ClientNo, roundId: Id, ver: Version, isDraft, ...roundPlan }),
  output: DeskRound,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'MOVED', 'CLOSED', 'FORM'],
})

/**
 * Approves or withdraws a round, or halts it: one operator asks (`askHalt`, with a reason that everybody can read), another one does it
 * (`halt`). OWN for the operator who drafted it, or asked. MOVED with `round`. Source: community §2, rows 1, 2, 8.
 */
export const adminRoundAct = endpoint({
  path: '/admin/round/act',
  body: 'json',
  access: 'staff',
  summary: 'Console: approve, withdraw or halt a round',
  input: v.object({
    clientNo: ClientNo,
    roundId: Id,
    ver: Version,
    act: v.picklist(['approve', 'withdraw', 'askHalt', 'halt', 'unaskHalt']),
    reason: v.pipe(Text(140), v.minLength(5)),
  }),
  output: DeskRound,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'MOVED', 'OWN', 'CLOSED', 'FORM'],
})
