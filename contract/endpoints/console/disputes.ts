import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, Id, Instant, pageInput, pageOf } from '../../fields'
import { OrderAddress } from '../orders/address'
import { OrderMessage } from '../orders/messages'
import { disputeDecide, disputeInfo } from '../orders/disputes'
import { ApprovalView, Reason } from './approvals'

/** What mayors and arbiters have in the app, in the areas of staff and without their limit. Source: domain model §6.3 (operator). */
export const staffDisputeInfo = endpoint({
  ...disputeInfo,
  path: '/admin/dispute/info',
  access: 'staff',
  summary: 'Console: one dispute by the id of its order',
})

export const staffDisputeDecide = endpoint({
  ...disputeDecide,
  path: '/admin/dispute/decide',
  access: 'staff',
  summary: 'Console: decide a dispute',
})

/**
 * Asks a second operator for a decision that, with what counts before it (`twoBefore`), is above the amount of two persons
 * (`/admin/dispute/decide` answers LIMIT with `isForTwo`). The payload says what it comes to. CLOSED: one is waited for already. LIMIT:
 * below that amount one decides; evidence time runs.
 */
export const disputeAsk = endpoint({
  path: '/admin/dispute/ask',
  body: 'json',
  access: 'staff',
  summary: 'Console: ask for a decision by two',
  input: disputeDecide.input,
  output: ApprovalView,
  refusals: ['MOVED', 'NO_RIGHT', 'OWN', 'LIMIT', 'NOT_FOUND', 'FORM', 'CLOSED'],
})

/** What the parties of a disputed order wrote to each other, newest first; each reading is recorded. */
export const disputeMessages = endpoint({
  path: '/admin/dispute/messages',
  body: 'form',
  access: 'staff',
  summary: 'Console: messages of a disputed order',
  input: v.object({ ...pageInput, id: Id }),
  output: pageOf(OrderMessage),
  refusals: ['NOT_FOUND'],
})

/** Where the goods of an order in dispute are sent, for those who decide it; each reading is recorded. Source: domain model §10. */
export const disputeAddress = endpoint({
  path: '/admin/dispute/address',
  body: 'form',
  access: 'staff',
  summary: 'Console: where a disputed order is sent',
  input: v.object({ id: Id }),
  output: OrderAddress,
  refusals: ['NOT_FOUND'],
})

/** What can be suggested about a dispute, and about an objection to the sale of a block. */
export const draftWays = { dispute: ['release', 'split', 'refund'], handover: ['uphold', 'askUndo'] } as const

const drafted = { refType: v.picklist(['dispute', 'handover']), refId: Id }

const Draft = v.object({
  draftId: Id,
  name: v.string(),
  way: v.picklist([...draftWays.dispute, ...draftWays.handover]),
  /** Of a split: the seller's part, before the fee. */
  sellerAmount: v.nullable(FenSchema),
  reason: v.string(),
  at: Instant,
})
export type Draft = v.InferOutput<typeof Draft>

/** What colleagues suggest about a case, newest first. It binds nobody. Source: community §9 (support: draft). */
export const draftList = endpoint({
  path: '/admin/draft/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: drafts of a decision',
  input: v.object(drafted),
  output: v.object({ drafts: v.array(Draft) }),
  refusals: ['NOT_FOUND'],
})

/**
 * Suggests a decision to those who decide. `sellerAmount` is for a split only: more than nothing and less than the whole. CLOSED: the case
 * waits for no decision.
 */
export const draftAdd = endpoint({
  path: '/admin/draft/add',
  body: 'json',
  access: 'staff',
  summary: 'Console: draft a decision',
  input: v.object({
    clientNo: ClientNo,
    ...drafted,
    way: Draft.entries.way,
    sellerAmount: v.optional(FenSchema),
    reason: Reason,
  }),
  output: Draft,
  refusals: ['NOT_FOUND', 'OWN', 'CLOSED', 'FORM'],
})
