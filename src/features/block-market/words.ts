import { refusals } from '@contract/refusals'

/** Said alike in the list, on a block's page, in the cart and at the check-out. Source: community §8; mockups 28-market-*. */
export const blockWords = {
  use: '有了门牌就是居民：可以买卖、投票、参选和发布互助。',
  mayReturn: '超时未付款即放出',
  freedAt: (clock: string) => `${clock} 未付款会放出来`,
  ordered: '你已预订',
  payBefore: (clock: string) => `请在 ${clock} 前付款`,
  pay: '去付款',
  payOf: (no: number) => `去付款，${no}`,
  own: refusals.OWN.what,
  removable: '可以移出购物车',
  none: '暂无可买的区块',
  /** The city has closed its block market on this platform. */
  offTitle: '本城暂未开放区块市场',
  off: '区块市场未开放',
} as const
