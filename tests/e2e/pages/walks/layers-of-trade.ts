import type { Visit } from './visit'

// What opens for guests, on the boards and in the wallet.

const login = ['features/session/login/login-dialog']
const period = ['features/wallet/components/records/period-sheet']
const exporting = ['features/wallet/components/records/export-sheet']
const prices = ['features/prices/components/price-sheet', 'features/prices/components/lazy-price-sheet']
const filters = ['parts/board-filter/filter-sheet']
const regions = ['features/addresses/components/region-sheet']
const select = ['ui/select-row/select-row']

export const ofGuests: readonly Visit[] = [
  {
    who: 'guest',
    route: 'mine',
    opens: [
      { draws: login, named: '登录区块', steps: ['登录区块'] },
      { draws: login, named: '短信登录', steps: ['登录区块', '短信登录'] },
      { draws: login, named: '找回密码', steps: ['登录区块', '找回密码'] },
      { draws: ['features/profile/components/theme-row'], named: '外观', steps: ['外观'] },
      { draws: ['features/session/host/update-box'], named: '更新提示', happens: 'newerBuild', steps: [], only: 'h5' },
      {
        draws: ['features/session/host/privacy-box'],
        named: '用户隐私保护提示',
        happens: 'privacy',
        steps: [],
        only: 'weapp',
      },
    ],
  },
  {
    who: 'guest',
    route: 'category',
    opens: [
      { draws: ['features/block-market/list/components/range-sheet'], named: '号段', steps: ['号段'] },
      { draws: ['features/block-market/list/components/range-sheet'], named: '价格', steps: ['价格'] },
    ],
  },
  {
    who: 'remembered',
    route: 'mine',
    opens: [
      { draws: login, named: '选择账号', steps: ['登录区块'] },
      { draws: ['features/session/accounts/forget-box'], named: /^删除 /, steps: ['登录区块', /^删除/] },
    ],
  },
]

export const ofBoards: readonly Visit[] = [
  {
    who: 'buyer',
    route: 'home',
    opens: [
      { draws: ['parts/board-filter/sort-sheet'], named: '排序', steps: [/^排序/] },
      { draws: filters, named: '筛选', steps: ['筛选'] },
      { draws: ['features/market/components/city-choice'], named: '切换城市', steps: [/^测试城/] },
      {
        draws: ['features/market/components/area-notice', 'ui/message-box/lazy-message-box'],
        named: /北门服务点/,
        steps: [/^公告/],
      },
      { draws: prices, named: /行情$/, steps: [/最高求购/] },
    ],
  },
  {
    who: 'buyer',
    route: 'sellBoard',
    opens: [
      { draws: ['features/bids/components/sell-sheet'], named: /^卖出/, steps: [/^卖给/] },
      { draws: filters, named: '筛选', steps: ['筛选'] },
      { draws: prices, named: /行情$/, steps: [/最高求购/] },
    ],
  },
  {
    who: 'buyer',
    route: 'salePay',
    opens: [
      {
        draws: ['features/market/components/listing/listing-screen'],
        named: '首次购买提醒',
        happens: 'firstPurchase',
        steps: ['去付款'],
      },
    ],
  },
  {
    who: 'seller',
    route: 'saleAdd',
    opens: [{ draws: select, named: '商品', steps: [/^商品/] }],
  },
  {
    who: 'cat',
    route: 'myBuys',
    opens: [{ draws: ['features/offers/components/bids-tab'], named: '关闭求购', steps: ['求购', '关闭求购'] }],
  },
  {
    who: 'seller',
    route: 'mySales',
    opens: [
      { draws: ['features/offers/components/sales-tab'], named: '下架', steps: ['在售', '下架'] },
      { draws: ['features/offers/components/sales-tab'], named: '置顶商品', steps: [/^置顶/] },
    ],
  },
  {
    who: 'cat',
    route: 'addresses',
    opens: [{ draws: ['features/addresses/components/address-list'], named: '删除这个地址？', steps: [/^删除，张三/] }],
  },
  {
    who: 'buyer',
    route: 'address',
    opens: [
      { draws: regions, named: '请选择省市区', steps: [/^所在地区/] },
      { draws: regions, named: '请选择省市区', steps: [/^所在地区/, '广东省', '深圳市'] },
    ],
  },
  {
    who: 'buyer',
    route: 'logAdd',
    opens: [
      {
        draws: ['features/session/host/points-news'],
        named: '人气值',
        steps: [{ box: 0, text: '修好了北门的灯' }, '发布'],
      },
    ],
  },
]

export const ofTheWallet: readonly Visit[] = [
  {
    who: 'cat',
    route: 'money',
    opens: [
      { draws: ['features/wallet/components/turn-sheet'], named: '收入转可用', steps: ['收入转可用'] },
      { draws: ['features/wallet/components/records/money-filter'], named: '类型', steps: ['类型'] },
      { draws: period, named: '日期', steps: ['日期'] },
      { draws: exporting, named: '导出对账单', steps: ['导出'] },
      { draws: exporting, named: '导出对账单', steps: ['导出', '生成对账单'] },
    ],
  },
  {
    who: 'cat',
    route: 'freeze',
    opens: [{ draws: ['features/wallet/components/freeze-view'], named: '关闭求购并退回', steps: ['关闭求购并退回'] }],
  },
  {
    who: 'cat',
    route: 'withdraw',
    opens: [{ draws: ['features/withdraw/components/withdraw-list'], named: '撤回提现', steps: ['撤回'] }],
  },
  {
    who: 'friend',
    route: 'withdrawAdd',
    opens: [
      {
        draws: ['features/pay-password/components/ask-sheet'],
        named: '支付密码',
        steps: [
          '支付宝',
          { box: 0, text: '20' },
          { box: 1, text: '李明' },
          { box: 2, text: '13800001234' },
          '提现 ¥20.00',
        ],
      },
    ],
  },
  {
    who: 'buyer',
    route: 'pay',
    opens: [{ draws: ['features/cashier/components/pay-list'], named: /./, steps: ['取消'] }],
  },
]
