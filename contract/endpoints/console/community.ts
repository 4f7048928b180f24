import * as v from 'valibot'
import { termsInRow } from '../../console/limits'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, Id, Instant, Line, Version, pageInput, pageOf } from '../../fields'
import { runningSpendStates } from '../../fund/transitions'
import { shopLevels } from '../../shop/transitions'
import { MayorElection } from '../community/mayor-view'
import { VoteRow, VoteTally } from '../community/votes'
import { Reason } from './approvals'
import { exportOf, filters, listOf } from './listing'

/** An election with its candidates; while it runs only how many have voted. */
export const electionInfo = endpoint({
  path: '/admin/election/info',
  body: 'form',
  access: 'staff',
  summary: 'Console: one election',
  input: v.object({ id: Id }),
  output: MayorElection,
  refusals: ['NOT_FOUND'],
})

/** How many terms in a row one person may be mayor of an area; 0: as many as are won. Elections keep the rule of their announcement. */
const ElectionRule = v.object({ areaId: Id, ver: v.number(), mostInRow: v.number() })
export type ElectionRule = v.InferOutput<typeof ElectionRule>

/** The rule of an area. */
export const electionRule = endpoint({
  path: '/admin/election/rule',
  body: 'form',
  access: 'staff',
  summary: 'Console: how many terms in a row one may be mayor',
  input: v.object({ areaId: Id }),
  output: ElectionRule,
  refusals: ['NOT_FOUND'],
})

/**
 * Sets the rule of an area, for elections that are announced from now on. OWN for who is in the seat, was elected, or stands in an election
 * there. MOVED with `rule`. Source: community §7, row 3 (a setting); decision 0240.
 */
export const electionSetRule = endpoint({
  path: '/admin/election/setRule',
  body: 'json',
  access: 'staff',
  summary: 'Console: set how many terms in a row one may be mayor',
  input: v.object({
    clientNo: ClientNo,
    areaId: Id,
    ver: Version,
    mostInRow: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(termsInRow.max)),
    reason: Reason,
  }),
  output: ElectionRule,
  refusals: ['NOT_FOUND', 'OWN', 'MOVED'],
})

/** A vote. `tally` is null while it is open, for everybody of staff, and for good when so few voted that each ballot would be known. */
export const voteDetail = endpoint({
  path: '/admin/vote/info',
  body: 'form',
  access: 'staff',
  summary: 'Console: one vote',
  input: v.object({ id: Id }),
  output: v.object({
    ...v.omit(VoteRow, ['mine', 'acts']).entries,
    content: v.string(),
    options: v.array(v.object({ text: v.string(), note: v.string() })),
    tally: v.nullable(VoteTally),
    /** Whether operators may remove it. */
    isRemovable: v.boolean(),
  }),
  refusals: ['NOT_FOUND'],
})

const Roll = pageOf(v.object({ blockId: Id, blockNo: v.number() }))

/** Which blocks have voted, not what; by number. For auditors; each reading is recorded. Source: community §11. */
export const voteRoll = endpoint({
  path: '/admin/vote/roll',
  body: 'form',
  access: 'staff',
  summary: 'Console: who has voted',
  input: v.object({ ...pageInput, id: Id }),
  output: Roll,
  refusals: ['NOT_FOUND'],
})
export const electionRoll = endpoint({
  path: '/admin/election/roll',
  body: 'form',
  access: 'staff',
  summary: 'Console: who has voted for mayor',
  input: v.object({ ...pageInput, id: Id }),
  output: Roll,
  refusals: ['NOT_FOUND'],
})

/** A post of mutual aid with its text. */
export const mutualInfo = endpoint({
  path: '/admin/mutual/info',
  body: 'form',
  access: 'staff',
  summary: 'Console: one post of mutual aid',
  input: v.object({ id: Id }),
  output: v.object({
    mutualId: Id,
    ver: v.number(),
    areaId: Id,
    no: v.string(),
    state: v.string(),
    title: v.string(),
    content: v.string(),
    thumbs: v.string(),
    place: v.string(),
    thanks: v.number(),
    author: v.object({ userId: Id, blockNo: v.number(), nickName: v.string() }),
    replies: v.array(v.object({ blockNo: v.number(), nickName: v.string(), text: v.string(), at: Instant })),
    createdAt: Instant,
    expireAt: Instant,
  }),
  refusals: ['NOT_FOUND'],
})

/**
 * What only the two of a post see, for a reason; each reading is recorded. NO_RIGHT: an operator reads it of what was reported only.
 * Source: community §11.
 */
export const mutualWords = endpoint({
  path: '/admin/mutual/words',
  body: 'json',
  access: 'staff',
  summary: 'Console: the exact place of a post, and the words of its two',
  input: v.object({ id: Id, reason: Reason }),
  output: v.object({
    place: v.string(),
    messages: v.array(
      v.object({ by: v.picklist(['author', 'chosen']), text: v.string(), images: v.string(), at: Instant }),
    ),
  }),
  refusals: ['NOT_FOUND', 'NO_RIGHT'],
})

const offerFilters = {
  ...filters,
  kind: v.optional(v.picklist(['sale', 'buy'])),
  state: v.optional(Line(20)),
  itemId: v.optional(Id),
  userId: v.optional(Id),
  /** `own`: things in their sellers' own words. */
  goods: v.optional(v.picklist(['item', 'own'])),
}
/** Listings and bids. `ver` is for `/admin/saleRemove` and `/admin/buyRemove`. The sum is of what is left of them. */
export const offerList = listOf('/admin/offer/list', 'listings and bids', {
  filters: offerFilters,
  sorts: ['newest', 'oldest', 'amount'],
  row: {
    kind: v.picklist(['sale', 'buy']),
    offerId: Id,
    offerNo: v.string(),
    ver: v.number(),
    areaId: Id,
    state: v.string(),
    item: v.string(),
    title: v.string(),
    content: v.string(),
    thumbs: v.string(),
    unit: v.string(),
    /** In 1/10000. */
    qty: v.number(),
    qtyLeft: v.number(),
    price: FenSchema,
    /** Of what is left. */
    amount: FenSchema,
    userId: Id,
    blockNo: v.number(),
    nickName: v.string(),
    reports: v.number(),
    removedReason: v.string(),
    createdAt: Instant,
    isRemovable: v.boolean(),
    /** A thing in the seller's own words, which may be made an item. */
    isOwn: v.boolean(),
  },
})
export const offerExport = exportOf('/admin/offer/export', 'listings and bids', offerFilters)

export const shopExport = exportOf('/admin/shop/export', 'shops', {
  areaId: v.optional(Id),
  q: filters.q,
  tab: v.optional(v.picklist(['queue', 'running', 'all']), 'queue'),
  level: v.optional(v.picklist(shopLevels)),
})
export const fundExport = exportOf('/admin/fund/export', 'spends of the fund', {
  areaId: v.optional(Id),
  state: v.optional(v.picklist(runningSpendStates)),
})
