import type { RefusalReason } from '@contract/refusals'

/** Words of the listing page. Source: mockup 03-listing. */
export const listingCopy = {
  per: (unit: string) => `/ ${unit}`,
  delivery: '交付方式',
  until: '有效期',
  untilAt: (moment: string) => `至 ${moment}`,
  total: '合计',
  toPay: '去付款',
  taking: '下单中',
  countdown: (clock: string) => `距 07:00 还有 ${clock}`,
  repriced: (old: string, now: string) => `单价 ${old} 变为 ${now}，没有扣款`,
  mine: '这是你自己的在售',
  ended: '已下架',
  sellerStats: (days: number, done: number, late: number) => `居民 ${days} 天 · 成交 ${done} · 迟交 ${late}`,
  loginFirst: '登录后购买',
  unpaid: (n: number) => ({ text: `还有 ${n} 笔订单没有付款，先付款或取消再买`, next: '去处理' }),
  close: '关闭',
  toBoard: '去看在售',
  unknown: '没有找到这件商品',
  unknownText: '可能已经下架，没有扣款。',
  safe: '没有任何订单或扣款发生。',
  first: {
    content: (amount: string, no: number) =>
      `这是你第一次在本社区付款。\n\n付款后 ¥${amount} 先冻结，不会直接给卖家；你滑动确认收货后才放款。请先看清卖家区块 ${no}、数量和交付地点。`,
  },
} as const

/** What happened, whether the money is safe, and the next step, when taking a listing is refused. Source: design §6 (errors). */
export const takeRefusalCopy: Record<RefusalReason, { readonly text: string; readonly next: string }> = {
  BEFORE_OPEN: { text: '每日 07:00 后开放购买和付款，表单已保存', next: '我知道了' },
  BLOCK_TRANSFER: { text: '区块已设置转让，期间不能和它买卖。你的钱没有变动', next: '我知道了' },
  MOVED: { text: '这件商品刚刚变了，没有扣款', next: '看最新' },
  NOT_ENOUGH: { text: '余额不够，没有扣款', next: '去充值' },
  PRICE_CHANGED: { text: '单价变了，没有扣款', next: '看新价' },
  SOLD_OUT: { text: '刚被买完，没有扣款', next: '看同类' },
  OWN: { text: '不能买自己的在售', next: '看同类' },
  LIMIT: { text: '超出可买数量，没有扣款', next: '改数量' },
  COOLDOWN: { text: '今天 3 次下单未付款，24 小时后可再买', next: '我知道了' },
  NO_BLOCK: { text: '这一步需要区块', next: '换账号' },
  NO_RIGHT: { text: '当前账号不能下单', next: '换账号' },
  CLOSED: { text: '这件商品已下架，没有扣款', next: '看同类' },
  EXPIRED: { text: '这件商品已到期下架，没有扣款', next: '看同类' },
  WRONG_PASSWORD: { text: '编号或创始密码不对', next: '重新登录' },
  PAY_PASSWORD: { text: '这一步需要支付密码，钱没有变动', next: '我知道了' },
  LOCKED: { text: '试错太多，10 分钟后再试', next: '我知道了' },
  CLOCK: { text: '设备时间不准，已自动校正，没有扣款', next: '再试一次' },
  SIGN: { text: '请求签名不对，没有扣款', next: '再试一次' },
  HALT: { text: '交易已暂停，资金不受影响', next: '我知道了' },
  NOT_FOUND: { text: '没有找到这件商品', next: '看同类' },
  FORM: { text: '填写有误，没有下单', next: '改一下' },
  BUSY: { text: '服务器繁忙，没有下单', next: '再试一次' },
}

/** A lost answer: the order may exist, and repeating asks for the same one. Source: design §6 (timeout, no network). */
export const lostTakeCopy = {
  text: '请求超时，没有重复下单，也没有扣款。重试会核对同一笔。',
  next: '重试',
  step: 'retry',
} as const

/** An earlier take whose answer was lost was carried out, and the listing changed since: the order is among the own purchases. */
export const usedTakeCopy = {
  text: '上一次下单已经提交过，没有再下一单。请先核对订单。',
  next: '去核对',
  step: 'buys',
} as const
