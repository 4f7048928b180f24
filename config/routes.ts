const givenPath = process.env.MENPAI_BASE_PATH ?? '/'

/**
 * The folder under which the H5 app is served, without a trailing slash; `/` for the root. Source: specification §2
 * (history mode under a base path). The market edition lies in a folder below the trade edition.
 */
export const basePath =
  process.env.MENPAI_PRODUCT === 'market' ? `${givenPath === '/' ? '' : givenPath}/market` : givenPath

/**
 * H5 addresses that differ from the page's own path: `/` is the buy home, and the packed pages (`packed-pages.ts`; a
 * test compares them). Source: specification §2.
 */
export const customRoutes = {
  '/pages/index/index': '/',
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
}

/** Any address that no other page has. Source: path-to-regexp. */
const anyOther = '/(.*)'

const home = '/pages/index/index'

/** The pages by their H5 addresses; any other address is an unknown page. The home has both of its own (specification §2). */
export const routedPages = {
  ...customRoutes,
  [home]: [customRoutes[home], home],
  '/pages/lost/index': ['/pages/lost/index', anyOther],
}

/** The H5 address of a page, below the base path. */
export const addressOfPage = (page: string): string =>
  new Map<string, string>(Object.entries(customRoutes)).get(page) ?? page
