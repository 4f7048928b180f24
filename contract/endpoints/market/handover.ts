import * as v from 'valibot'
import { handoverActs, handoverStates } from '../../block/transitions'
import { endpoint } from '../../endpoint'
import { FenSchema, FormInteger, Id, Instant } from '../../fields'

/** What became of the new founder password: it waits to be shown, it was shown, or nobody asked for it in time. */
export const passwordStates = ['waits', 'shown', 'gone'] as const

const handoverFields = {
  orderId: Id,
  /** B261121-0009. */
  no: v.string(),
  ver: v.number(),
  areaId: Id,
  areaName: v.string(),
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
