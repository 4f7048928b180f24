import type { Deps } from './deps'
import { approvalJobs } from './modules/approvals/jobs'
import type { ApprovalActs } from './modules/approvals/open/approval'
import { limitApproval } from './modules/limits/user-limits'
import { undoApproval } from './modules/block-market/handover/by-two'
import { unfreezeApproval } from './modules/block-market/thaw'
import { roundApproval, roundHaltApproval } from './modules/expand/by-two'
import { zoneOfferApproval } from './modules/expand/zones/by-two'
import { stopApproval } from './modules/fund/by-two'
import { strikeApproval } from './modules/mayor/by-two'
import { letterApproval } from './modules/notices/letters/sending'
import { correctionApproval } from './modules/corrections/by-two'
import { disputeApproval } from './modules/orders/dispute/by-two'
import { refundApproval } from './modules/pay/refunds/by-two'
import { staffAddApproval, staffEditApproval, staffResetApproval } from './modules/staff/approval-acts'
import { announce } from './modules/area/open/announce'
import * as remedies from './modules/remedies/by-two'
import { settingApproval } from './modules/settings/by-two'
import { textApproval } from './modules/texts/by-two'
import { withdrawApproval } from './modules/withdrawals/console/approval'

const settingOf = settingApproval(announce)

/** What two persons of staff decide. Source: community §9. */
export const approvalActs: ApprovalActs = {
  withdraw: withdrawApproval,
  dispute: disputeApproval,
  refund: refundApproval,
  limit: limitApproval,
  feeSetting: settingOf,
  moneySetting: settingOf,
  timeSetting: settingOf,
  citySetting: settingOf,
  thresholdSetting: settingOf,
  areaText: textApproval,
  staffAdd: staffAddApproval,
  staffEdit: staffEditApproval,
  staffReset: staffResetApproval,
  correction: correctionApproval,
  reallot: remedies.reallotApproval,
  advance: remedies.reallotApproval,
  returned: remedies.returnedApproval,
  loss: remedies.lossApproval,
  goodwill: remedies.goodwillApproval,
  undo: undoApproval,
  unfreeze: unfreezeApproval,
  fundStop: stopApproval,
  strike: strikeApproval,
  round: roundApproval,
  roundHalt: roundHaltApproval,
  zoneOffer: zoneOfferApproval,
  letter: letterApproval,
}

/** The timers of what two persons decide. */
export const approvalTimers = (deps: Deps) => approvalJobs(deps, approvalActs)
