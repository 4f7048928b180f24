import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import type { RefusalReason } from '../../refusals'
import { isSpot } from '../../spot'
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
  Line,
  Text,
  Version,
} from '../../fields'

export const deliveryModes = ['online', 'meet', 'post'] as const

/** `item` = by item, then best price first (cheapest sale, dearest bid). `ending` = the next to expire first. */
export const boardSorts = ['item', 'priceUp', 'priceDown', 'newest', 'ending'] as const

/**
 * Filters and order of a board. `cursor` belongs to one sort: the next page must ask with the same filters. `q` is searched for in title,
 * text and item name. `tab` is for the caller's own offers (`mine`), which come in groups: to be paid, open, ended; newest first in each.
 */
export const boardInput = {
  ...pageInput,
  areaId: Id,
  categoryId: v.optional(Id),
  itemId: v.optional(Id),
  q: v.optional(Line(40)),
  delivery: v.optional(v.picklist(deliveryModes)),
  priceMin: v.optional(FormInteger(0, Number.MAX_SAFE_INTEGER)),
  priceMax: v.optional(FormInteger(0, Number.MAX_SAFE_INTEGER)),
  sort: v.optional(v.picklist(boardSorts), 'item'),
  mine: v.optional(FormInteger(0, 1), 0),
  tab: v.optional(v.picklist(['all', 'open', 'ended']), 'all'),
}

/** The small picture of goods: the offer's first own picture, else that of the item; where there is neither, `category` chooses an icon. */
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
  /** Least quantity and step of a part; what is left of a bid may be smaller, and is then taken as a whole. */
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

/** How many of the caller's offers are to be paid, are open, have ended; filled for `mine` only. */
export const offerGroups = v.object({ mine: v.number(), running: v.number(), ended: v.number() })

/** Where a place lies on the map; empty when it was typed. Our decision: docs/decisions/0040-offers.md */
const Spot = v.pipe(
  v.string(),
  v.check((text) => text === '' || isSpot(text)),
)

/** What sales and bids both say about the goods. Place is where they are handed over, if they are. */
export const terms = {
  content: Text(500),
  price: PositiveFen,
  delivery: v.picklist(deliveryModes),
  place: Line(60),
  spot: v.optional(Spot),
}

interface Where {
  readonly delivery: string
  readonly place: string
  readonly spot?: string | undefined
}

/**
 * An offer with handover in person must name a place, and a position on the map needs a place in words. Offers made before this rule may
 * have no place and stay valid. Source: domain model §10.
 */
export const saysWhere = <T extends Where>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { delivery, place, spot = '' } = dataset.value
    if (place !== '' || (delivery !== 'meet' && spot === '')) return
    addIssue({ path: [{ type: 'object', origin: 'value', input: { delivery, place }, key: 'place', value: '' }] })
  })

/** An act on one of the caller's own offers. */
export const acting = { clientNo: ClientNo, id: Id, ver: Version }

/** A call that acts on one of the caller's own offers and returns it. MOVED carries the fresh offer. */
export const offerAct = <const P extends string, O extends v.GenericSchema>(
  path: P,
  summary: string,
  output: O,
  more: readonly RefusalReason[] = [],
) =>
  endpoint({
    path,
    body: 'json',
    access: 'resident',
    summary,
    input: v.object(acting),
    output,
    refusals: ['MOVED', ...more, 'NO_RIGHT', 'NOT_FOUND'],
  })

/** A call of the console by which an operator removes anybody's offer and says why. */
export const offerRemoval = <const P extends string, O extends v.GenericSchema>(path: P, summary: string, output: O) =>
  endpoint({
    path,
    body: 'json',
    access: 'staff',
    summary,
    input: v.object({ ...acting, reason: v.pipe(Text(140), v.minLength(1)) }),
    output,
    refusals: ['MOVED', 'NO_RIGHT', 'NOT_FOUND'],
  })

/** What the taker of a part saw of the offer: when the price differs, the call is refused with PRICE_CHANGED. */
export const taking = { clientNo: ClientNo, ver: Version, qty: PositiveQty, price: FenSchema }

/** Why a part of an offer cannot be taken. */
export const takingRefusals = [
  'BLOCK_TRANSFER',
  'MOVED',
  'PRICE_CHANGED',
  'SOLD_OUT',
  'OWN',
  'LIMIT',
  'EXPIRED',
  'CLOSED',
  'NO_RIGHT',
  'NOT_FOUND',
  'HALT',
  'FORM',
] as const satisfies readonly RefusalReason[]
