import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { moduleNames } from '../../modules'
import { ClientNo, FormInteger, Id, Instant, Text } from '../../fields'
import { CityWaits, OrderTerms } from '../orders/terms'
import { NewsTemplates } from './news'
import { accesses, accessNames } from '../../settings/access'

const Nothing = v.object({})

/** Why and since when trading is halted in an area. Source: domain model §6.3 (halt banner). */
export const Halt = v.object({ because: v.string(), since: Instant })

/** What the app must know before anything else: names, opening, switches, limits. Source: domain model §6.3 (index). */
export const indexConfig = endpoint({
  path: '/index/config',
  body: 'form',
  access: 'guest',
  summary: 'Site name, the area, the login key, switches and limits',
  input: v.object({ areaId: v.optional(Id) }),
  output: v.object({
    siteName: v.string(),
    areaId: Id,
    areaName: v.string(),
    /** PEM of the RSA key that encrypts founder passwords. */
    loginKey: v.string(),
    imageBase: v.string(),
    isOpen: v.boolean(),
    opensAt: Instant,
    closesAt: Instant,
    /** When the city is open: today, also when that is over, and on the next days on which it is. What follows them is not known yet. */
    openings: v.array(v.object({ from: Instant, to: Instant })),
    /** Filled while trading is halted in the area: no buying, paying or publishing. */
    halt: v.optional(Halt),
    /** What of the city is open on the caller's platform: modules, block market, ways of the wallet. Source: operating §1. */
    access: v.record(v.picklist(accessNames), v.picklist(accesses)),
    /** Its modules in the order of the home. */
    menuOrder: v.array(v.picklist(moduleNames)),
    /** Templates of the mini-program's messages; absent where none is set up. Our decision: docs/decisions/0071-notices.md */
    news: v.optional(NewsTemplates),
    /** Phone number of the area's customer service, as it is dialled, and when it is answered; each absent where there is none. */
    servicePhone: v.optional(v.string()),
    serviceHours: v.optional(v.string()),
    /** The record number of the site (备案号), which the browser shows; absent where there is none. Source: reach §1.4. */
    recordNo: v.optional(v.string()),
    /** With what an order of the area is made now. */
    terms: OrderTerms,
    /** How long its other waits are now, each in its unit. */
    waits: CityWaits,
    /** Filled in a test area only: the login popup is prefilled with it. Source: specification §9 (test environment). */
    prefill: v.optional(v.object({ blockNo: v.number(), password: v.string() })),
    /** True where the server lets the clock be moved (development). */
    movableClock: v.boolean(),
  }),
  refusals: ['NOT_FOUND'],
})

export const areaInfo = endpoint({
  path: '/area/info',
  body: 'form',
  access: 'guest',
  summary: 'One area: its name, residents, opening and latest notice',
  input: v.object({ areaId: Id }),
  output: v.object({
    areaId: Id,
    name: v.string(),
    residents: v.number(),
    isOpen: v.boolean(),
    opensAt: Instant,
    closesAt: Instant,
    notice: v.nullable(v.object({ title: v.string(), content: v.string(), createdAt: Instant })),
  }),
  refusals: ['NOT_FOUND'],
})

export const areaList = endpoint({
  path: '/area/list',
  body: 'form',
  access: 'guest',
  summary: 'The areas one can choose',
  input: Nothing,
  output: v.array(v.object({ areaId: Id, name: v.string(), residents: v.number() })),
  refusals: [],
})

/**
 * Source: specification §7 (Count); domain model §6.2: 0 = things I must do + unread, 1 = open listings, 2 = open buy
 * orders, 3 = unread notices.
 */
export const indexCount = endpoint({
  path: '/index/count',
  body: 'form',
  access: 'guest',
  summary: 'One number for a badge',
  input: v.object({ areaId: Id, type: v.optional(FormInteger(0, 3), 0) }),
  output: v.number(),
  refusals: [],
})

/** What the badge of `/index/count` (type 0) is made of: its parts add up to it. */
export const indexCountParts = endpoint({
  path: '/index/countParts',
  body: 'form',
  access: 'user',
  summary: 'What waits for the caller, by kind',
  input: v.object({ areaId: Id }),
  output: v.object({
    /** Whose turn is the caller's. */
    orders: v.number(),
    /** What was not paid yet: bids, check-outs of blocks, slots, gifts to the fund, recharges. */
    bids: v.number(),
    blocks: v.number(),
    slots: v.number(),
    gifts: v.number(),
    recharges: v.number(),
    /** New founder passwords that wait to be shown. */
    passwords: v.number(),
    /** Shops whose fee is due, and whose term ends soon. */
    shopFees: v.number(),
    shopTerms: v.number(),
    /** Help to thank for. */
    thanks: v.number(),
    /** Spends of the fund whose proof the caller owes. */
    proofs: v.number(),
    votes: v.number(),
    elections: v.number(),
    /** Unread ones about nothing that is counted above. */
    notices: v.number(),
  }),
  refusals: [],
})

export const categoryList = endpoint({
  path: '/category/list',
  body: 'form',
  access: 'guest',
  summary: 'Categories of items',
  input: v.object({ areaId: Id }),
  output: v.array(v.object({ categoryId: Id, name: v.string() })),
  refusals: [],
})

/**
 * Halts trading in an area, with a reason that everybody can read, or resumes it. While it is halted, buying, paying and publishing are
 * refused with HALT. Orders already paid go on; unpaid ones get the time of the halt added. Our decision: docs/decisions/0007-orders.md
 */
export const adminAreaHalt = endpoint({
  path: '/admin/area/halt',
  body: 'json',
  access: 'staff',
  summary: 'Console: halt trading in an area, or let it go on',
  input: v.object({
    clientNo: ClientNo,
    areaId: Id,
    halted: v.boolean(),
    reason: v.pipe(Text(140), v.minLength(1)),
  }),
  output: v.object({ areaId: Id, halt: v.nullable(Halt) }),
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'FORM'],
})

/** Moves the server's clock forward. Exists only where development settings allow it. Source: domain model §6.3 (operator). */
export const adminClock = endpoint({
  path: '/admin/clock',
  body: 'json',
  access: 'development',
  summary: 'Move the clock (development only)',
  input: v.object({ to: v.optional(Instant), byMs: v.optional(Instant) }),
  output: v.object({ now: Instant }),
  refusals: ['NO_RIGHT'],
})
