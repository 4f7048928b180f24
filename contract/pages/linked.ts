import type { RouteName } from './routes'

/** Pages that a text of the city may lead to, with their words: those that need nothing in their address. */
export const linkedPages = {
  home: '买入',
  sellBoard: '卖出',
  category: '买区块',
  myBuys: '买入的订单',
  mySales: '卖出的订单',
  recharge: '充值',
  withdraw: '提现',
  money: '资金',
  votes: '投票',
  fund: '基金',
  shop: '商铺',
  mutual: '互助',
  mayor: '市长选举',
  expand: '扩容',
  logs: '工作日志',
  rank: '人气榜',
  notice: '通知',
  userInfo: '资料',
} as const satisfies Partial<Record<RouteName, string>>
export type LinkedPage = keyof typeof linkedPages
export const linkedPageNames = Object.keys(linkedPages) as readonly LinkedPage[]
