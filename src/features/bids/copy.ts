import type { RefusalReason } from '@contract/refusals'

/** Words of the board of bids. Source: design §6; mockups 02-sell, 18. */
export const bidsCopy = {
  promise: '每条求购都已付款担保，成交不会落空。',
  wanted: '求购',
  addSale: '上架出售',
  bestBid: '最高求购',
  bestAsk: '最低在售',
  spread: '价差',
  lastPrice: '最近成交',
  none: '暂无',
  range: (low: string, high: string) => `30 天 ${low} – ${high}`,
  noDeals: '30 天没有成交',
  line: (item: string) => `${item} 30 天成交价`,
  mine: '我的',
  manage: '管理',
  sell: '卖给 TA',
  filled: '已收满',
  wants: '收',
  ofAll: (qty: string) => `共 ${qty}`,
  frozen: '已冻结',
  days: (n: number) => `剩 ${n} 天`,
  left: (clock: string) => `剩 ${clock}`,
  empty: '还没有人求购，先上架出售',
  noResult: '现在没有符合的求购。',
  safe: '没有任何订单或扣款发生。',
  end: (n: number) => `求购 ${n} 条`,
} as const

/** Words of the sheet in which one sells into a bid. */
export const sellCopy = {
  title: (item: string) => `卖出 ${item}`,
  per: (unit: string) => `/ ${unit}`,
  amount: '成交金额',
  fee: '手续费 1%',
  net: '实收',
  safe: '对方已付款，钱冻结在平台。24 小时内交付，对方确认后放款给你。',
  submit: (net: string) => `卖给 TA，实收 ¥${net}`,
  selling: '成交中',
  own: '这是你自己的求购',
  ended: '已结束',
  loginFirst: '登录后卖出',
  repriced: (old: string, now: string) => `单价 ${old} 变为 ${now}，还没有成交`,
  done: '已成交，请按时交付',
  close: '关闭',
} as const

/** What happened, what became of the goods and the money, and the next step, when selling is refused. Source: design §6 (errors). */
export const sellRefusalCopy: Record<RefusalReason, { readonly text: string; readonly next: string }> = {
  BEFORE_OPEN: { text: '每日 07:00 后开放购买和付款，没有成交', next: '我知道了' },
  BLOCK_TRANSFER: { text: '区块已设置转让，期间不能和它买卖。没有成交', next: '我知道了' },
  MOVED: { text: '这条求购刚刚变了，没有成交', next: '看最新' },
  NOT_ENOUGH: { text: '余额不够，没有成交', next: '我知道了' },
  PRICE_CHANGED: { text: '单价变了，没有成交', next: '看新价' },
  SOLD_OUT: { text: '刚被别人卖出，没有成交', next: '看最新' },
  OWN: { text: '不能卖给自己的求购', next: '看同类' },
  LIMIT: { text: '超出可卖数量，没有成交', next: '改数量' },
  COOLDOWN: { text: '现在不能下单，没有成交', next: '我知道了' },
  NO_BLOCK: { text: '这一步需要区块', next: '换账号' },
  NO_RIGHT: { text: '当前账号不能卖出', next: '换账号' },
  CLOSED: { text: '这条求购已结束，没有成交', next: '看同类' },
  EXPIRED: { text: '这条求购已到期，没有成交', next: '看同类' },
  WRONG_PASSWORD: { text: '编号或创始密码不对', next: '重新登录' },
  PAY_PASSWORD: { text: '这一步需要支付密码，钱没有变动', next: '我知道了' },
  LOCKED: { text: '试错太多，10 分钟后再试', next: '我知道了' },
  CLOCK: { text: '设备时间不准，已自动校正，没有成交', next: '再试一次' },
  SIGN: { text: '请求签名不对，没有成交', next: '再试一次' },
  HALT: { text: '交易已暂停，资金不受影响', next: '我知道了' },
  NOT_FOUND: { text: '没有找到这条求购', next: '看同类' },
  FORM: { text: '填写有误，没有成交', next: '改一下' },
  BUSY: { text: '服务器繁忙，没有成交', next: '再试一次' },
}

/** A lost answer: the order may exist, and repeating asks for the same one. Source: design §6 (timeout, no network). */
export const lostSellCopy = {
  text: '请求超时，没有重复成交。重试会核对同一笔。',
  next: '重试',
  step: 'retry',
} as const

/** An earlier sale whose answer was lost was carried out, and the bid changed since: the order is among the own sales. */
export const usedSellCopy = {
  text: '上一次卖出已经提交过，没有再成交一次。请先核对订单。',
  next: '去核对',
  step: 'orders',
} as const
