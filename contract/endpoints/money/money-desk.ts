import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, Id, Line, Text, Version, pageInput, pageOf } from '../../fields'
import { Party } from '../people/session'
import { WithdrawView, withdrawStates } from './withdrawals'

export const deskActs = ['approve', 'reject', 'pay', 'paid', 'fail'] as const

/** A withdrawal as operators see it: whose it is, and what may be done with it now. */
export const DeskWithdrawView = v.object({
  ...v.omit(WithdrawView, ['acts']).entries,
  user: Party,
  acts: v.array(v.picklist(deskActs)),
})
export type DeskWithdrawView = v.InferOutput<typeof DeskWithdrawView>

/** Oldest first, so that nobody who waits is overlooked. `state: open` = applied, approved, paying. */
export const deskWithdrawList = endpoint({
  path: '/admin/withdrawList',
  body: 'form',
  access: 'operator',
  summary: 'Withdrawals to work on (operators)',
  input: v.object({ ...pageInput, state: v.optional(v.picklist(['open', ...withdrawStates]), 'open') }),
  output: v.object({
    ...pageOf(DeskWithdrawView).entries,
    counts: v.object({
      applied: v.number(),
      approved: v.number(),
      paying: v.number(),
      overdue: v.number(),
      corrections: v.number(),
    }),
  }),
  refusals: [],
})

/** With the full name and account, for the payout; every reading is recorded. */
export const deskWithdrawInfo = endpoint({
  path: '/admin/withdrawInfo',
  body: 'json',
  access: 'operator',
  summary: 'One withdrawal with its full payee (operators)',
  input: v.object({ id: Id }),
  output: v.object({
    ...DeskWithdrawView.entries,
    payee: v.object({ name: v.string(), account: v.string(), bank: v.string() }),
  }),
  refusals: ['NOT_FOUND'],
})

const acting = { clientNo: ClientNo, id: Id, ver: Version }
const Reason = v.pipe(Text(140), v.minLength(1))
const refusals = ['MOVED', 'NOT_FOUND', 'NO_RIGHT'] as const

/** Nobody decides on their own withdrawal (NO_RIGHT); MOVED carries `withdrawal`. Source: domain model §3.9. */
export const deskApprove = endpoint({
  path: '/admin/withdrawApprove',
  body: 'json',
  access: 'operator',
  summary: 'Approve a withdrawal (operators)',
  input: v.object(acting),
  output: DeskWithdrawView,
  refusals: [...refusals, 'LIMIT'],
})

/** Applied or approved; the money is income again. Source: domain model §3.9. */
export const deskReject = endpoint({
  path: '/admin/withdrawReject',
  body: 'json',
  access: 'operator',
  summary: 'Reject a withdrawal with a reason (operators)',
  input: v.object({ ...acting, reason: Reason }),
  output: DeskWithdrawView,
  refusals,
})

/** From here on it can only end as paid or failed. Source: domain model §3.9. */
export const deskPay = endpoint({
  path: '/admin/withdrawPaying',
  body: 'json',
  access: 'operator',
  summary: 'Start paying an approved withdrawal (operators)',
  input: v.object(acting),
  output: DeskWithdrawView,
  refusals,
})

/** `reference` is the payout's number with the bank or platform; one number pays one withdrawal (FORM). Source: domain model §3.9. */
export const deskPaid = endpoint({
  path: '/admin/withdrawPaid',
  body: 'json',
  access: 'operator',
  summary: 'Mark a withdrawal as paid (operators)',
  input: v.object({ ...acting, reference: v.pipe(Line(64), v.minLength(4)) }),
  output: DeskWithdrawView,
  refusals: [...refusals, 'FORM'],
})

/** The money is income again. Source: domain model §3.9. */
export const deskFail = endpoint({
  path: '/admin/withdrawFail',
  body: 'json',
  access: 'operator',
  summary: 'Mark a payout as failed (operators)',
  input: v.object({ ...acting, reason: Reason }),
  output: DeskWithdrawView,
  refusals,
})
