/**
 * A colour of `theme.json`. The mini-program resolves it for the device's theme before our code runs; a browser's tab bar is coloured by
 * `ui/theme`. The cast is needed because the platform's types know only resolved values.
 */
const themed = <Word extends string>(name: string) => `@${name}` as Word

/** Sizes that cannot be variables: the tab bar is the platform's. */
const tabBar = {
  color: themed('ink3'),
  selectedColor: themed('primaryInk'),
  backgroundColor: themed('sheet'),
  borderStyle: themed<'black' | 'white'>('tabBorder'),
  list: [
    {
      pagePath: 'pages/index/index',
      text: '买入',
      iconPath: 'assets/tab/city.png',
      selectedIconPath: 'assets/tab/city-active.png',
    },
    {
      pagePath: 'pages/index/buy',
      text: '卖出',
      iconPath: 'assets/tab/sell.png',
      selectedIconPath: 'assets/tab/sell-active.png',
    },
    {
      pagePath: 'pages/user/user',
      // It is not known yet who is looking: a signed-in person must not see 游客 first.
      text: '我的',
      iconPath: 'assets/tab/mine.png',
      selectedIconPath: 'assets/tab/mine-active.png',
    },
  ],
}

/** Packages that are preloaded when a page is shown, on any network: the largest is smaller than one photo. */
const preloads = (...packages: string[]) => ({ network: 'all' as const, packages })

/** Every piece in every state; development builds only. */
const gallery = process.env.NODE_ENV === 'production' ? [] : ['pages/gallery/index']

/** Every page of specification §2. The gallery is left out of production builds. */
export default defineAppConfig({
  pages: [
    'pages/index/index',
    'pages/index/buy',
    'pages/index/buyPay',
    'pages/index/salePay',
    'pages/user/user',
    'pages/user/loginUser',
    'pages/user/notice',
    ...gallery,
  ],
  subPackages: [
    { root: 'pages/order', pages: ['info', 'buy', 'sale', 'pay'] },
    { root: 'pages/publish', pages: ['buyAdd', 'saleAdd'] },
    { root: 'pages/wallet', pages: ['money', 'freeze', 'income', 'withdraw', 'withdrawAdd', 'recharge'] },
    { root: 'pages/account', pages: ['userInfo'] },
    { root: 'pages/block', pages: ['info', 'handover'] },
    { root: 'pages/cart', pages: ['index'] },
    { root: 'pages/log', pages: ['index', 'add', 'info'] },
    { root: 'pages/points', pages: ['index'] },
    { root: 'pages/rank', pages: ['index'] },
    { root: 'pages/expand', pages: ['index', 'price'] },
    { root: 'pages/fund', pages: ['index', 'entry', 'info'] },
    { root: 'pages/shop', pages: ['index', 'info', 'add'] },
    { root: 'pages/vote', pages: ['index', 'info', 'add'] },
    { root: 'pages/mutual', pages: ['index', 'info', 'add'] },
    { root: 'pages/mayor', pages: ['index', 'info'] },
    { root: 'pages/archive', pages: ['index', 'info'] },
    { root: 'pages/rich', pages: ['index'] },
    { root: 'pages/category', pages: ['index'] },
    { root: 'pages/admin', pages: ['disputes', 'dispute', 'money', 'notices'] },
    // It must be last: in a browser it takes every address that no other page has.
    { root: 'pages/lost', pages: ['index'] },
  ],
  // Where a resident probably goes next from a page, so that its package is loaded before the tap.
  preloadRule: {
    'pages/index/index': preloads(
      'pages/order',
      'pages/publish',
      'pages/cart',
      'pages/expand',
      'pages/fund',
      'pages/shop',
      'pages/vote',
      'pages/mutual',
      'pages/mayor',
      'pages/archive',
      'pages/rich',
    ),
    'pages/index/buy': preloads('pages/order', 'pages/publish'),
    'pages/index/salePay': preloads('pages/order', 'pages/wallet'),
    'pages/index/buyPay': preloads('pages/order', 'pages/wallet'),
    'pages/user/user': preloads(
      'pages/order',
      'pages/publish',
      'pages/wallet',
      'pages/account',
      'pages/block',
      'pages/points',
      'pages/log',
      'pages/rank',
      'pages/category',
    ),
    // A notice about an order leads to the order; those for arbiters and operators lead to their desks.
    'pages/user/notice': preloads('pages/order', 'pages/admin'),
  },
  tabBar,
  window: {
    navigationStyle: 'custom',
    navigationBarTitleText: '门牌社区',
    navigationBarTextStyle: themed<'black' | 'white'>('statusBar'),
    navigationBarBackgroundColor: themed('paper'),
    backgroundColor: themed('paper'),
    backgroundTextStyle: themed<'dark' | 'light'>('groundMarks'),
  },
  darkmode: true,
  themeLocation: 'theme.json',
  animation: { duration: 300 },
  lazyCodeLoading: 'requiredComponents',
  requiredPrivateInfos: ['chooseLocation'],
  permission: { 'scope.userLocation': { desc: '在地图上选择当面交付的地点' } },
  __usePrivacyCheck__: true,
})
