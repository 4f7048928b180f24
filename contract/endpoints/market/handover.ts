import * as v from 'valibot'
import { blockAdminActs, handoverActs, handoverAdminActs, handoverStates } from '../../block/transitions'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, FormInteger, Id, Instant, pageInput, pageOf, Text, Version } from '../../fields'
import { blockMarket } from '../../block/limits'
import { filters, listSize } from '../console/listing'
import { BlockView } from '../people/block'

/** What became of the new founder password: it waits to be shown, it was shown, or nobody asked for it in time. */
export const passwordStates = ['waits', 'shown', 'gone'] as const

const handoverFields = {
  orderId: Id,
  /** B261121-0009. */
  no: v.string(),
  ver: v.number(),
  areaId: Id,
  areaName: v.string(),
  /** The zone that it lies in; outside of every zone the city. */
  place: v.string(),
  blockId: Id,
  blockNo: v.number(),
  capacity: v.number(),
  price: FenSchema,
  /** What the seller pays, and the part of it that goes to the fund; both 0 for a block of the city. */
  fee: FenSchema,
  fundShare: FenSchema,
  /** The other block by which each side is named, 0 for none; the seller's is null for a block of the city. */
  sellerBlockNo: v.nullable(v.number()),
  buyerBlockNo: v.number(),
  at: Instant,
  state: v.picklist(handoverStates),
  sessionsEnded: v.number(),
  /** When the held money becomes the seller's; until then the seller may object. Null once that is decided. */
  releaseAt: v.nullable(Instant),
  /** How long it is held from the handover on. */
  handoverHours: v.number(),
  objection: v.nullable(v.object({ at: Instant, text: v.string(), decideBy: v.nullable(Instant) })),
  /** How operators decided an objection, and why. */
  decision: v.nullable(v.object({ at: Instant, text: v.string() })),
}

/** A handover as one of its two sides sees it. */
export const HandoverView = v.object({
  ...handoverFields,
  side: v.picklist(['buyer', 'seller']),
  /** Of the one whose block it is now; null for the other side. */
  passwordState: v.nullable(v.picklist(passwordStates)),
  /** Only in the one answer that shows it: 16 digits. */
  password: v.optional(v.string()),
  /** The other blocks of the same check-out, for its buyer. */
  others: v.array(
    v.object({ orderId: Id, blockNo: v.number(), passwordState: v.nullable(v.picklist(passwordStates)) }),
  ),
  acts: v.array(v.picklist(handoverActs)),
})
export type HandoverView = v.InferOutput<typeof HandoverView>

/**
 * A handover. `show` 1 also gives the new founder password, once, to the one whose block it is, and erases it: CLOSED from then on, and
 * when nobody asked for it in time. It is sent by no other way. Source: community §8 (password).
 */
export const blockHandover = endpoint({
  path: '/block/handover',
  body: 'form',
  access: 'user',
  summary: 'A handover, and once the new founder password',
  input: v.object({ orderId: Id, show: v.optional(FormInteger(0, 1), 0) }),
  output: HandoverView,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'CLOSED'],
})

/** What was handed over, as a text that both sides can keep: numbers, time, price, and the hash of the transaction. */
export const handoverFile = endpoint({
  path: '/block/handoverFile',
  body: 'form',
  access: 'user',
  summary: 'The record of a handover as a file',
  input: v.object({ orderId: Id }),
  output: v.object({ name: v.string(), text: v.string() }),
  refusals: ['NOT_FOUND'],
})

/**
 * The seller objects to a sale that was not theirs: once, while the money is held. The block is frozen, the money stays held until
 * operators decide. NO_RIGHT for the buyer; CLOSED afterwards; MOVED with `handover`. Source: community §8, row 7.
 */
export const objectHandover = endpoint({
  path: '/block/objectHandover',
  body: 'json',
  access: 'user',
  summary: 'Object to the sale of an own block',
  input: v.object({
    clientNo: ClientNo,
    orderId: Id,
    ver: Version,
    text: v.pipe(Text(blockMarket.objection.max), v.minLength(blockMarket.objection.min)),
  }),
  output: HandoverView,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'CLOSED', 'MOVED', 'FORM'],
})

const reason = v.pipe(Text(blockMarket.reason.max), v.minLength(blockMarket.reason.min))

/** A handover as operators see it, with the names of both sides. */
export const AdminHandover = v.object({
  ...handoverFields,
  /** Null for a block of the city. */
  sellerId: v.nullable(Id),
  seller: v.string(),
  buyerId: Id,
  buyer: v.string(),
  /** Another one's wish to undo it, with the reason. */
  undo: v.nullable(v.object({ askedBy: v.string(), reason: v.string() })),
  acts: v.array(v.picklist(handoverAdminActs)),
})
export type AdminHandover = v.InferOutput<typeof AdminHandover>

/** `q`: how a number, a block or a name begins; `userId`: of either side. `sales`: those to which nobody objected, too. */
export const handoverFilters = {
  areaId: filters.areaId,
  q: filters.q,
  tab: v.optional(v.picklist(['open', 'decided', 'all', 'sales']), 'open'),
  userId: v.optional(Id),
  blockId: v.optional(Id),
}

/**
 * Handovers that somebody objected to and nobody decided yet, those that were decided, both, or every sale; newest first. `sum` is of the
 * prices of what the filters find.
 */
export const adminHandoverList = endpoint({
  path: '/admin/handover/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: objections to sales of blocks',
  input: v.object({ ...pageInput, size: listSize, ...handoverFilters }),
  output: v.object({ ...pageOf(AdminHandover).entries, sum: FenSchema }),
  refusals: [],
})

/**
 * Decides an objection: one operator upholds the sale, which releases the money; to undo it one of operators or finance asks (`askUndo`),
 * and another does it under the approvals, which gives block and money back. NO_RIGHT: finance upholds nothing. OWN for a party; MOVED
 * with `handover`. Source: community §8, rows 8 and 9.
 */
export const adminHandoverAct = endpoint({
  path: '/admin/handover/act',
  body: 'json',
  access: 'staff',
  summary: 'Console: uphold the sale of a block, or ask to undo it',
  input: v.object({ clientNo: ClientNo, orderId: Id, ver: Version, act: v.picklist(handoverAdminActs), reason }),
  output: AdminHandover,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'MOVED', 'OWN', 'CLOSED', 'FORM'],
})

/**
 * Freezes a block, which ends a reservation of it; or asks to unfreeze it, which a second one does under the approvals. OWN for the owner.
 * CLOSED while an objection to its sale waits. MOVED with `block`. Source: community §8, row 10.
 */
export const adminBlockAct = endpoint({
  path: '/admin/block/act',
  body: 'json',
  access: 'staff',
  summary: 'Console: freeze a block, or ask to unfreeze it',
  input: v.object({ clientNo: ClientNo, blockId: Id, ver: Version, act: v.picklist(blockAdminActs), reason }),
  output: BlockView,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'MOVED', 'OWN', 'CLOSED', 'FORM'],
})
