import * as v from 'valibot'
import { foundThings } from '../../console/city-modules'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, Id, Instant, Line, Text } from '../../fields'
import { carriers } from '../../orders/carriers'
import { parcelWays } from '../../orders/parcel-ways'
import { TimelineEntry } from '../orders/orders'
import { Reason } from './approvals'
import { OrderRow } from './lists/rows'

/** Money that moved under a number. */
const Posting = v.object({
  txnId: Id,
  type: v.string(),
  memo: v.string(),
  at: Instant,
  transfers: v.array(v.object({ from: v.string(), to: v.string(), amount: FenSchema })),
})
export const Note = v.object({ noteId: Id, name: v.string(), text: v.string(), at: Instant })

/**
 * The parcel of a posted order, once it was sent. Of what the carrier told staff see the kind of the last news and its moment: its words
 * can name the reader and the street. Our decision: docs/decisions/0430-parcels.md
 */
const Parcel = v.object({
  carrier: v.picklist(carriers),
  trackingNo: v.string(),
  sentAt: Instant,
  signedAt: v.nullable(Instant),
  lastNews: v.nullable(v.object({ way: v.picklist(parcelWays), at: Instant })),
})
export type OrderParcelFacts = v.InferOutput<typeof Parcel>

/** An order with its course and everything that moved under its number. */
export const orderInfo = endpoint({
  path: '/admin/order/info',
  body: 'form',
  access: 'staff',
  summary: 'Console: one order',
  input: v.object({ id: Id }),
  output: v.object({
    ...OrderRow,
    place: v.string(),
    /** Of what the gateway collected; null for an order that was paid from the balance alone. */
    payNo: v.nullable(v.string()),
    /** The listing it came from, which may be removed (`/admin/saleRemove` with `saleVer`) while it is `isSaleOn`. */
    saleId: v.nullable(Id),
    saleNo: v.nullable(v.string()),
    saleVer: v.nullable(v.number()),
    isSaleOn: v.boolean(),
    /** Whether there was, or is, a dispute about it. */
    hasDispute: v.boolean(),
    /** Null for an order that needs none, and before it was sent. */
    parcel: v.nullable(Parcel),
    events: v.array(TimelineEntry),
    postings: v.array(Posting),
    notes: v.array(Note),
  }),
  refusals: ['NOT_FOUND'],
})

/** A resident’s whole mobile number; each reading is recorded with its reason. */
export const userReveal = endpoint({
  path: '/admin/user/reveal',
  body: 'json',
  access: 'staff',
  summary: 'Console: a resident’s mobile number',
  input: v.object({ id: Id, reason: Reason }),
  output: v.object({ mobile: v.string() }),
  refusals: ['NOT_FOUND'],
})

/** Signs a resident out everywhere. OWN: one’s own account. */
export const userEndSessions = endpoint({
  path: '/admin/user/endSessions',
  body: 'json',
  access: 'staff',
  summary: 'Console: sign a resident out',
  input: v.object({ clientNo: ClientNo, id: Id, reason: Reason }),
  output: v.object({ ended: v.number() }),
  refusals: ['NOT_FOUND', 'OWN'],
})

export const noteRefs = ['order', 'user'] as const

/** A note for colleagues about an order or a resident; nobody else reads it. */
export const noteAdd = endpoint({
  path: '/admin/note/add',
  body: 'json',
  access: 'staff',
  summary: 'Console: a note for colleagues',
  input: v.object({
    clientNo: ClientNo,
    refType: v.picklist(noteRefs),
    refId: Id,
    text: v.pipe(Text(500), v.minLength(1)),
  }),
  output: Note,
  refusals: ['NOT_FOUND'],
})

/** What a search finds: kinds of things by their numbers, residents by their mobile numbers and names. */
export const searchKinds = [
  'block',
  'order',
  'withdraw',
  'pay',
  'refund',
  'handover',
  ...foundThings,
  'sale',
  'buy',
  'user',
] as const

const Hit = v.object({
  refType: v.picklist(searchKinds),
  refId: Id,
  /** By what people know it; '' for a person without a block. */
  no: v.string(),
  areaId: v.nullable(Id),
  words: v.string(),
  amount: v.nullable(FenSchema),
  /** `exact`: it is what was typed, with the last four digits of a mobile number, too; else its number or its name begins so. */
  how: v.picklist(['exact', 'begins', 'name']),
})
export type SearchHit = v.InferOutput<typeof Hit>

/**
 * What is called so, in the areas of who asks and of kinds that their roles see: numbers that are exactly so first, then those that begin
 * so, then names; at most five of each kind that only begin so.
 */
export const search = endpoint({
  path: '/admin/search',
  body: 'form',
  access: 'staff',
  summary: 'Console: search',
  input: v.object({ q: v.pipe(Line(40), v.minLength(1)) }),
  output: v.object({ hits: v.array(Hit) }),
  refusals: [],
})
