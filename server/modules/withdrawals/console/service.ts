import { dayMs } from '@contract/durations'
import type * as v from 'valibot'
import { approvals } from '@contract/console/limits'
import { includesArea } from '@contract/console/roles'
import type * as calls from '@contract/endpoints/console/money/withdrawals'
import { fen } from '@contract/money'
import { maskedMobile } from '@contract/people/masked'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Work } from '../../../db/once/change-once'
import { changeAndView } from '../../../db/once/change-once'
import type { Tx } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import { yuan } from '../../../format/yuan'
import type { StaffCaller, StaffPerson } from '../../../http/staff/staff-caller'
import { ask } from '../../approvals/open/ask'
import { audit } from '../../audit/open/audit'
import { ownAffair } from '../../audit/open/own'
import type { AdminState, AdminWish } from '../admin'
import { moveRow, payeeOf, payOut } from '../admin'
import { sealerOf } from '../open/seal'
import type { Payout } from '../payout'
import { nextStates } from '../rules/states'
import * as admin from '../store'
import type { WithdrawalTable } from '../tables'
import * as store from './store'
import { isWithdrawalForTwo } from '../for-two'
import { consoleView, consoleViews } from './view'

/** How far back the source of income is looked at. */
const incomeDays = 90

/** Withdrawals in somebody's areas, with the number and the sum of all that the filters find. */
export async function listForConsole(
  deps: Deps,
  staff: StaffCaller,
  { page, size, ...filters }: v.InferOutput<typeof calls.consoleWithdrawList.input>,
) {
  const query = { ...filters, areas: staff.areas }
  const { total, sum } = await store.sums(deps.db, query)
  const rows = await store.list(deps.db, query, { offset: (page - 1) * size, limit: size })
  return ok({ data: await consoleViews(deps, rows, staff), total, sum, page, size })
}

/** One with its full payee and what was looked at; each reading is recorded. Refusal: NOT_FOUND. */
export async function readForConsole(deps: Deps, staff: StaffCaller, id: number) {
  const sealer = await sealerOf(deps)
  return transact(deps.db, async (tx) => {
    const row = await admin.find(tx, id)
    if (!row || !includesArea(staff.areas, row.area_id)) return err(refusal('NOT_FOUND'))
    const about = { refType: 'withdraw', refId: id, areaId: row.area_id }
    await audit(tx, deps, { userId: staff.userId, call: '/admin/withdraw/info', ...about })
    const looked = await store.checks(tx, row, deps.clock.now() - incomeDays * dayMs)
    return ok({
      ...(await consoleView({ db: tx, clock: deps.clock }, id, staff)),
      payee: payeeOf(sealer.open(row.payee_sealed)),
      mobile: maskedMobile(looked.mobile),
      postings: [
        { to: 'payout' as const, amount: fen(row.amount - row.fee) },
        { to: 'fee' as const, amount: fen(row.fee) },
      ],
      checks: {
        soldOrders: looked.sold_orders,
        openDisputes: looked.open_disputes,
        openHandovers: looked.open_handovers,
        heldSince: looked.held_since,
        payeeSince: looked.payee_since,
        paidBefore: looked.paid_before,
        paidAverage: fen(looked.paid_average),
      },
    })
  })
}

type View = Awaited<ReturnType<typeof consoleView>>

/** Does something with a locked withdrawal that may go to a state. Refusals: NOT_FOUND, OWN, MOVED (data.withdrawal), those of the work. */
function onRow(
  deps: Deps,
  staff: StaffPerson,
  call: string,
  to: AdminState,
  input: AdminWish,
  work: Work<WithdrawalTable, unknown>,
): Promise<Result<View, Refusal>> {
  const { clock } = deps
  const subject = {
    name: 'withdrawal',
    lock: (tx: Tx) => admin.lock(tx, input.id),
    refusalOf: (row: WithdrawalTable) => {
      if (!includesArea(staff.areas, row.area_id)) return refusal('NOT_FOUND')
      return row.user_id === staff.userId ? ownAffair : undefined
    },
    may: ({ state }: WithdrawalTable) => nextStates[state].includes(to),
    view: (tx: Tx) => consoleView({ db: tx, clock }, input.id, staff),
  }
  return changeAndView(deps, { userId: staff.userId, call, input }, subject, work)
}

/** A step that one person takes. */
export function stepByStaff(deps: Deps, staff: StaffPerson, call: string, to: AdminState, input: AdminWish) {
  const { reason = '', reference } = input
  // Only who does not get the money reads why.
  const words = to === 'rejected' || to === 'failed' ? { reason } : { opinion: reason }
  const said = { ...words, ...(reference !== undefined && { reference }) }
  return onRow(deps, staff, call, to, input, (tx, row) =>
    moveRow(tx, deps, row, { by: staff.userId, call, to, ...said }),
  )
}

/**
 * Approves it, or, from the amount of two persons on, asks for the second one. Refusals: as `onRow`; FORM (`reason`: needed to ask), CLOSED
 * (one is waited for already). Source: community §9 (two persons).
 */
export function approveByStaff(
  deps: Deps,
  staff: StaffCaller,
  input: v.InferOutput<typeof calls.consoleWithdrawApprove.input>,
) {
  const call = '/admin/withdraw/approve'
  return onRow(deps, staff, call, 'approved', input, async (tx, row) => {
    if (!(await isWithdrawalForTwo(tx, row, deps.clock.now())))
      return moveRow(tx, deps, row, { by: staff.userId, call, to: 'approved', opinion: input.reason })
    if (input.reason.length < approvals.minReason) return err(refusal('FORM', { fields: { reason: '请填写意见' } }))
    return ask(tx, deps, staff, {
      kind: 'withdraw',
      refType: 'withdraw',
      refId: row.withdraw_id,
      refVer: row.ver,
      areaId: row.area_id,
      summary: `${row.withdraw_no} 提现 ${yuan(row.amount)}，实际到账 ${yuan(row.amount - row.fee)}`,
      payload: {
        withdrawNo: row.withdraw_no,
        amount: row.amount,
        fee: row.fee,
        way: row.way,
        name: row.name,
        account: row.account,
      },
      reason: input.reason,
      call,
    })
  })
}

const payingCalls = {
  paying: '/admin/withdraw/paying',
  paid: '/admin/withdraw/paid',
  failed: '/admin/withdraw/fail',
} as const

/** Starts paying, and asks the payout service to begin. */
export const payByStaff = (deps: Deps, payout: Payout, staff: StaffCaller, input: AdminWish) =>
  payOut(deps, payout, input, (to, wish) => stepByStaff(deps, staff, payingCalls[to], to, wish))
