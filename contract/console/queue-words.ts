import type { roundKinds } from '../endpoints/community/expand'
import type { letterStates } from '../endpoints/console/letters/letters'
import type { reportDecisions } from '../endpoints/console/reports'
import type { correctionStates } from '../endpoints/money/corrections'
import type { refundStates } from '../endpoints/money/refunds'
import type { withdrawStates, withdrawWays } from '../endpoints/money/withdrawals'
import type { RoundState } from '../expand/transitions'
import { roundStates } from '../expand/transitions'
import type { SpendState } from '../fund/transitions'
import type { OrderState } from '../orders/transitions'
import type { ReportType } from '../people/reports'
import type { ShopCategory, ShopState } from '../shop/transitions'

/** What the rows of queues, and their files, say of a state or a kind. */
export const spendStateNames: Readonly<Record<SpendState, string>> = {
  approved: '公示中',
  paid: '已付，等凭证',
  accounted: '已交凭证',
  stopped: '已停付',
  returned: '已退回',
}

/** A spend whose proof is late is shown so. */
export const lateSpend = '未交凭证'

export const shopStateNames: Readonly<Record<ShopState, string>> = {
  applied: '待审核',
  unpaid: '待付款',
  active: '营业',
  expired: '已到期',
  hidden: '已隐藏',
  rejected: '已驳回',
  removed: '已移除',
}

export const shopCategoryNames: Readonly<Record<ShopCategory, string>> = {
  food: '吃喝',
  repair: '修理',
  craft: '手作',
  visit: '上门',
  other: '其他',
}

export const letterStateNames: Readonly<Record<(typeof letterStates)[number], string>> = {
  draft: '草稿',
  planned: '已定时',
  sent: '已发',
  withdrawn: '已撤回',
}

export const correctionStateNames: Readonly<Record<(typeof correctionStates)[number], string>> = {
  proposed: '待复核',
  done: '已更正',
  refused: '已驳回',
  lapsed: '已作废',
}

export const reportTypeNames: Readonly<Record<ReportType, string>> = {
  mutual: '互助',
  sale: '挂牌',
  buy: '求购',
  message: '消息',
  buyerRating: '买家写的评价',
  sellerRating: '卖家写的评价',
  reviewAnswer: '对评价的回复',
  user: '个人页',
  shop: '商铺',
}

export const reportDecisionNames: Readonly<Record<(typeof reportDecisions)[number], string>> = {
  removed: '移除',
  warned: '警告',
  frozen: '移除并冻结区块',
  kept: '保留',
}

export const refundStateNames: Readonly<Record<(typeof refundStates)[number], string>> = {
  asked: '等微信答复',
  done: '已退回',
  failed: '未退成',
}

export const roundKindNames: Readonly<Record<(typeof roundKinds)[number], string>> = { plot: '新区块', slot: '格位' }

/** A draft that waits for the second person is another thing than one that is to be asked about anew. */
export const roundStandings = ['asked', ...roundStates] as const
export type RoundStanding = (typeof roundStandings)[number]
export const roundStateNames: Readonly<Record<RoundStanding, string>> = {
  asked: '待复核',
  draft: '草稿',
  planned: '已排期',
  open: '开放中',
  archived: '已结束',
  withdrawn: '已撤回',
}

interface Standing {
  readonly state: RoundState
  readonly isAsked: boolean
}
export const roundStandingOf = ({ state, isAsked }: Standing): RoundStanding =>
  state === 'draft' && isAsked ? 'asked' : state

export const orderStateWords: Readonly<Record<OrderState, string>> = {
  unpaid: '待付款',
  paid: '待交付',
  delivered: '待确认',
  dispute: '纠纷中',
  done: '已完成',
  closed: '已关闭',
  refunded: '已退款',
}

/** A withdrawal that waits for the second person is shown so. */
export const withdrawStateNames: Readonly<Record<(typeof withdrawStates)[number] | 'waiting', string>> = {
  waiting: '待复核',
  applied: '已申请',
  approved: '已同意',
  paying: '打款中',
  paid: '已付',
  rejected: '已驳回',
  cancelled: '已撤回',
  failed: '打款失败',
  returned: '已退票',
}

export const withdrawWayNames: Readonly<Record<(typeof withdrawWays)[number], string>> = {
  wechat: '微信',
  alipay: '支付宝',
  bank: '银行卡',
}

export const blockStateWords = {
  unsold: '未售',
  held: '有主',
  transfer: '转让中',
  reserved: '已预订',
  frozen: '已冻结',
} as const
