import * as v from 'valibot'
import { evidence } from '../../console/limits'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, Id, Instant, Text, Version } from '../../fields'
import { Decision, disputeReasons, disputeStates } from '../orders/dispute-view'
import { DisputeCaseDetail } from '../orders/disputes'
import { AdminHandover, handoverFilters } from '../market/handover'
import { exportOf, fens, filters, listOf } from './listing'
import { signIns } from './people'

const caseFilters = {
  ...filters,
  ...fens,
  /** `platform`: an operator decides; `mayor`: a mayor or an arbiter may; `ended`. */
  state: v.optional(v.picklist(['platform', 'mayor', 'ended'])),
  /** Of either side. */
  userId: v.optional(Id),
}
/** Disputes by deadline. The sum is of their orders. `from` and `until` are of their opening. */
export const caseList = listOf('/admin/dispute/rows', 'disputes', {
  filters: caseFilters,
  sorts: ['deadline', 'newest', 'oldest', 'amount'],
  row: {
    disputeId: Id,
    orderId: Id,
    orderNo: v.string(),
    areaId: Id,
    title: v.string(),
    amount: FenSchema,
    /** Up to what amount a mayor or an arbiter decides it. */
    arbiterMost: FenSchema,
    queue: v.picklist(['platform', 'mayor', 'ended']),
    state: v.picklist(disputeStates),
    reason: v.picklist(disputeReasons),
    text: v.string(),
    buyerId: Id,
    buyerNo: v.number(),
    buyerName: v.string(),
    sellerId: Id,
    sellerNo: v.number(),
    sellerName: v.string(),
    openedAt: Instant,
    evidenceUntil: Instant,
    decideBy: Instant,
    /** The order's own: until when both may answer a decision. */
    deadlineAt: v.nullable(Instant),
    /** The newest decision. */
    ruling: v.nullable(Decision.entries.kind),
    endedAt: v.nullable(Instant),
    /** Who of staff has it in hand. */
    handler: v.nullable(v.string()),
  },
})
export const caseExport = exportOf('/admin/dispute/export', 'disputes', caseFilters)
export const handoverExport = exportOf('/admin/handover/export', 'objections to sales of blocks', handoverFilters)

const Person = v.object({
  userId: Id,
  blockNo: v.number(),
  nickName: v.string(),
  /** Since when the person has an account; orders done; disputes, and how many of them the person lost. */
  since: Instant,
  done: v.number(),
  disputes: v.number(),
  lost: v.number(),
})

const Case = v.object({
  orderId: Id,
  buyer: Person,
  seller: Person,
  /** Who of staff has it in hand. */
  handler: v.nullable(v.object({ staffId: Id, name: v.string(), note: v.string(), by: v.string(), at: Instant })),
  /** To whom the caller can hand it: who may decide it, too. */
  colleagues: v.array(v.object({ staffId: Id, name: v.string() })),
  /** Above this amount two persons decide. */
  twoAboveFen: FenSchema,
})
export type DisputeBeside = v.InferOutput<typeof Case>

/** What stands beside a dispute: its parties with their history, and in whose queue it waits. Each reading is recorded. */
export const disputeBeside = endpoint({
  path: '/admin/dispute/beside',
  body: 'form',
  access: 'staff',
  summary: 'Console: the parties of a dispute, and who has it',
  input: v.object({ id: Id }),
  output: Case,
  refusals: ['NOT_FOUND'],
})

/** Hands a dispute to a colleague who may decide it, or takes it (`staffId` is one's own). CLOSED: it has ended. */
export const disputeHandOver = endpoint({
  path: '/admin/dispute/handOver',
  body: 'json',
  access: 'staff',
  summary: 'Console: hand a dispute to a colleague',
  input: v.object({ clientNo: ClientNo, id: Id, staffId: Id, note: v.optional(Text(200), '') }),
  output: Case,
  refusals: ['NOT_FOUND', 'CLOSED', 'FORM', 'OWN'],
})

/**
 * Asks one party or both for evidence: they are told what is wanted, and may add some for another day at least. CLOSED: it waits for no
 * decision of the platform. MOVED carries the dispute.
 */
export const disputeAskEvidence = endpoint({
  path: '/admin/dispute/askEvidence',
  body: 'json',
  access: 'staff',
  summary: 'Console: ask for evidence',
  input: v.object({
    clientNo: ClientNo,
    id: Id,
    ver: Version,
    of: v.picklist(['buyer', 'seller', 'both']),
    text: v.pipe(Text(evidence.text), v.minLength(5)),
  }),
  output: DisputeCaseDetail,
  refusals: ['NOT_FOUND', 'MOVED', 'CLOSED', 'OWN'],
})

const Side = v.object({ userId: Id, nickName: v.string(), mobile: v.string(), ...signIns })

/** An objection to the sale of a block with what it is decided by; each reading is recorded. */
export const handoverInfo = endpoint({
  path: '/admin/handover/info',
  body: 'form',
  access: 'staff',
  summary: 'Console: one objection to a sale of a block',
  input: v.object({ id: Id }),
  output: v.object({
    handover: AdminHandover,
    /** Null for a block of the city. */
    seller: v.nullable(Side),
    buyer: Side,
    /** Devices that both have used. */
    shared: v.array(v.string()),
    /** The money that waits. */
    held: FenSchema,
  }),
  refusals: ['NOT_FOUND'],
})
