/** Sizes that cannot be variables: the tab bar is the platform's. Colours are the design's. */
const tabBar = {
  color: '#5f697d',
  selectedColor: '#1a5ed4',
  backgroundColor: '#ffffff',
  borderStyle: 'white' as const,
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
      text: '游客',
      iconPath: 'assets/tab/mine.png',
      selectedIconPath: 'assets/tab/mine-active.png',
    },
  ],
}

/** Every piece in every state; development builds only. */
const gallery = process.env.NODE_ENV === 'production' ? [] : ['pages/gallery/index']

/** Every page of specification §2. The gallery is left out of production builds. */
export default defineAppConfig({
  pages: [
    'pages/index/index',
    'pages/index/buy',
    'pages/index/buyAdd',
    'pages/index/buyPay',
    'pages/index/saleAdd',
    'pages/index/salePay',
    'pages/user/user',
    'pages/user/loginUser',
    'pages/user/buy',
    'pages/user/sale',
    'pages/user/money',
    'pages/user/freeze',
    'pages/user/pay',
    'pages/user/income',
    'pages/user/withdraw',
    'pages/user/withdrawAdd',
    'pages/user/recharge',
    'pages/user/userInfo',
    'pages/user/notice',
    ...gallery,
  ],
  subPackages: [{ root: 'pages/order', pages: ['info'] }],
  tabBar,
  window: {
    navigationStyle: 'custom',
    navigationBarTitleText: '门牌社区',
    backgroundColor: '#f1f4f8',
    backgroundTextStyle: 'dark',
  },
  animation: { duration: 300 },
  lazyCodeLoading: 'requiredComponents',
})
