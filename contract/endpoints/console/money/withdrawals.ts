import * as v from 'valibot'
import { batches } from '../../../console/limits'
import { endpoint } from '../../../endpoint'
import { ClientNo, FenSchema, FormInteger, Id, Instant, Line, Text, Version } from '../../../fields'
import { WithdrawView, withdrawStates, withdrawWays } from '../../money/withdrawals'
import { Party } from '../../people/session'
import { ApprovalView, Reason } from '../approvals'
import { exportOf, fens, fileShape, filters, listSize } from '../listing'

/** A withdrawal as the console shows it: whose it is, and what may be done with it now. */
const ConsoleWithdrawView = v.object({
  ...v.omit(WithdrawView, ['acts']).entries,
  user: Party,
  acts: v.array(v.picklist(['approve', 'reject', 'pay', 'paid', 'fail'])),
  areaId: Id,
  /** Whether two persons decide. */
  isTwoPersons: v.boolean(),
  /** The last one that was asked for, and what became of it. */
  approval: v.nullable(ApprovalView),
})

/** Filters that are not sent do not filter. `q` is as in the file; the days are of the application. */
export const consoleWithdrawList = endpoint({
  path: '/admin/withdraw/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: withdrawals',
  input: v.object({
    ...filters,
    ...fens,
    state: v.optional(v.picklist(['open', 'all', ...withdrawStates]), 'open'),
    way: v.optional(v.picklist(withdrawWays)),
    userId: v.optional(Id),
    page: v.optional(FormInteger(1, 10_000), 1),
    size: listSize,
  }),
  output: v.object({
    data: v.array(ConsoleWithdrawView),
    /** Of everything that the filters find. */
    total: v.number(),
    sum: FenSchema,
    page: v.number(),
    size: v.number(),
  }),
  refusals: [],
})

/** With the full payee; each reading is recorded. */
export const consoleWithdrawInfo = endpoint({
  path: '/admin/withdraw/info',
  body: 'json',
  access: 'staff',
  summary: 'Console: one withdrawal',
  input: v.object({ id: Id }),
  output: v.object({
    ...ConsoleWithdrawView.entries,
    payee: v.object({ name: v.string(), account: v.string(), bank: v.string() }),
    /** The applicant's, masked; empty without one. */
    mobile: v.string(),
    /** What the money will do when it is paid. */
    postings: v.array(v.object({ to: v.picklist(['payout', 'fee']), amount: FenSchema })),
    /** What was looked at. */
    checks: v.object({
      /** Orders done in the last ninety days whose seller this is. */
      soldOrders: v.number(),
      openDisputes: v.number(),
      openHandovers: v.number(),
      heldSince: v.nullable(Instant),
      /** When the person first asked for money to the same payee; null: never before. */
      payeeSince: v.nullable(Instant),
      /** How many were paid before, and their average. */
      paidBefore: v.number(),
      paidAverage: FenSchema,
    }),
  }),
  refusals: ['NOT_FOUND'],
})

const acting = { clientNo: ClientNo, id: Id, ver: Version }
/** For the audit alone. */
const Opinion = v.optional(Text(300), '')
const refusals = ['MOVED', 'NOT_FOUND', 'OWN'] as const

/** From the amount of two persons on it is asked for, with a reason (FORM), and another one approves it; else it is approved at once. */
export const consoleWithdrawApprove = endpoint({
  path: '/admin/withdraw/approve',
  body: 'json',
  access: 'staff',
  summary: 'Console: approve a withdrawal, or ask for it',
  input: v.object({ ...acting, reason: Opinion }),
  output: ConsoleWithdrawView,
  refusals: [...refusals, 'FORM', 'CLOSED'],
})

export const consoleWithdrawReject = endpoint({
  path: '/admin/withdraw/reject',
  body: 'json',
  access: 'staff',
  summary: 'Console: reject a withdrawal',
  input: v.object({ ...acting, reason: Reason }),
  output: ConsoleWithdrawView,
  refusals,
})

export const consoleWithdrawPaying = endpoint({
  path: '/admin/withdraw/paying',
  body: 'json',
  access: 'staff',
  summary: 'Console: start paying',
  input: v.object({ ...acting, reason: Opinion }),
  output: ConsoleWithdrawView,
  refusals,
})

/** `reference`: the number with the bank; one number pays one withdrawal (FORM). */
export const consoleWithdrawPaid = endpoint({
  path: '/admin/withdraw/paid',
  body: 'json',
  access: 'staff',
  summary: 'Console: a withdrawal was paid',
  input: v.object({ ...acting, reference: v.pipe(Line(64), v.minLength(4)), reason: Opinion }),
  output: ConsoleWithdrawView,
  refusals: [...refusals, 'FORM'],
})

export const consoleWithdrawFail = endpoint({
  path: '/admin/withdraw/fail',
  body: 'json',
  access: 'staff',
  summary: 'Console: a payout failed',
  input: v.object({ ...acting, reason: Reason }),
  output: ConsoleWithdrawView,
  refusals,
})

const withdrawFilters = {
  ...filters,
  ...fens,
  state: v.optional(Line(20)),
  way: v.optional(v.picklist(withdrawWays)),
  userId: v.optional(Id),
}
export const withdrawExport = exportOf('/admin/withdraw/export', 'withdrawals', withdrawFilters)
/** Ids, separated by commas, none of them twice. */
const ChosenIds = v.pipe(
  v.string(),
  v.regex(/^\d{1,16}(,\d{1,16})*$/),
  v.transform((text) => text.split(',').map(Number)),
  v.maxLength(batches.mostChosen),
  v.check((ids) => new Set(ids).size === ids.length),
)

/**
 * What is being paid, for the bank: full payees and what each gets, after the fee. A fresh code is asked for. `ids`: of these alone; when
 * not all of them are being paid now there is no file (MOVED, `gone`: how many are not).
 */
export const withdrawBatch = endpoint({
  path: '/admin/withdraw/batch',
  body: 'form',
  access: 'staff',
  summary: 'Console: payments for the bank, as a file',
  input: v.object({
    ...fileShape,
    areaId: v.optional(Id),
    way: v.optional(v.picklist(withdrawWays)),
    ids: v.optional(ChosenIds),
  }),
  output: v.string(),
  refusals: ['MOVED'],
})
