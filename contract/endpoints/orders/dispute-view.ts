import * as v from 'valibot'
import { FenSchema, Instant } from '../../fields'

/** `notSent` is the buyer's alone, when nothing is heard of the parcel (`silentFrom` of `/bctOrder/parcel`). */
export const disputeReasons = [
  'notSent',
  'notReceived',
  'notAsDescribed',
  'damaged',
  'tooLittle',
  'noAnswer',
  'other',
] as const

/**
 * How far a dispute has come. `open`: evidence, then the decision; `decided`: executed at the order's `deadlineAt`, or earlier when both
 * accept, unless one appeals; `appealed`: the operator decides. Ended: `executed`, `withdrawn` by its opener, `lapsed` (nobody decided).
 */
export const disputeStates = ['open', 'decided', 'appealed', 'executed', 'withdrawn', 'lapsed'] as const

const Side = v.picklist(['buyer', 'seller'])

/** Who gets what of the amount, and why. Source: domain model §3.5, row 15. */
export const Decision = v.object({
  kind: v.picklist(['release', 'refund', 'split']),
  /** Before the fee. */
  sellerAmount: FenSchema,
  buyerAmount: FenSchema,
  /** The fee that the seller pays on this part. */
  fee: FenSchema,
  reason: v.string(),
  by: v.picklist(['arbiter', 'operator']),
  at: Instant,
  /** When it is executed if nobody acts; null once executed or appealed. */
  executesAt: v.nullable(Instant),
  acceptedBy: v.array(Side),
})
export type Decision = v.InferOutput<typeof Decision>

/** A dispute as a list shows it. Source: domain model §3.5, rows 13–16. */
export const DisputeBrief = v.object({
  by: Side,
  reason: v.picklist(disputeReasons),
  state: v.picklist(disputeStates),
  openedAt: Instant,
  /** Until when both may add evidence; no decision before. */
  evidenceUntil: Instant,
  /** By when it should be decided; after that the operator gets an alarm. */
  decideBy: Instant,
  /** The newest decision. */
  decision: v.nullable(Decision),
  /** Who appealed against the first decision, and why. */
  appeal: v.nullable(v.object({ by: Side, text: v.string(), at: Instant })),
})
export type DisputeBrief = v.InferOutput<typeof DisputeBrief>

/** A dispute with all that was said in it. */
export const DisputeView = v.object({
  ...DisputeBrief.entries,
  text: v.string(),
  images: v.string(),
  evidence: v.array(v.object({ by: Side, at: Instant, text: v.string(), images: v.string() })),
})
export type DisputeView = v.InferOutput<typeof DisputeView>
