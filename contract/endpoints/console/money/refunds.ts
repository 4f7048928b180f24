import * as v from 'valibot'
import { endpoint } from '../../../endpoint'
import { ClientNo, FenSchema, Id, Instant, Line, PositiveFen, Text } from '../../../fields'
import { correctionFilters, correctionStates, TxnView } from '../../money/corrections'
import { ApprovalView } from '../approvals'
import { exportOf, fens, filters, listOf } from '../listing'

/**
 * Asks a second one of finance for a refund that, with what counts before it (`twoBefore`), reaches the amount of two persons
 * (`/admin/pay/refund` answers LIMIT with `isForTwo`). LIMIT: below that amount one decides, or more than is `left`. CLOSED: one is waited
 * for already.
 */
export const refundAsk = endpoint({
  path: '/admin/refund/ask',
  body: 'json',
  access: 'staff',
  summary: 'Console: ask for a refund by two',
  input: v.object({
    clientNo: ClientNo,
    outTradeNo: Line(64),
    amount: PositiveFen,
    reason: v.pipe(Text(80), v.minLength(5)),
  }),
  output: ApprovalView,
  refusals: ['NOT_FOUND', 'OWN', 'LIMIT', 'CLOSED'],
})

/** What the reverse of a transaction would move, and whether it could now; nothing is proposed. */
export const correctionPreview = endpoint({
  path: '/admin/correction/preview',
  body: 'form',
  access: 'staff',
  summary: 'Console: what a correction would move',
  input: v.object({ txnId: Id }),
  output: v.object({
    txn: TxnView,
    transfers: v.array(v.object({ from: v.string(), to: v.string(), amount: FenSchema })),
    /** Accounts that have less than would be taken from them. */
    missing: v.array(v.object({ key: v.string(), amount: FenSchema })),
    /** The caller is a party of it: another one must propose it. */
    isOwn: v.boolean(),
  }),
  refusals: ['NOT_FOUND'],
})

/** Corrections of one state, as their list: those that wait unless another is asked for. */
export const correctionExport = exportOf('/admin/correction/export', 'corrections', {
  ...correctionFilters,
  state: v.optional(v.picklist(correctionStates), 'proposed'),
})

const refundFilters = { ...filters, ...fens, state: v.optional(Line(20)), userId: v.optional(Id) }
/** Refunds through the gateway. */
export const refundList = listOf('/admin/refund/list', 'refunds', {
  filters: refundFilters,
  sorts: ['newest', 'oldest'],
  row: {
    refundId: Id,
    refundNo: v.string(),
    payNo: v.string(),
    outTradeNo: v.string(),
    subject: v.string(),
    userId: Id,
    userName: v.string(),
    amount: FenSchema,
    bonus: FenSchema,
    reason: v.string(),
    state: v.string(),
    createdAt: Instant,
    endedAt: v.nullable(Instant),
  },
})
export const refundExport = exportOf('/admin/refund/export', 'refunds', refundFilters)
