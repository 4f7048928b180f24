/**
 * Pages whose address the specification gives beside a tab page, and where they lie. A mini-program's sub-package may not share a
 * folder with a page of the main one, so these have a folder of their own. Their address stays: on H5 as an alias of Taro's router,
 * in the mini-program by `place`. Source: specification §2 (routes). Our decision: docs/decisions/0052-packages.md
 */
export const packedPages = {
  '/pages/wallet/money': '/pages/user/money',
  '/pages/wallet/freeze': '/pages/user/freeze',
  '/pages/wallet/income': '/pages/user/income',
  '/pages/wallet/withdraw': '/pages/user/withdraw',
  '/pages/wallet/withdrawAdd': '/pages/user/withdrawAdd',
  '/pages/wallet/recharge': '/pages/user/recharge',
  '/pages/account/userInfo': '/pages/user/userInfo',
  '/pages/account/loginUser': '/pages/user/loginUser',
  '/pages/account/notice': '/pages/user/notice',
  '/pages/orders/buy': '/pages/user/buy',
  '/pages/orders/sale': '/pages/user/sale',
  '/pages/orders/pay': '/pages/user/pay',
  '/pages/offer/buyPay': '/pages/index/buyPay',
  '/pages/offer/salePay': '/pages/index/salePay',
  '/pages/publish/buyAdd': '/pages/index/buyAdd',
  '/pages/publish/saleAdd': '/pages/index/saleAdd',
} as const
