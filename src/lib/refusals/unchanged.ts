import { refusalText } from '@contract/refusals'

/** What certainly did not happen, said where something failed or was called off. Source: design §6 (errors). */
export const unchanged = {
  funds: '你的资金没有变动。',
  order: '订单和资金没有变化。',
  cancelled: '已取消，没有扣款',
  /** While trade is halted. */
  halted: refusalText('HALT'),
} as const
