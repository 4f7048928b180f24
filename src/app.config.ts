import { packedAt } from '../contract/pages/packed'
import { routes } from '../contract/pages/routes'

/**
 * A colour of `theme.json`. The mini-program resolves it for the device's theme before our code runs; a browser's tab bar is coloured by
 * `ui/theme`. The cast is needed because the platform's types know only resolved values.
 */
const themed = <Word extends string>(name: string) => `@${name}` as Word

/** The tabs of the block market in place of those of trading. Our decision: docs/decisions/0261-market-edition.md */
const isMarket = process.env.MENPAI_PRODUCT === 'market'

const marketTabs = [
  {
    pagePath: 'pages/category/index',
    text: '区块',
    iconPath: 'assets/tab/category.png',
    selectedIconPath: 'assets/tab/category-active.png',
  },
  {
    pagePath: 'pages/cart/index',
    text: '购物车',
    iconPath: 'assets/tab/cart.png',
    selectedIconPath: 'assets/tab/cart-active.png',
  },
]

const tradeTabs = [
  {
    pagePath: 'pages/index/buy',
    text: '卖出',
    iconPath: 'assets/tab/sell.png',
    selectedIconPath: 'assets/tab/sell-active.png',
  },
]

/** A browser knows no packages: there they are pages like all others, since their list would be in the first script twice. */
const isBrowser = process.env.TARO_ENV === 'h5'

const tabColours = {
  color: themed('ink3'),
  selectedColor: themed('primaryInk'),
  backgroundColor: themed('sheet'),
  borderStyle: themed<'black' | 'white'>('tabBorder'),
}

/** The tab bar is the platform's; a browser's is coloured by `ui/theme`. The cast is needed because the platform's type has the colours. */
const tabBar = {
  ...(isBrowser ? ({} as typeof tabColours) : tabColours),
  list: [
    {
      pagePath: 'pages/index/index',
      text: isMarket ? '城市' : '买入',
      iconPath: 'assets/tab/city.png',
      selectedIconPath: 'assets/tab/city-active.png',
    },
    ...(isMarket ? marketTabs : tradeTabs),
    {
      pagePath: 'pages/user/user',
      // It is not known yet who is looking: a signed-in person must not see 游客 first.
      text: '我的',
      iconPath: 'assets/tab/mine.png',
      selectedIconPath: 'assets/tab/mine-active.png',
    },
  ],
}

/** What a mini-program shows before our code runs; a browser takes all of it from `ui/theme`. */
const colours = {
  navigationBarTextStyle: themed<'black' | 'white'>('statusBar'),
  navigationBarBackgroundColor: themed('paper'),
  backgroundColor: themed('paper'),
  backgroundTextStyle: themed<'dark' | 'light'>('groundMarks'),
}

/** Every piece in every state; development builds only. */
const gallery = process.env.NODE_ENV === 'production' ? [] : ['pages/gallery/index']

/** The folders of the main package; every other folder of pages is a package. What the market's tabs show is one in the trade edition. */
const mainFolders = ['index', 'user', ...(isMarket ? ['category', 'cart'] : [])]

const folderOf = (place: string) => place.split('/')[1] ?? ''
const places = Object.values(routes).map(packedAt)

/** In the order of the table, whose last page takes every address in a browser that no other page has. */
const packages = [...new Set(places.map(folderOf))]
  .filter((folder) => !mainFolders.includes(folder))
  .map((folder) => {
    const root = `pages/${folder}`
    return {
      root,
      pages: places.filter((place) => folderOf(place) === folder).map((place) => place.slice(root.length + 1)),
    }
  })

/**
 * Every page of specification §2. The gallery is left out of production builds. What WeChat alone reads is added by
 * `config/weapp-settings.ts`: this configuration is part of H5's first script.
 */
export default defineAppConfig({
  pages: [
    'pages/index/index',
    ...(isMarket ? [] : ['pages/index/buy']),
    'pages/user/user',
    ...(isMarket ? marketTabs.map(({ pagePath }) => pagePath) : []),
    ...gallery,
    ...(isBrowser ? packages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)) : []),
  ],
  ...(!isBrowser && { subPackages: packages }),
  tabBar,
  window: {
    navigationStyle: 'custom',
    navigationBarTitleText: '门牌社区',
    ...(!isBrowser && colours),
  },
  ...(!isBrowser && { darkmode: true, themeLocation: 'theme.json' }),
  animation: { duration: 300 },
})
