import * as acts from './acts'
import type * as v from 'valibot'
import { auditList } from '../audit'
import { adminAreaHalt } from '../city/area'
import { areaSwitch, areaSwitches } from '../city/switches'
import { adminAreaText, adminAreaTextNow } from '../community/community'
import * as rounds from '../community/expand'
import * as funds from '../community/fund'
import * as mayors from '../community/mayor'
import { adminMutualRemove } from '../community/mutual'
import * as shops from '../community/shop-desk'
import { adminVoteRemove } from '../community/votes'
import { buyRemove } from '../market/bids'
import { saleRemove } from '../market/market'
import { booksCheck } from '../money/books'
import * as corrections from '../money/corrections'
import { gatewayPayments, payRefund } from '../money/refunds'
import * as handover from '../market/handover'
import * as approvals from './approvals'
import * as areas from './areas'
import * as cases from './cases'
import * as catalogue from './catalogue'
import * as community from './community'
import * as disputes from './disputes'
import { importCheck, importRun } from './imports'
import * as infos from './infos'
import * as limits from './limits'
import * as lists from './lists'
import * as refunds from './refunds'
import * as notices from './notices'
import { correctionExport, correctionPreview, refundAsk } from './refunds'
import { reportDecide, reportExport, reportFreeze, reportList, reportRead } from './reports'
import * as session from './session'
import * as staff from './staff'
import { statExport, statOverview, statSeries } from './stat'
import * as withdrawals from './withdrawals'

/** Every call of the operator console, made with the cookie of a session of staff. */
export const consoleEndpoints = [
  session.staffLogin,
  session.staffEnrol,
  session.staffTotp,
  session.staffRecover,
  session.staffMe,
  session.staffLogout,
  approvals.approvalList,
  approvals.approvalExport,
  approvals.approvalApprove,
  approvals.approvalRefuse,
  withdrawals.consoleWithdrawList,
  withdrawals.consoleWithdrawInfo,
  withdrawals.consoleWithdrawApprove,
  withdrawals.consoleWithdrawReject,
  withdrawals.consoleWithdrawPaying,
  withdrawals.consoleWithdrawPaid,
  withdrawals.consoleWithdrawFail,
  disputes.staffDisputeList,
  disputes.staffDisputeInfo,
  disputes.staffDisputeDecide,
  disputes.disputeAsk,
  disputes.disputeMessages,
  disputes.disputeAddress,
  disputes.draftList,
  disputes.draftAdd,
  cases.caseList,
  cases.caseExport,
  cases.handoverExport,
  cases.disputeBeside,
  cases.disputeHandOver,
  cases.disputeAskEvidence,
  cases.handoverInfo,
  handover.adminHandoverList,
  handover.adminHandoverAct,
  reportList,
  reportExport,
  reportRead,
  reportDecide,
  reportFreeze,
  shops.adminShopList,
  shops.shopLevelSet,
  shops.adminShopApprove,
  shops.adminShopReject,
  shops.adminShopRemove,
  rounds.adminRoundList,
  rounds.adminRoundAdd,
  rounds.adminRoundEdit,
  rounds.adminRoundAct,
  funds.adminFundList,
  funds.adminFundAct,
  mayors.adminElectionAnnounce,
  community.electionRule,
  community.electionSetRule,
  mayors.adminElectionStrike,
  adminVoteRemove,
  adminMutualRemove,
  saleRemove,
  buyRemove,
  handover.adminBlockAct,
  adminAreaHalt,
  areaSwitch,
  areaSwitches,
  adminAreaText,
  auditList,
  booksCheck,
  gatewayPayments,
  payRefund,
  refundAsk,
  corrections.txnList,
  corrections.correctionList,
  corrections.correctionAdd,
  corrections.correctionConfirm,
  corrections.correctionRefuse,
  correctionPreview,
  correctionExport,
  lists.orderList,
  lists.orderExport,
  lists.userList,
  lists.userExport,
  lists.blockList,
  lists.blockExport,
  refunds.refundList,
  refunds.refundExport,
  withdrawals.withdrawExport,
  withdrawals.withdrawBatch,
  lists.electionList,
  lists.electionExport,
  lists.voteList,
  lists.voteExport,
  lists.mutualList,
  lists.mutualExport,
  lists.areaList,
  lists.areaExport,
  lists.zoneList,
  lists.zoneExport,
  lists.itemRows,
  lists.itemExport,
  catalogue.categoryRows,
  catalogue.categorySave,
  catalogue.categoryAct,
  catalogue.categorySort,
  catalogue.itemSave,
  catalogue.itemAct,
  catalogue.itemSort,
  catalogue.saleToItem,
  areas.areaSave,
  areas.areaReach,
  adminAreaTextNow,
  areas.zonePreview,
  areas.zoneSave,
  areas.zoneRemove,
  areas.blockMapRows,
  areas.roundPreview,
  community.electionInfo,
  community.voteDetail,
  community.voteRoll,
  community.electionRoll,
  community.mutualInfo,
  community.mutualWords,
  community.offerList,
  community.offerExport,
  community.shopExport,
  community.fundExport,
  areas.roundExport,
  limits.limitList,
  limits.limitSet,
  limits.thresholdList,
  limits.thresholdSet,
  lists.accountList,
  lists.accountExport,
  lists.entryList,
  lists.entryExport,
  lists.bookList,
  lists.bookExport,
  acts.actList,
  acts.actExport,
  infos.orderInfo,
  infos.userInfo,
  infos.userReveal,
  infos.userEndSessions,
  infos.noteAdd,
  infos.search,
  notices.noticePlanList,
  notices.noticePlanExport,
  notices.noticeReach,
  notices.noticeSave,
  notices.noticePlan,
  notices.noticeTakeBack,
  importCheck,
  importRun,
  statOverview,
  statSeries,
  statExport,
  staff.staffList,
  staff.staffExport,
  staff.staffAdd,
  staff.staffEdit,
  staff.staffReset,
  staff.staffInvite,
  staff.staffEndSessions,
] as const

type Every = (typeof consoleEndpoints)[number]

/** Paths, inputs and outputs of every call of the console, by path. */
export type ConsoleMap = {
  [E in Every as E['path']]: { body: E['body']; input: v.InferInput<E['input']>; output: v.InferOutput<E['output']> }
}
