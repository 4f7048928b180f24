import type * as v from 'valibot'
import * as agreements from './orders/agreements'
import * as accounts from './people/accounts'
import * as addresses from './people/addresses'
import * as archive from './community/archive'
import * as area from './city/area'
import * as block from './people/block'
import * as closing from './people/closing'
import * as community from './community/community'
import * as disputes from './orders/disputes'
import * as expand from './community/expand'
import * as faults from './faults'
import * as favourites from './people/favourites'
import * as fund from './community/fund'
import * as holds from './money/holds'
import * as logs from './city/logs'
import { marketEndpoints } from './market/all'
import * as mayor from './community/mayor'
import * as messages from './orders/messages'
import * as mutual from './community/mutual'
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
import * as shop from './community/shop'
import * as uploads from './uploads'
import * as votes from './community/votes'
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
  area.indexToDo,
  area.categoryList,
  community.indexModules,
  community.indexTodo,
  community.areaText,
  archive.archiveList,
  archive.archiveInfo,
  expand.expandList,
  expand.expandInfo,
  expand.expandPriceTable,
  expand.expandAdd,
  expand.expandPurchase,
  expand.expandRemind,
  fund.fundInfo,
  fund.fundList,
  fund.fundEntry,
  fund.fundCheck,
  fund.fundSpend,
  fund.fundAdd,
  fund.fundProof,
  fund.fundGiveBack,
  votes.voteList,
  votes.voteInfo,
  votes.voteAdd,
  votes.voteEdit,
  votes.voteSupport,
  votes.voteCast,
  votes.voteCancel,
  votes.voteBallots,
  shop.shopList,
  shop.shopInfo,
  shop.shopLevelsOf,
  shop.shopContact,
  shop.shopAdd,
  shop.shopEdit,
  shop.shopWithdraw,
  shop.shopPay,
  shop.shopRenew,
  mutual.mutualList,
  mutual.mutualInfo,
  mutual.mutualAdd,
  mutual.mutualEdit,
  mutual.mutualJoin,
  mutual.mutualWithdraw,
  mutual.mutualChoose,
  mutual.mutualFinish,
  mutual.mutualDone,
  mutual.mutualClose,
  mutual.mutualPin,
  mayor.mayorInfo,
  mayor.mayorList,
  mayor.mayorJoin,
  mayor.mayorQuit,
  mayor.mayorCast,
  mayor.mayorBallots,
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
  faults.faultTell,
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
