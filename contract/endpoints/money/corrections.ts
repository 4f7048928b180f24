import * as v from 'valibot'
import { approvals } from '../../console/limits'
import { endpoint } from '../../endpoint'
import { filters, listSize } from '../console/listing'
import { ClientNo, FenSchema, FormInteger, Id, Instant, Line, Text, pageInput, pageOf } from '../../fields'

/** A transaction of the books, as operators see it. Account names as in the ledger: `user:12:available`, `gateway:wechat`. */
export const TxnView = v.object({
  txnId: Id,
  type: v.string(),
  reference: v.string(),
  memo: v.string(),
  refType: v.string(),
  refId: Id,
  at: Instant,
  transfers: v.array(v.object({ from: v.string(), to: v.string(), amount: FenSchema })),
  /** By what the residents in it are known, by user number. */
  owners: v.record(v.string(), v.string()),
  /** Whether a correction may be proposed: it moved money, touches no frozen account, and has no correction that is done or waits. */
  isCorrectable: v.boolean(),
})
export type TxnView = v.InferOutput<typeof TxnView>

/** Transactions of one reference number, or of the owner of one block; newest first. */
export const txnList = endpoint({
  path: '/admin/txnList',
  body: 'form',
  access: 'staff',
  summary: 'Console: transactions by number or by block',
  input: v.object({
    ...pageInput,
    reference: v.optional(Line(40)),
    areaId: v.optional(Id),
    blockNo: v.optional(FormInteger(1, 999_999_999)),
  }),
  output: pageOf(TxnView),
  refusals: ['FORM', 'NOT_FOUND'],
})

export const correctionStates = ['proposed', 'done', 'refused', 'lapsed'] as const

/**
 * The reverse of a wrong transaction; one operator proposes it, another one does it under the approvals. Source: domain model §2, §3.6
 * (correction).
 */
export const CorrectionView = v.object({
  correctionId: Id,
  ver: v.number(),
  state: v.picklist(correctionStates),
  reason: v.string(),
  txn: TxnView,
  /** The reversing transaction, once done. */
  reversedBy: v.nullable(Id),
  proposedBy: v.string(),
  proposedAt: Instant,
  decidedBy: v.string(),
  decidedAt: v.nullable(Instant),
  /** Why it was refused; empty otherwise. */
  refusedReason: v.string(),
})
export type CorrectionView = v.InferOutput<typeof CorrectionView>

/** `q` is how a number or a memo begins; the days are of the proposal. */
export const correctionFilters = { q: filters.q, from: filters.from, until: filters.until }

/** `sum` is of what the filters find. */
export const correctionList = endpoint({
  path: '/admin/correctionList',
  body: 'form',
  access: 'staff',
  summary: 'Console: corrections, newest first',
  input: v.object({
    ...pageInput,
    size: listSize,
    ...correctionFilters,
    state: v.optional(v.picklist(correctionStates)),
  }),
  output: v.object({ ...pageOf(CorrectionView).entries, sum: FenSchema }),
  refusals: [],
})

/** CLOSED when this transaction cannot be corrected (see `isCorrectable`). Nothing moves yet. */
export const correctionAdd = endpoint({
  path: '/admin/correctionAdd',
  body: 'json',
  access: 'staff',
  summary: 'Console: propose the reverse of a transaction',
  input: v.object({ clientNo: ClientNo, txnId: Id, reason: v.pipe(Text(140), v.minLength(approvals.minReason)) }),
  output: CorrectionView,
  refusals: ['NOT_FOUND', 'CLOSED', 'OWN'],
})
