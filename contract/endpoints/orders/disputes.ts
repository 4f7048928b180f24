import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { FenSchema, Id, pageInput, pageOf, Text, Pictures } from '../../fields'
import { disputeReasons, DisputeView } from './dispute-view'
import { acting, OrderDetail, OrderFacts, TimelineEntry } from './orders'

const said = { text: v.pipe(Text(500), v.minLength(1)), images: v.optional(Pictures, '') }

/** FORM: `reason` does not fit, because the parcel was heard of. Source: domain model §3.5, row 13; §10. */
export const orderDispute = endpoint({
  path: '/bctOrder/dispute',
  body: 'json',
  access: 'resident',
  summary: 'Open a dispute about a delivered order; the money stays frozen',
  input: v.object({ ...acting, reason: v.picklist(disputeReasons), ...said }),
  output: OrderDetail,
  refusals: ['MOVED', 'LIMIT', 'EXPIRED', 'NOT_FOUND', 'FORM'],
})

/** Source: domain model §5 (48 hours). */
export const orderEvidence = endpoint({
  path: '/bctOrder/evidence',
  body: 'json',
  access: 'resident',
  summary: 'Add evidence to a dispute',
  input: v.object({ ...acting, ...said }),
  output: OrderDetail,
  refusals: ['MOVED', 'EXPIRED', 'NOT_FOUND', 'FORM'],
})

/** Source: domain model §3.5, row 14. */
export const orderUndispute = endpoint({
  path: '/bctOrder/undispute',
  body: 'json',
  access: 'resident',
  summary: 'Take a dispute back; 24 hours are left for the confirmation',
  input: v.object(acting),
  output: OrderDetail,
  refusals: ['MOVED', 'NO_RIGHT', 'NOT_FOUND'],
})

/** Source: domain model §3.5, row 15. */
export const orderAccept = endpoint({
  path: '/bctOrder/accept',
  body: 'json',
  access: 'resident',
  summary: 'Accept a decision; once both have, it is executed at once',
  input: v.object(acting),
  output: OrderDetail,
  refusals: ['MOVED', 'LIMIT', 'NOT_FOUND'],
})

/** Source: domain model §3.5, row 15. */
export const orderAppeal = endpoint({
  path: '/bctOrder/appeal',
  body: 'json',
  access: 'resident',
  summary: 'Appeal against a decision; the operator decides, and that is final',
  input: v.object({ ...acting, text: said.text }),
  output: OrderDetail,
  refusals: ['MOVED', 'LIMIT', 'NOT_FOUND', 'FORM'],
})

/** A disputed order as the one who may decide it sees it. */
export const DisputeCase = v.object({
  ...OrderFacts.entries,
  dispute: DisputeView,
  /** The caller's role in the decision. */
  role: v.picklist(['arbiter', 'operator']),
  /** Whether the caller may decide now; if not, `evidenceUntil`, the limit or the state of the dispute says why. */
  mayDecide: v.boolean(),
})
export type DisputeCase = v.InferOutput<typeof DisputeCase>

/** Source: domain model §2 (mayor, arbiter: own area, up to 500.00, not a party). */
export const disputeList = endpoint({
  path: '/bctDispute/list',
  body: 'form',
  access: 'user',
  summary: 'Disputes the caller may decide: running ones by urgency, ended ones newest first',
  input: v.object({ ...pageInput, tab: v.optional(v.picklist(['running', 'ended']), 'running') }),
  output: pageOf(DisputeCase),
  refusals: ['NO_RIGHT'],
})

export const DisputeCaseDetail = v.object({
  ...DisputeCase.entries,
  timeline: v.array(TimelineEntry),
  /**
   * What counts with this order's amount towards that of two persons: other orders of the same two people that an operator decided today,
   * or that wait for a second one.
   */
  twoBefore: FenSchema,
})
export type DisputeCaseDetail = v.InferOutput<typeof DisputeCaseDetail>

/** The order's messages are read with `/bctMsg/list`. */
export const disputeInfo = endpoint({
  path: '/bctDispute/info',
  body: 'form',
  access: 'user',
  summary: 'One dispute by the id of its order',
  input: v.object({ id: Id }),
  output: DisputeCaseDetail,
  refusals: ['NO_RIGHT', 'OWN', 'NOT_FOUND'],
})

/**
 * Decides a dispute once its evidence time is over. An arbiter's decision is executed after 24 hours, or at once when both accept; the
 * operator's at once. `sellerAmount` (before the fee) is for a split only: more than nothing and less than the whole. Source: domain model
 * §3.5, row 15.
 */
export const disputeDecide = endpoint({
  path: '/bctDispute/decide',
  body: 'json',
  access: 'user',
  summary: 'Decide a dispute: release, refund or split',
  input: v.object({
    ...acting,
    kind: v.picklist(['release', 'refund', 'split']),
    sellerAmount: v.optional(FenSchema),
    reason: said.text,
  }),
  output: DisputeCaseDetail,
  refusals: ['MOVED', 'NO_RIGHT', 'OWN', 'LIMIT', 'NOT_FOUND', 'FORM'],
})
