import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { cartProblems } from '../../block/cart-problems'
import { blockMarket } from '../../block/limits'
import { FenSchema, FormInteger, Id, Instant, pageInput, pageOf } from '../../fields'
import { niceWishes } from '../../block/nice'
import { blockStates } from '../../block/transitions'

/**
 * A block as the block market lists it. `price` is null while it is not offered; `until`: the end of the offer; `busyUntil`: until when
 * somebody has it reserved; `payNo`: the own pay order by which this reader has, to be paid. Source: domain model §3.1, §3.2.
 */
export const BlockRow = v.object({
  blockId: Id,
  ver: v.number(),
  areaId: Id,
  areaName: v.string(),
  /** The zone that it lies in; outside of every zone the city. */
  place: v.string(),
  blockNo: v.number(),
  name: v.string(),
  thumbs: v.string(),
  state: v.picklist(blockStates),
  price: v.nullable(FenSchema),
  until: v.nullable(Instant),
  busyUntil: v.nullable(Instant),
  payNo: v.nullable(v.string()),
  capacity: v.number(),
  /** Who lives there; '' while nobody does. */
  ownerName: v.string(),
  mine: v.boolean(),
  inCart: v.boolean(),
})
export type BlockRow = v.InferOutput<typeof BlockRow>

export const blockSorts = ['no', 'priceUp', 'priceDown'] as const

/** `offered`: blocks that can be bought now or are reserved. */
export const blockListStates = [...blockStates, 'offered'] as const

/** The blocks of an area; without `state` all of them. A price filter leaves only blocks that are offered. Source: domain model §6.1. */
export const blockList = endpoint({
  path: '/block/list',
  body: 'form',
  access: 'guest',
  summary: 'Blocks of an area by zone, state, number and price',
  input: v.object({
    areaId: Id,
    categoryId: v.optional(Id),
    state: v.optional(v.picklist(blockListStates)),
    noFrom: v.optional(FormInteger(1, 999_999_999)),
    noTo: v.optional(FormInteger(1, 999_999_999)),
    priceFrom: v.optional(FormInteger(0, 1_000_000_000_000)),
    priceTo: v.optional(FormInteger(0, 1_000_000_000_000)),
    /** Only numbers that are easy to remember, of one kind or of any. */
    nice: v.optional(v.picklist(niceWishes)),
    sort: v.optional(v.picklist(blockSorts), 'no'),
    ...pageInput,
  }),
  output: pageOf(BlockRow),
  refusals: ['NOT_FOUND'],
})

/**
 * The zones of the block market with their numbers. `offered`: what can be bought now; a reserved block cannot; `lowest`: what the cheapest
 * of these costs. Source: domain model §3.2 (kind `block`); mockup 28-market. `enabled`: whether the area's block market is open on this
 * platform. Source: community §0 (module switch).
 */
export const blockZones = endpoint({
  path: '/block/zones',
  body: 'form',
  access: 'guest',
  summary: 'Zones of the block market',
  input: v.object({ areaId: Id }),
  output: v.object({
    enabled: v.boolean(),
    zones: v.array(
      v.object({
        categoryId: Id,
        name: v.string(),
        noFrom: v.number(),
        noTo: v.number(),
        offered: v.number(),
        lowest: v.nullable(FenSchema),
        /** The city's own that nothing offers. */
        closed: v.number(),
        /** When a planned round offers some of them; null while none is planned. */
        nextAt: v.nullable(Instant),
      }),
    ),
  }),
  refusals: [],
})

/**
 * One block in the cart; what is wrong with it is worked out at each read. `soldAt`: when the one who bought it became its owner. `payNo`:
 * the own pay order by which one has reserved it oneself, to be paid. `block` is null when it no longer exists.
 */
export const CartLine = v.object({
  blockId: Id,
  priceSeen: FenSchema,
  addedAt: Instant,
  fault: v.nullable(v.picklist(cartProblems)),
  soldAt: v.nullable(Instant),
  payNo: v.nullable(v.string()),
  block: v.nullable(BlockRow),
})
export type CartLine = v.InferOutput<typeof CartLine>

/** All lines (the badge), the lines that can be bought, and what those cost together. */
const Totals = { count: v.number(), valid: v.number(), amount: FenSchema }

const { cartMost } = blockMarket

const idsText = v.pipe(v.string(), v.regex(/^\d{1,16}(,\d{1,16}){0,49}$/, `区块编号用逗号隔开，最多 ${cartMost} 个`))
const linesText = v.pipe(
  v.string(),
  v.regex(/^\d{1,16}(:\d{1,13})?(,\d{1,16}(:\d{1,13})?){0,49}$/, `区块编号用逗号隔开，最多 ${cartMost} 个`),
)

export const carList = endpoint({
  path: '/block/carList',
  body: 'form',
  access: 'user',
  summary: 'The cart',
  input: v.object({}),
  output: v.object({ lines: v.array(CartLine), ...Totals }),
  refusals: [],
})

/**
 * Puts blocks into the cart. Their ids are separated by commas; an id may carry, after a colon, the price that was seen earlier (a guest's
 * cart taken over at login). A line that is already there takes the new price. Of several blocks, those that cannot be bought are left out;
 * when none is left: NOT_FOUND, OWN, CLOSED (not offered), LIMIT (50 lines). Checking out comes with the block market (`/block/carPay`).
 * Source: domain model §3.20, §6.1. Our decision: docs/decisions/0260-block-market.md
 */
export const addCar = endpoint({
  path: '/block/addCar',
  body: 'form',
  access: 'user',
  summary: 'Put blocks into the cart',
  input: v.object({ ids: linesText }),
  output: v.object({ added: v.number(), ...Totals }),
  refusals: ['NOT_FOUND', 'OWN', 'CLOSED', 'LIMIT', 'FORM'],
})

export const delCar = endpoint({
  path: '/block/delCar',
  body: 'form',
  access: 'user',
  summary: 'Take blocks out of the cart',
  input: v.object({ ids: idsText }),
  output: v.object(Totals),
  refusals: ['FORM'],
})

export const clearCar = endpoint({
  path: '/block/clearCar',
  body: 'form',
  access: 'user',
  summary: 'Empty the cart, or take out only the lines that are over',
  input: v.object({ onlyInvalid: v.optional(FormInteger(0, 1), 0) }),
  output: v.object(Totals),
  refusals: [],
})

export const getTotal = endpoint({
  path: '/block/getTotal',
  body: 'form',
  access: 'user',
  summary: 'Lines of the cart, those that can be bought, and what they cost',
  input: v.object({}),
  output: v.object(Totals),
  refusals: [],
})
