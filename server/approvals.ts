import type { Deps } from './deps'
import { approvalJobs } from './modules/approvals/jobs'
import type { ApprovalActs } from './modules/approvals/open/approval'
import { thresholdApproval } from './modules/limits/thresholds'
import { limitApproval } from './modules/limits/user-limits'
import { undoApproval } from './modules/block-market/handover/by-two'
import { unfreezeApproval } from './modules/block-market/thaw'
import { roundApproval, roundHaltApproval } from './modules/expand/by-two'
import { stopApproval } from './modules/fund/by-two'
import { strikeApproval } from './modules/mayor/by-two'
import { correctionApproval } from './modules/money-desk/by-two'
import { disputeApproval } from './modules/orders/dispute/by-two'
import { refundApproval } from './modules/pay/refunds/by-two'
import { staffAddApproval, staffEditApproval, staffResetApproval } from './modules/staff/approval-acts'
import { withdrawApproval } from './modules/withdrawals/console/approval'

/** What two persons of staff decide. Source: community §9. */
export const approvalActs: ApprovalActs = {
  withdraw: withdrawApproval,
  dispute: disputeApproval,
  refund: refundApproval,
  limit: limitApproval,
  threshold: thresholdApproval,
  staffAdd: staffAddApproval,
  staffEdit: staffEditApproval,
  staffReset: staffResetApproval,
  correction: correctionApproval,
  undo: undoApproval,
  unfreeze: unfreezeApproval,
  fundStop: stopApproval,
  strike: strikeApproval,
  round: roundApproval,
  roundHalt: roundHaltApproval,
}

/** The timers of what two persons decide. */
export const approvalTimers = (deps: Deps) => approvalJobs(deps, approvalActs)
