import type { OrderView } from '@contract/endpoints/orders/orders'
import { waits } from '@contract/limits'
import type { OrderWaits } from '@contract/orders/terms'
import { waitText } from '@contract/settings/waits'
import { shareText, spanText } from '@contract/spans'
import { backWords, refundWords } from '@contract/texts/back-words'
import { formWords } from '@/lib/forms/words'
import { unchanged } from '@/lib/refusals/unchanged'
import { placeCopied } from '@/lib/market/place-copied'

/** How long a buyer has to confirm a delivery; for a posted order from the signature on. Source: domain model §5, §10. */
export const confirmSpan = (delivery: OrderView['delivery'], terms: OrderWaits): string =>
  delivery === 'post'
    ? `签收后 ${waitText(terms, 'confirmHours')}、最晚寄出后 ${spanText(waits.confirmPostedMs)}`
    : `交付后 ${waitText(terms, 'confirmHours')}`

/** Words of the order screens. Source: design §6. */
export const orderCopy = {
  title: '订单',
  orderNo: (no: string) => `订单 ${no}`,
  buyer: '买家',
  seller: '卖家',
  you: '你',
  progress: '进度',
  copied: '订单号已复制',
  place: '交付地点',
  placeCopied,
  copyNo: '复制订单号',
  toOrders: '看我的订单',
  unknown: '未找到该订单',
  unknownText: '可能属于其他区块，请确认当前区块。',
  toRate: '待评价',
  refundNote: refundWords,
  callService: '联系客服',
} as const

/** Words of the money of an ended order. Source: domain model §3.6. */
export const summaryCopy = {
  title: '结算',
  youPaid: '你已付',
  yourNet: '你实收',
  yourBack: '已退回你',
  paid: (no: number) => `买家 ${no} 已付`,
  net: (no: number) => `卖家 ${no} 实收`,
  fee: '手续费（卖家承担）',
  back: (no: number) => `退回买家 ${no}`,
  money: '资金明细',
  moneyNote: { buyer: '查看付款和退款记录', seller: '收入可转入可用余额' },
} as const

/** Words of an order at the cashier. Source: mockup 03-salepay-cashier. */
export const billCopy = {
  title: '付款',
  otherwise: '超时关闭，商品重新上架',
  priceQty: '单价 × 数量',
  check: '价格核对',
  checkOk: '与下单时一致',
  fee: (parts: number) => `手续费 ${shareText(parts)}`,
  feeBySeller: (amount: string) => `卖家承担 ¥${amount}`,
  held: '担保冻结',
  theirs: (no: number) => `${no} 收入`,
  afterConfirm: '确认后',
  closed: '订单已关闭',
  look: '看订单',
  rules: (delivery: OrderView['delivery'], terms: OrderWaits) => [
    `${waitText(terms, 'deliverHours')}内未交付，全额退回可用余额，${backWords}`,
    `${confirmSpan(delivery, terms)}内由你确认，超时自动放款。`,
    '如有问题，放款前可发起纠纷，货款保持冻结。',
  ],
} as const

/** Words of the two lists. Source: mockup 14-my-buy. */
export const listCopy = {
  buyTitle: '我买的',
  saleTitle: '我卖的',
  tabs: { running: '进行中', bids: '求购', listings: '在售', done: '已完成', closed: '已关闭' },
  groups: { mine: '轮到我', theirs: '等对方', dispute: '纠纷中' },
  order: '按到期时间',
  end: (tab: string, n: number) => `${tab} ${n} 笔`,
  empty: '暂无订单，去看看在售商品',
  search: '搜商品、订单号、区块编号',
  noResult: (q: string) => `未找到“${q}”的订单`,
  all: '看全部订单',
  safe: unchanged.order,
  tabsLabel: '订单状态',
  toBoard: '去逛逛',
  loginFirst: '登录后查看订单',
  login: formWords.login,
} as const
