import * as v from 'valibot'
import { endpoint } from '../endpoint'
import type { RefusalReason } from '../refusals'
import { isSpot } from '../spot'
import {
  ClientNo,
  FenSchema,
  FormInteger,
  Id,
  Instant,
  pageInput,
  PositiveFen,
  PositiveQty,
  QtySchema,
  Text,
  Version,
} from '../fields'

export const deliveryModes = ['online', 'meet', 'post'] as const

/** `item` = by item, then best price first (cheapest sale, dearest bid). `ending` = the next to expire first. */
export const boardSorts = ['item', 'priceUp', 'priceDown', 'newest', 'ending'] as const

/**
 * What narrows and orders a board. `cursor` belongs to one sort: a page that follows must ask with the same filters. `q` is sought in
 * title, text and item name. `tab` divides the own ones (`mine`), which come in groups: to be paid, standing, ended; newest first in each.
 */
export const boardInput = {
  ...pageInput,
  areaId: Id,
  categoryId: v.optional(Id),
  itemId: v.optional(Id),
  q: v.optional(Text(40)),
  delivery: v.optional(v.picklist(deliveryModes)),
  priceMin: v.optional(FormInteger(0, Number.MAX_SAFE_INTEGER)),
  priceMax: v.optional(FormInteger(0, Number.MAX_SAFE_INTEGER)),
  sort: v.optional(v.picklist(boardSorts), 'item'),
  mine: v.optional(FormInteger(0, 1), 0),
  tab: v.optional(v.picklist(['all', 'open', 'ended']), 'all'),
}

/**
 * How goods are shown in one small picture: the first of their own, or that of their kind; where there is neither,
 * `category` names its sign.
 */
export const look = { thumb: v.string(), category: v.string() }

/** An offer as everybody may see it. */
export const offer = {
  ver: v.number(),
  areaId: Id,
  itemId: Id,
  itemName: v.string(),
  unit: v.string(),
  title: v.string(),
  content: v.string(),
  thumbs: v.string(),
  ...look,
  price: FenSchema,
  qty: QtySchema,
  qtyLeft: QtySchema,
  /** Least quantity and step of a part; the last rest of a bid may be smaller, as a whole. */
  minQty: QtySchema,
  tick: QtySchema,
  delivery: v.picklist(deliveryModes),
  place: v.string(),
  /** Where the place lies, if it was chosen on a map. */
  spot: v.optional(v.string()),
  /** The caller's own: shown with the tag 我的 and without a button to take it. */
  mine: v.boolean(),
  /** Why an operator removed it; empty otherwise. */
  removedReason: v.string(),
  createdAt: Instant,
}

/** How many of the own offers are to be paid by me, stand, have ended; told of own ones only. */
export const offerGroups = v.object({ mine: v.number(), running: v.number(), ended: v.number() })

/** Where a place lies on the map; empty when it was typed. Our decision: docs/decisions/0161-pins-and-places.md */
const Spot = v.pipe(
  v.string(),
  v.check((text) => text === '' || isSpot(text)),
)

/** What both sides of a board say of the goods. Place is where they are handed over, if they are. */
export const terms = {
  content: Text(500),
  price: PositiveFen,
  delivery: v.picklist(deliveryModes),
  place: Text(60),
  spot: v.optional(Spot),
}

interface Where {
  readonly delivery: string
  readonly place: string
  readonly spot?: string | undefined
}

/**
 * Who hands goods over in person says where, and a position is that of a place in words. Offers made before this rule may have no place
 * and stay as they are. Source: domain model §10.
 */
export const saysWhere = <T extends Where>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { delivery, place, spot = '' } = dataset.value
    if (place !== '' || (delivery !== 'meet' && spot === '')) return
    addIssue({ path: [{ type: 'object', origin: 'value', input: { delivery, place }, key: 'place', value: '' }] })
  })

/** An act on an own offer. */
export const acting = { clientNo: ClientNo, id: Id, ver: Version }

/** A call that acts on an own offer and gives it back. MOVED carries the fresh offer. */
export const offerAct = <const P extends string, O extends v.GenericSchema>(
  path: P,
  summary: string,
  output: O,
  more: readonly RefusalReason[] = [],
) =>
  endpoint({
    ...{ path, body: 'json', access: 'resident', summary },
    input: v.object(acting),
    output,
    refusals: ['MOVED', ...more, 'NO_RIGHT', 'NOT_FOUND'],
  })

/** A call by which an operator removes anybody's offer and says why. */
export const offerRemoval = <const P extends string, O extends v.GenericSchema>(path: P, summary: string, output: O) =>
  endpoint({
    ...{ path, body: 'json', access: 'operator', summary },
    input: v.object({ ...acting, reason: v.pipe(Text(140), v.minLength(1)) }),
    output,
    refusals: ['MOVED', 'NO_RIGHT', 'NOT_FOUND'],
  })

/** What whoever takes a part of an offer saw of it: at another price he is refused with PRICE_CHANGED. */
export const taking = { clientNo: ClientNo, ver: Version, qty: PositiveQty, price: FenSchema }

/** Why a part of an offer may not be had. */
export const takingRefusals = [
  ...['BLOCK_TRANSFER', 'MOVED', 'PRICE_CHANGED', 'SOLD_OUT', 'OWN', 'LIMIT'],
  ...['EXPIRED', 'CLOSED', 'NO_RIGHT', 'NOT_FOUND', 'HALT', 'FORM'],
] as const satisfies readonly RefusalReason[]
