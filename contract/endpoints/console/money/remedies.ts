import * as v from 'valibot'
import { approvals } from '../../../console/limits'
import { remedyCases, remedyKinds } from '../../../console/remedies'
import { largest } from '../../../largest'
import { endpoint } from '../../../endpoint'
import { ClientNo, Day, FenSchema, Id, Instant, Line, PositiveFen, Text } from '../../../fields'
import { ApprovalView } from '../approvals'

const about = {
  kind: v.picklist(remedyKinds),
  refType: v.picklist(remedyCases),
  refId: Id,
  /** `reallot`: what the seller gets of the order from now on, before the fee. */
  sellerAmount: v.optional(
    v.pipe(
      FenSchema,
      v.check((amount) => amount <= largest.fen),
    ),
  ),
  /** `reallot`: the city pays what the one who got too much has not, up to `advanceMost`. */
  isAdvanced: v.optional(v.boolean(), false),
  /** `loss`, `goodwill`: how much. */
  amount: v.optional(PositiveFen),
  /** `goodwill` about an order: to which of its two. */
  userId: v.optional(Id),
  /** `returned`: the bank's number of the return; `loss`: of what was paid outside. */
  reference: v.optional(Line(64), ''),
  /** `returned`: on which day it came back. */
  day: v.optional(Day),
}

/** What was put right of a case. */
export const RemedyView = v.object({
  remedyId: Id,
  no: v.string(),
  kind: v.picklist(remedyKinds),
  /** All that moved; `advanced` of it was the city's. */
  amount: FenSchema,
  advanced: FenSchema,
  /** What the seller has of the order since then, before the fee; null of the other kinds. */
  sellerAmount: v.nullable(FenSchema),
  reference: v.string(),
  day: v.nullable(Day),
  reason: v.string(),
  by: v.string(),
  at: Instant,
  /** Its money was moved back since then. */
  isCorrected: v.boolean(),
})
export type RemedyView = v.InferOutput<typeof RemedyView>

const Legs = v.array(v.object({ from: v.string(), to: v.string(), amount: FenSchema }))

/**
 * What putting a case right would move now; nothing moves. Without an amount it says what was put right of the case, and whether more can
 * be. NO_RIGHT: the caller does not read such a case. Source: operating §2.
 */
export const remedyPreview = endpoint({
  path: '/admin/remedy/preview',
  body: 'json',
  access: 'staff',
  summary: 'Console: what putting a case right would move',
  input: v.object(about),
  output: v.object({
    /** What was put right of this case, newest first. */
    done: v.array(RemedyView),
    /** Why nothing of this kind can be put right, in words; empty when it can. */
    refused: v.string(),
    /** What the case is about; what the seller has of an order now, before the fee. */
    total: v.nullable(FenSchema),
    sellerAmount: v.nullable(FenSchema),
    /** Who would get it has closed their account: it stays there, and nobody is told. */
    hasLeft: v.boolean(),
    /** What can be reached of the wish by what is there: what the seller would have then. */
    reached: v.nullable(FenSchema),
    /** How much of it the one who got too much has not. */
    missing: FenSchema,
    advanced: FenSchema,
    advanceMost: FenSchema,
    postings: Legs,
    owners: v.record(v.string(), v.string()),
    isForTwo: v.boolean(),
  }),
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'FORM'],
})

/** What was done, or what waits for its second person. */
const RemedyAnswer = v.object({ done: v.nullable(RemedyView), approval: v.nullable(ApprovalView) })
export type RemedyAnswer = v.InferOutput<typeof RemedyAnswer>

/**
 * Puts a case right, or asks a second person for it (`approval`). CLOSED: it was put right before, waits for its second person, or is
 * another one by now. LIMIT: its time is over (`until`), or the city advances less (`most`). NOT_ENOUGH: nobody has so much (`missing`).
 */
export const remedyAdd = endpoint({
  path: '/admin/remedy/add',
  body: 'json',
  access: 'staff',
  summary: 'Console: put right what was decided wrongly',
  input: v.object({ clientNo: ClientNo, ...about, reason: v.pipe(Text(140), v.minLength(approvals.minReason)) }),
  output: RemedyAnswer,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'OWN', 'CLOSED', 'LIMIT', 'NOT_ENOUGH', 'FORM'],
})
