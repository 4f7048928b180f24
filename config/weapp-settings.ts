import type { IPluginContext } from '@tarojs/service'
import { isMarket, isProduct } from './product'

type Settings = Record<string, unknown>

/** The data from Taro: the settings of the app (`app.config`) and of each page. */
interface Given {
  readonly configMap: Readonly<Record<string, { readonly content: Settings }>>
}

/** Packages that are preloaded when a page is shown, on any network: the largest is smaller than one photo. */
const preloads = (...packages: string[]) => ({ network: 'all', packages })

/** What the mini-program's own configuration says besides `src/app.config.ts`. */
export const appSettings = {
  // Where a resident probably goes next from a page, so that its package is loaded before the tap.
  preloadRule: {
    'pages/index/index': preloads(
      'pages/offer',
      'pages/search',
      'pages/order',
      'pages/orders',
      'pages/publish',
      // The market edition has them in its main package.
      ...(isMarket ? [] : ['pages/category', 'pages/cart']),
      'pages/expand',
      'pages/fund',
      'pages/shop',
      'pages/vote',
      'pages/mutual',
      'pages/mayor',
      'pages/archive',
      'pages/rich',
    ),
    ...(!isMarket && {
      'pages/index/buy': preloads('pages/offer', 'pages/search', 'pages/order', 'pages/orders', 'pages/publish'),
    }),
    'pages/offer/salePay': preloads('pages/order', 'pages/wallet', 'pages/address', 'pages/share'),
    'pages/offer/buyPay': preloads('pages/order', 'pages/wallet'),
    'pages/user/user': preloads(
      'pages/order',
      'pages/orders',
      'pages/publish',
      'pages/wallet',
      'pages/account',
      'pages/address',
      'pages/block',
      'pages/points',
      'pages/log',
      'pages/rank',
      'pages/rich',
    ),
    // A notice about an order leads to the order; those for arbiters and operators lead to their lists.
    'pages/account/notice': preloads('pages/order', 'pages/admin'),
  },
  lazyCodeLoading: 'requiredComponents',
  requiredPrivateInfos: ['chooseLocation', 'chooseAddress'],
  permission: { 'scope.userLocation': { desc: '在地图上选择当面交付的地点' } },
  __usePrivacyCheck__: true,
}

/**
 * Settings only for WeChat, so they are not in H5's script. `animation` is Taro's own, for H5: WeChat's tools warn about it, so it is
 * removed. When a page is opened from Moments, WeChat draws its own bar and moves the page down for it. Wallets and orders must not be
 * found by search.
 */
export default (ctx: IPluginContext): void => {
  ctx.modifyMiniConfigs((given) => {
    const { configMap } = given as Given
    for (const [name, { content }] of Object.entries(configMap)) {
      if (name === 'app.config') {
        delete content['animation']
        content['sitemapLocation'] = 'sitemap.json'
        if (isProduct) Object.assign(content, appSettings)
      } else if (content['enableShareTimeline'] === true) content['singlePage'] = { navigationBarFit: 'squeezed' }
    }
  })
}
