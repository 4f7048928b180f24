import * as v from 'valibot'
import { catalogue } from '../../console/limits'
import { zoneSales } from '../../block/zone'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, FormInteger, Id, Instant, Line, PositiveFen, Version } from '../../fields'
import { Reason } from './approvals'
import { blockStateNames } from './lists/rows'

const No = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(999_999_999))

export const AreaView = v.object({
  areaId: Id,
  ver: v.number(),
  name: v.string(),
  sort: v.number(),
  haltedAt: v.nullable(Instant),
  haltedReason: v.nullable(v.string()),
})
export type AreaView = v.InferOutput<typeof AreaView>

/**
 * A new city at the end, or another name or place in the list for one (`areaId` and `ver`). FORM: its name is taken. A new one is for those
 * who may act everywhere (NOT_FOUND otherwise); it has no blocks and everything of it is closed until a switch opens it.
 */
export const areaSave = endpoint({
  path: '/admin/area/save',
  body: 'json',
  access: 'staff',
  summary: 'Console: a city',
  input: v.object({
    clientNo: ClientNo,
    areaId: v.nullable(Id),
    ver: Version,
    name: v.pipe(Line(catalogue.area), v.minLength(1)),
    sort: v.optional(FormInteger(0, 9_999)),
    reason: Reason,
  }),
  output: AreaView,
  refusals: ['NOT_FOUND', 'MOVED', 'FORM'],
})

/** Whom and what a halt of an area reaches. */
export const areaReach = endpoint({
  path: '/admin/area/reach',
  body: 'form',
  access: 'staff',
  summary: 'Console: what a halt reaches',
  input: v.object({ areaId: Id }),
  output: v.object({
    areaId: Id,
    residents: v.number(),
    listings: v.number(),
    bids: v.number(),
    /** Orders that wait for their payment, and their amount. */
    unpaid: v.number(),
    unpaidAmount: FenSchema,
    /** Orders that are paid and go on. */
    running: v.number(),
    runningAmount: FenSchema,
  }),
  refusals: ['NOT_FOUND'],
})

export const ZoneRef = v.object({ zoneId: Id, name: v.string(), noFrom: v.number(), noTo: v.number() })
const Sold = v.picklist(zoneSales)

export const ZoneView = v.object({
  ...ZoneRef.entries,
  ver: v.number(),
  areaId: Id,
  sort: v.number(),
  /** What the city asks for an unsold block of it; null: not decided. */
  price: v.nullable(FenSchema),
  /** How its unsold blocks are sold. */
  sold: Sold,
  /** Whether a second person is asked to put it on sale, or to change what it offers. */
  asked: v.boolean(),
  blocks: v.number(),
  unsold: v.number(),
})
export type ZoneView = v.InferOutput<typeof ZoneView>

/** What a zone with these numbers would hold, and which other zones it overlaps; nothing is changed. */
export const zonePreview = endpoint({
  path: '/admin/zone/preview',
  body: 'form',
  access: 'staff',
  summary: 'Console: what a zone would hold',
  input: v.object({
    areaId: Id,
    /** The zone that is changed; absent for a new one. */
    zoneId: v.optional(Id),
    noFrom: FormInteger(1, 999_999_999),
    noTo: FormInteger(1, 999_999_999),
    price: v.optional(FormInteger(1, Number.MAX_SAFE_INTEGER)),
  }),
  output: v.object({
    overlaps: v.array(ZoneRef),
    blocks: v.number(),
    unsold: v.number(),
    held: v.number(),
    /** Blocks of the zone as it is now that would be in none. */
    dropped: v.number(),
    /** The unsold ones that a planned or open round has taken. */
    inRounds: v.number(),
    /** What all unsold blocks come to at this price, or at that of the zone. */
    worth: v.nullable(FenSchema),
  }),
  refusals: ['NOT_FOUND', 'FORM'],
})

/**
 * A new zone, or a change of one (`zoneId` and `ver`). What an offered zone offers, and what is put on sale, waits for a second person
 * (`asked`); nothing of that change is made before. FORM: its numbers overlap another zone, its name is taken, what is sold has no price.
 * CLOSED: something of it waits already. Source: operating §8.
 */
export const zoneSave = endpoint({
  path: '/admin/zone/save',
  body: 'json',
  access: 'staff',
  summary: 'Console: a zone of blocks',
  input: v.object({
    clientNo: ClientNo,
    areaId: Id,
    zoneId: v.nullable(Id),
    ver: Version,
    name: v.pipe(Line(catalogue.zone), v.minLength(1)),
    noFrom: No,
    noTo: No,
    price: v.nullable(PositiveFen),
    sold: Sold,
    reason: Reason,
  }),
  output: ZoneView,
  refusals: ['NOT_FOUND', 'MOVED', 'FORM', 'CLOSED'],
})

/** Takes a zone away; its blocks stay, in none. */
export const zoneRemove = endpoint({
  path: '/admin/zone/remove',
  body: 'json',
  access: 'staff',
  summary: 'Console: remove a zone',
  input: v.object({ clientNo: ClientNo, id: Id, ver: Version, reason: Reason }),
  output: v.object({ zoneId: Id }),
  refusals: ['NOT_FOUND', 'MOVED'],
})

/** The blocks of a range for the map, at most 500; `nextNo` is where the next call goes on. */
export const blockMapRows = endpoint({
  path: '/admin/block/map',
  body: 'form',
  access: 'staff',
  summary: 'Console: blocks for the map',
  input: v.object({
    areaId: Id,
    zoneId: v.optional(Id),
    noFrom: v.optional(FormInteger(1, 999_999_999)),
    noTo: v.optional(FormInteger(1, 999_999_999)),
  }),
  output: v.object({
    blocks: v.array(
      v.object({
        blockId: Id,
        blockNo: v.number(),
        state: v.picklist(blockStateNames),
        price: v.nullable(FenSchema),
        /** Where it lies: see `mapLotOf`. */
        cell: v.object({ quarter: v.number(), lot: v.number() }),
      }),
    ),
    nextNo: v.nullable(v.number()),
  }),
  refusals: ['NOT_FOUND'],
})
