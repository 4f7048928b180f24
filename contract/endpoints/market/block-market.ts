import * as v from 'valibot'
import { blockOrderStates, blockStates, cartActs } from '../../block/transitions'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, FormInteger, Id, Instant, PositiveFen, Version } from '../../fields'
import { blockMarket } from '../../block/limits'

/** One block of a check-out, and where its price goes: to the seller, of which a fee to platform and fund; or to the treasury. */
const CartOrder = v.object({
  orderId: Id,
  /** B261121-0009. */
  no: v.string(),
  blockId: Id,
  blockNo: v.number(),
  /** The zone that it lies in; outside of every zone the city. */
  place: v.string(),
  capacity: v.number(),
  price: FenSchema,
  /** The seller's block that is named, 0 for none; null for a block of the city. */
  sellerBlockNo: v.nullable(v.number()),
  /** What the seller pays, and the part of it that goes to the fund. */
  fee: FenSchema,
  fundShare: FenSchema,
  /** How long the seller's money is held after the handover. */
  handoverHours: v.number(),
  state: v.picklist(blockOrderStates),
})

/** A check-out as its buyer sees it. `ver` and `payNo` are for the cashier (`/bctPay`). */
export const BlockCart = v.object({
  cartId: Id,
  ver: v.number(),
  areaId: Id,
  areaName: v.string(),
  payNo: v.string(),
  amount: FenSchema,
  expireAt: Instant,
  state: v.picklist(blockOrderStates),
  orders: v.array(CartOrder),
  /** True while its buyer has never paid for anything: the first-purchase reminder shows. Source: community §8. */
  firstPurchase: v.boolean(),
  acts: v.array(v.picklist(cartActs)),
})
export type BlockCart = v.InferOutput<typeof BlockCart>

const CartWish = v.object({ blockId: Id, ver: Version, price: PositiveFen })

/**
 * Reserves all of these blocks until they are paid or time is up, or none: one order for each, one pay order for all. `ver` and `price` are
 * what the buyer saw. When one of them is not as seen: SOLD_OUT, or PRICE_CHANGED when nothing else is wrong, with `lines`: for every block
 * its `fault` (null when it can be bought), its `price` and `ver` now, and `until` when it is reserved. OWN for own blocks. LIMIT with
 * `max` of a round. NO_RIGHT with `next` `bindMobile` without a number. FORM for blocks of two areas. Source: community §8, row 3.
 */
export const carPay = endpoint({
  path: '/block/carPay',
  body: 'json',
  access: 'user',
  summary: 'Check blocks out: reserve all or none',
  input: v.object({
    clientNo: ClientNo,
    lines: v.pipe(
      v.array(CartWish),
      v.minLength(1),
      v.maxLength(blockMarket.lines),
      v.check((lines) => new Set(lines.map(({ blockId }) => blockId)).size === lines.length, '同一区块只能选一次'),
    ),
  }),
  output: BlockCart,
  refusals: [
    ...(['BEFORE_OPEN', 'HALT', 'NO_RIGHT', 'SOLD_OUT', 'PRICE_CHANGED', 'OWN', 'LIMIT', 'COOLDOWN'] as const),
    ...(['FORM', 'MOVED'] as const),
  ],
})

/** An own check-out by its id, which its pay order names, also after it was paid or closed. */
export const carInfo = endpoint({
  path: '/block/carInfo',
  body: 'form',
  access: 'user',
  summary: 'An own check-out',
  input: v.object({ cartId: Id }),
  output: BlockCart,
  refusals: ['NOT_FOUND'],
})

/**
 * Blocks of a part of an area in the order of their numbers, for the map: five hundred at most, and where to go on. The map itself is drawn
 * from area id and number. Source: community §8. Our decision: docs/decisions/0273-block-map.md
 */
export const blockMap = endpoint({
  path: '/block/map',
  body: 'form',
  access: 'guest',
  summary: 'Blocks of a range, for the map',
  input: v.object({
    areaId: Id,
    categoryId: v.optional(Id),
    noFrom: v.optional(FormInteger(1, 999_999_999)),
    noTo: v.optional(FormInteger(1, 999_999_999)),
  }),
  output: v.object({
    blocks: v.array(
      v.object({
        blockId: Id,
        blockNo: v.number(),
        state: v.picklist(blockStates),
        /** What it costs while it is offered, else null. */
        price: v.nullable(FenSchema),
        mine: v.boolean(),
        /** Where it lies: see `mapLotOf`. */
        cell: v.object({ quarter: v.number(), lot: v.number() }),
      }),
    ),
    /** The number from which the next call goes on; null after the last one. */
    nextNo: v.nullable(v.number()),
  }),
  refusals: ['NOT_FOUND'],
})
