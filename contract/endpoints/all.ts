import type * as v from 'valibot'
import * as agreements from './orders/agreements'
import * as accounts from './people/accounts'
import * as addresses from './people/addresses'
import * as archive from './community/archive'
import * as area from './city/area'
import * as block from './people/block'
import * as closing from './people/closing'
import { communityEndpoints } from './community/all'
import * as community from './community/community'
import * as texts from './community/texts'
import * as disputes from './orders/disputes'
import * as crashes from './crashes'
import * as favourites from './people/favourites'
import * as holds from './money/holds'
import * as logs from './city/logs'
import { marketEndpoints } from './market/all'
import * as messages from './orders/messages'
import * as news from './city/news'
import * as notices from './city/notices'
import * as orderAddress from './orders/address'
import { orderParcel } from './orders/parcel'
import * as orders from './orders/orders'
import * as pay from './money/pay'
import * as payPassword from './money/pay-password'
import * as points from './people/points'
import * as proof from './people/proof'
import * as recharge from './money/recharge'
import * as reports from './people/reports'
import * as residents from './people/residents'
import * as reviews from './people/reviews'
import * as session from './people/session'
import * as sharing from './sharing'
import * as uploads from './uploads'
import * as wallet from './money/wallet'
import * as wechatLogin from './people/wechat-login'
import * as withdrawals from './money/withdrawals'

/** Every call of the product. The server mounts them and describes them; the client takes only the types below. */
export const endpoints = [
  ...marketEndpoints,
  area.indexConfig,
  area.areaInfo,
  area.areaList,
  area.indexCount,
  area.indexCountParts,
  area.categoryList,
  community.indexModules,
  community.indexTodo,
  texts.areaText,
  texts.areaAgree,
  archive.archiveList,
  archive.archiveInfo,
  ...communityEndpoints,
  area.adminClock,
  session.blockLogin,
  session.blockCheck,
  session.userCheck,
  session.userGetInfo,
  session.userRemove,
  closing.accountClosing,
  closing.accountClose,
  closing.accountTakeBack,
  session.userAssets,
  block.blockInfo,
  block.blockInfos,
  block.blockOwnPage,
  block.blockTheirPage,
  block.blockEdit,
  orders.orderList,
  orders.orderInfo,
  orders.orderGetNum,
  orders.orderCancel,
  orders.orderDeliver,
  orders.orderRefuse,
  orders.orderConfirm,
  orderAddress.orderAddress,
  orderAddress.orderSetAddress,
  orderParcel,
  agreements.orderAskCancel,
  agreements.orderAgreeCancel,
  agreements.orderDenyCancel,
  agreements.orderRefundPart,
  agreements.orderAgreePart,
  agreements.orderDenyPart,
  agreements.orderWithdrawCancel,
  agreements.orderWithdrawPart,
  agreements.orderExtend,
  agreements.orderRemind,
  agreements.orderRate,
  disputes.orderDispute,
  disputes.orderEvidence,
  disputes.orderUndispute,
  disputes.orderAccept,
  disputes.orderAppeal,
  disputes.disputeList,
  disputes.disputeInfo,
  disputes.disputeDecide,
  messages.messageList,
  messages.messageAdd,
  reports.reportAdd,
  reviews.reviewInfo,
  reviews.reviewList,
  reviews.reviewAnswer,
  favourites.favouriteInfo,
  favourites.favouriteAdd,
  favourites.favouriteRemove,
  favourites.favouriteList,
  addresses.addressList,
  addresses.addressSave,
  addresses.addressDefault,
  addresses.addressRemove,
  addresses.regionList,
  notices.noticeList,
  notices.noticeGetNum,
  notices.noticeInfo,
  notices.noticeGetInfo,
  notices.noticeReadAll,
  notices.noticeRemove,
  notices.noticeDownload,
  notices.noticeManage,
  notices.noticeAdd,
  notices.noticeEdit,
  notices.noticeWithdraw,
  pay.payList,
  pay.payInfo,
  pay.payWays,
  pay.payLogin,
  pay.paySubmit,
  pay.payCheck,
  pay.payCancel,
  wallet.moneyList,
  wallet.moneyGetTotal,
  wallet.moneyTurn,
  wallet.moneyDownload,
  holds.freezeList,
  holds.freezeGetTotal,
  holds.freezeInfo,
  holds.incomeList,
  holds.incomeGetTotal,
  recharge.rechargeGetInfo,
  recharge.rechargeAdd,
  recharge.rechargeList,
  recharge.rechargeInfo,
  withdrawals.withdrawGetInfo,
  withdrawals.withdrawAdd,
  withdrawals.withdrawList,
  withdrawals.withdrawInfo,
  withdrawals.withdrawCancel,
  payPassword.payPasswordInfo,
  payPassword.setPayPassword,
  uploads.uploadToken,
  crashes.crashTell,
  sharing.indexJssdk,
  news.miniAllowNews,
  points.userGetPoints,
  points.pointsList,
  points.userRankList,
  logs.logList,
  logs.logInfo,
  logs.logAdd,
  logs.logEdit,
  logs.logCheck,
  accounts.smsSend,
  accounts.smsLogin,
  accounts.smsOutbox,
  accounts.blockFindPassword,
  accounts.blockEditPassword,
  accounts.blockLogina,
  accounts.userBindMobile,
  accounts.userEdit,
  accounts.userInfo,
  accounts.userLoginUser,
  proof.userSendProof,
  proof.userProve,
  wechatLogin.miniLogin,
  wechatLogin.miniWays,
  wechatLogin.userBindWechat,
  wechatLogin.userUnbindWechat,
  residents.residentList,
  residents.residentGetInfo,
  residents.residentInfo,
  residents.residentAdd,
  residents.residentEdit,
  residents.residentLogin,
  residents.residentLogina,
  residents.residentDownload,
  residents.userLogoutAll,
] as const

type Every = (typeof endpoints)[number]

/**
 * Paths, inputs and outputs of every call, by path. Types only: nothing of this reaches a bundle. Our decision:
 * docs/decisions/0001-contract.md
 */
export type ApiMap = {
  [E in Every as E['path']]: { body: E['body']; input: v.InferInput<E['input']>; output: v.InferOutput<E['output']> }
}

export type ApiPath = keyof ApiMap
export type FormPath = { [P in ApiPath]: ApiMap[P]['body'] extends 'form' ? P : never }[ApiPath]
export type JsonPath = { [P in ApiPath]: ApiMap[P]['body'] extends 'json' ? P : never }[ApiPath]
export type ApiInput<P extends ApiPath> = ApiMap[P]['input']
export type ApiOutput<P extends ApiPath> = ApiMap[P]['output']
