import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { expansion } from '../../expand/limits'
import { slotActs } from '../../expand/transitions'
import { ClientNo, FenSchema, FormInteger, Id, Instant, Version } from '../../fields'

export const roundKinds = ['slot', 'plot'] as const
/** The states that everybody may see. */
export const shownRoundStates = ['planned', 'open', 'archived'] as const

const Tier = v.object({ from: v.number(), to: v.number(), price: FenSchema })

/** A tier, how many numbers it has, and how many of them are still free. */
const PlotTier = v.object({ ...Tier.entries, total: v.number(), left: v.number() })

/** A number of slots at one price. */
export const SlotLineView = v.object({ from: v.number(), to: v.number(), count: v.number(), price: FenSchema })

export const roundFields = {
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
  /** The city of the block, by a pay order maybe not the chosen one. */
  areaId: Id,
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
 * Reserves slots for the block the caller acts as, with `payMinutes` to pay under `payNo`. `amount` is what the buyer saw. SOLD_OUT with
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
    count: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(expansion.mostPerPurchase)),
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

/** The calls of expansion. */
export const expandCalls = [expandList, expandInfo, expandPriceTable, expandAdd, expandPurchase, expandRemind] as const
