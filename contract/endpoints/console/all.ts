import * as acts from './acts'
import type * as v from 'valibot'
import { adminAreaHalt } from '../city/area'
import { communityConsoleEndpoints } from '../community/all'
import { buyRemove } from '../market/bids'
import { saleRemove } from '../market/market'
import { booksCheck } from '../money/books'
import * as corrections from '../money/corrections'
import { gatewayPayments, payRefund } from '../money/refunds'
import * as handover from '../market/handover'
import * as alarms from './alarms'
import * as approvals from './approvals'
import * as areas from './areas'
import * as cases from './cases'
import * as catalogue from './catalogue'
import * as disputes from './disputes'
import { importCheck, importRun, slipList, slipMake } from './imports'
import { filterEdit, filterList } from './lists/own'
import * as infos from './infos'
import * as limits from './settings/limits'
import * as lists from './lists/rows'
import * as ledger from './money/ledger-lists'
import * as refunds from './money/refunds'
import * as letters from './letters/letters'
import * as templates from './letters/templates'
import * as offers from './offers'
import * as opening from './opening'
import * as people from './people'
import { correctionExport, correctionPreview, refundAsk } from './money/refunds'
import { remedyAdd, remedyPreview } from './money/remedies'
import { reportDecide, reportExport, reportFreeze, reportList, reportRead } from './reports'
import * as session from './session'
import * as settings from './settings/settings'
import { staffUploadToken } from '../uploads'
import * as staff from './staff'
import { statExport, statOverview, statSeries } from './stat'
import * as texts from './texts'
import * as withdrawals from './money/withdrawals'

/** Every call of the operator console, made with the cookie of a session of staff. */
export const consoleEndpoints = [
  session.staffLogin,
  session.staffEnrol,
  session.staffTotp,
  session.staffRecover,
  session.staffMe,
  session.staffLogout,
  staffUploadToken,
  filterList,
  filterEdit,
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
  ...communityConsoleEndpoints,
  texts.textList,
  texts.textInfo,
  texts.textEdit,
  settings.settingList,
  settings.settingHistory,
  settings.settingPreview,
  settings.settingEdit,
  settings.settingTakeBack,
  saleRemove,
  buyRemove,
  handover.adminBlockAct,
  adminAreaHalt,
  booksCheck,
  gatewayPayments,
  payRefund,
  refundAsk,
  corrections.txnList,
  corrections.correctionList,
  corrections.correctionAdd,
  correctionPreview,
  correctionExport,
  remedyPreview,
  remedyAdd,
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
  areas.zonePreview,
  areas.zoneSave,
  areas.zoneRemove,
  areas.blockMapRows,
  offers.offerList,
  offers.offerExport,
  limits.limitList,
  limits.limitSet,
  ledger.accountList,
  ledger.accountExport,
  ledger.entryList,
  ledger.entryExport,
  ledger.bookList,
  ledger.bookExport,
  acts.actList,
  acts.actExport,
  infos.orderInfo,
  people.personInfo,
  people.personNotices,
  infos.userReveal,
  infos.userEndSessions,
  infos.noteAdd,
  infos.search,
  letters.letterList,
  letters.letterExport,
  letters.letterInfo,
  letters.letterCount,
  letters.letterEdit,
  letters.letterTest,
  letters.letterSend,
  letters.letterTakeBack,
  templates.templateList,
  templates.templateExport,
  templates.templateEdit,
  templates.templateRemove,
  importCheck,
  importRun,
  slipList,
  slipMake,
  alarms.alarmList,
  alarms.alarmExport,
  alarms.alarmChannels,
  alarms.alarmEdit,
  alarms.alarmTest,
  opening.openingList,
  opening.openingDismiss,
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
