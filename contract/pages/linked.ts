import { moduleNames, moduleWords } from '../modules'
import type { RouteName } from './routes'
import { routes } from './routes'

/** Pages of trade and of the reader's own, with their words. */
const ownPages = {
  home: '买入',
  sellBoard: '卖出',
  category: '买区块',
  myBuys: '买入的订单',
  mySales: '卖出的订单',
  recharge: '充值',
  withdraw: '提现',
  money: '资金',
  logs: '工作日志',
  rank: '人气榜',
  notice: '通知',
  userInfo: '资料',
} as const satisfies Partial<Record<RouteName, string>>

/** A page that a text of the city may lead to. */
interface LinkedPage {
  /** Its address, as a link in rich text has it. */
  readonly href: string
  readonly words: string
}

const page = (name: RouteName, words: string): LinkedPage => ({ href: `/${routes[name]}`, words })

/** Pages that a text may lead to: those that need nothing in their address. A module of the city has its own. */
export const linkedPages: readonly LinkedPage[] = [
  ...(Object.keys(ownPages) as (keyof typeof ownPages)[]).map((name) => page(name, ownPages[name])),
  ...moduleNames.map((name) => page(name === 'vote' ? 'votes' : name, moduleWords[name])),
]
