import type * as v from 'valibot'
import * as handover from '../market/handover'
import * as disputes from '../orders/disputes'
import * as approvals from './approvals'
import { disputeAsk, disputeMessages } from './disputes'
import { reportDecide, reportList } from './reports'
import * as session from './session'
import * as staff from './staff'
import { statOverview, statSeries } from './stat'
import * as withdrawals from './withdrawals'

/** Every call of the operator console, made with the cookie of a session of staff. Some are calls of the app's desks, which sign them. */
export const consoleEndpoints = [
  session.staffLogin,
  session.staffEnrol,
  session.staffTotp,
  session.staffRecover,
  session.staffMe,
  session.staffLogout,
  approvals.approvalList,
  approvals.approvalApprove,
  approvals.approvalRefuse,
  withdrawals.consoleWithdrawList,
  withdrawals.consoleWithdrawInfo,
  withdrawals.consoleWithdrawApprove,
  withdrawals.consoleWithdrawReject,
  withdrawals.consoleWithdrawPaying,
  withdrawals.consoleWithdrawPaid,
  withdrawals.consoleWithdrawFail,
  disputes.disputeList,
  disputes.disputeInfo,
  disputes.disputeDecide,
  disputeAsk,
  disputeMessages,
  handover.adminHandoverList,
  handover.adminHandoverAct,
  reportList,
  reportDecide,
  statOverview,
  statSeries,
  staff.staffList,
  staff.staffAdd,
  staff.staffEdit,
  staff.staffReset,
  staff.staffInvite,
] as const

type Every = (typeof consoleEndpoints)[number]

/** Paths, inputs and outputs of every call of the console, by path. */
export type ConsoleMap = {
  [E in Every as E['path']]: { body: E['body']; input: v.InferInput<E['input']>; output: v.InferOutput<E['output']> }
}
