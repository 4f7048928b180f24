import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, Id, Instant, Line, Text } from '../../fields'
import { carriers } from '../../orders/carriers'
import { parcelWays } from '../../orders/parcel-ways'
import { Reason } from './approvals'
import { BlockRow, OrderRow, UserRow } from './lists'

/** Money that moved under a number. */
const Posting = v.object({
  txnId: Id,
  type: v.string(),
  memo: v.string(),
  at: Instant,
  transfers: v.array(v.object({ from: v.string(), to: v.string(), amount: FenSchema })),
})
const Note = v.object({ noteId: Id, name: v.string(), text: v.string(), at: Instant })

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
    payNo: v.string(),
    /** The listing it came from, which may be removed (`/admin/saleRemove` with `saleVer`) while it is `isSaleOn`. */
    saleId: v.nullable(Id),
    saleVer: v.nullable(v.number()),
    isSaleOn: v.boolean(),
    /** Null for an order that needs none, and before it was sent. */
    parcel: v.nullable(Parcel),
    events: v.array(v.object({ at: Instant, act: v.string(), by: v.string(), text: v.string(), images: v.string() })),
    postings: v.array(Posting),
    notes: v.array(Note),
  }),
  refusals: ['NOT_FOUND'],
})

/** A resident; each reading is recorded. Balances are for finance and auditors. */
export const userInfo = endpoint({
  path: '/admin/user/info',
  body: 'form',
  access: 'staff',
  summary: 'Console: one resident',
  input: v.object({ id: Id }),
  output: v.object({
    ...UserRow,
    held: v.array(v.object(BlockRow)),
    balances: v.nullable(v.object({ available: FenSchema, frozen: FenSchema, income: FenSchema })),
    /** Running orders, open disputes, withdrawals that wait. */
    running: v.number(),
    disputes: v.number(),
    withdrawals: v.number(),
    sessions: v.array(v.object({ tokenId: Id, platform: v.string(), blockNo: v.nullable(v.number()), at: Instant })),
    /** Warnings that the person got, newest first. */
    warnings: v.array(v.object({ at: Instant, refType: v.string(), reason: v.string(), name: v.string() })),
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

/** What a number, a block, a whole mobile number or a name finds, in the areas of who asks; at most ten of each. */
export const search = endpoint({
  path: '/admin/search',
  body: 'form',
  access: 'staff',
  summary: 'Console: search',
  input: v.object({ q: v.pipe(Line(40), v.minLength(1)) }),
  output: v.object({
    orders: v.array(v.object({ orderId: Id, orderNo: v.string(), title: v.string(), amount: FenSchema })),
    withdrawals: v.array(v.object({ withdrawId: Id, withdrawNo: v.string(), amount: FenSchema })),
    blocks: v.array(v.object({ blockId: Id, areaId: Id, blockNo: v.number(), ownerName: v.nullable(v.string()) })),
    users: v.array(v.object(UserRow)),
  }),
  refusals: [],
})
