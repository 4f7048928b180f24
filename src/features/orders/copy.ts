import type { OrderView } from '@contract/endpoints/orders/orders'
import { fees, waits } from '@contract/limits'
import { deliverWords } from '@contract/orders/deliver-words'
import { silentWords } from '@contract/orders/dispute-words'
import { shareText, spanText } from '@contract/spans'
import { unchanged } from '@/lib/refusals/unchanged'
import { deliveryWords } from '@/lib/market/delivery'
import { placeCopied } from '@/lib/market/place-copied'

/** How long a buyer has to confirm a delivery; for a posted order from the signature on. Source: domain model §5, §10. */
export const confirmSpan = (delivery: OrderView['delivery']): string =>
  delivery === 'post'
    ? `签收后 ${spanText(waits.confirmMs)}、最晚寄出后 ${spanText(waits.confirmPostedMs)}`
    : `交付后 ${spanText(waits.confirmMs)}`

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
} as const

/** Words of the acts: buttons, sheets, boxes, toasts. Verbs say the effect with its amount. Source: design §6. */
export const actCopy = {
  pay: (amount: string) => `付款 ¥${amount}`,
  cancel: '取消订单',
  cancelShort: '取消',
  deliver: '交付',
  refuse: '拒单',
  confirm: '确认收货',
  cancelBox: { title: '取消订单', content: '取消后商品重新上架，没有扣款。', confirm: '取消订单', cancel: '再想想' },
  deliverSheet: {
    title: '交付',
    label: '交付说明',
    placeholder: '请说明存放位置和取货方式，买家可见',
    required: deliverWords.text,
    note: (no: number) => `交付后 ${no} 须在 ${spanText(waits.confirmMs)}内确认，超时自动放款给你。`,
    submit: '确认交付',
  },
  postSheet: {
    carrier: '快递公司',
    noCarrier: deliverWords.carrier,
    trackingNo: '快递单号',
    noNumber: '请填写快递单号',
    wrongNumber: deliverWords.trackingNo,
    placeholder: '面单上的号码',
    scan: '扫描面单条码',
    noCamera: '未获得相机权限，可直接填写单号',
    textPlaceholder: '选填，买家可见',
    note: (no: number) => `${no} 须在${confirmSpan('post')}内确认，超时自动放款给你。`,
    submit: '确认寄出',
  },
  refuseSheet: {
    title: '拒单',
    label: '原因',
    placeholder: '请说明不能交付的原因，买家可见',
    required: '请填写原因',
    note: (no: number, amount: string) => `拒单后 ¥${amount} 全额退给 ${no}，库存不会自动恢复，如仍有货请重新上架。`,
    submit: (amount: string) => `拒单并退款 ¥${amount}`,
  },
  confirmSheet: {
    title: '确认收货并放款',
    to: '放款给',
    item: '商品',
    acting: '操作区块',
    warning: '放款后不能撤回。如未收到货，请先留言或发起纠纷。',
    slide: (amount: string) => `放款 ¥${amount}`,
    hint: '向右滑动确认',
    ask: (amount: string, no: number) => `放款 ¥${amount} 给 ${no}，不能撤回。`,
    undelivered: '卖家尚未交付，请确认已收到货再放款。',
  },
  done: {
    cancel: unchanged.cancelled,
    deliver: '已交付',
    refuse: (amount: string) => `已退款 ¥${amount}`,
    confirm: (amount: string) => `已放款 ¥${amount}`,
  },
} as const

/** Words of a parcel. */
export const parcelCopy = {
  title: deliveryWords.post,
  number: actCopy.postSheet.trackingNo,
  copy: '复制',
  copied: '快递单号已复制',
  signed: (moment: string) => `${moment} 已签收`,
  rule: `${confirmSpan('post')}未确认，自动放款`,
  /** Nothing was heard of it yet, and for too long. */
  quiet: '暂无物流信息',
  silent: silentWords.known,
  all: (count: number) => `查看全部 ${count} 条`,
  unread: '快递信息未能加载',
  retry: '重试',
} as const

/** Words of the money of an ended order. Source: domain model §3.6. */
export const summaryCopy = {
  title: '结算',
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
  fee: `手续费 ${shareText(fees.tradeBasisPoints)}`,
  feeBySeller: (amount: string) => `卖家承担 ¥${amount}`,
  held: '担保冻结',
  theirs: (no: number) => `${no} 收入`,
  afterConfirm: '确认后',
  closed: '订单已关闭',
  look: '看订单',
  rules: (delivery: OrderView['delivery']) => [
    `${spanText(waits.deliverMs)}内未交付，全额退回可用余额。`,
    `${confirmSpan(delivery)}内由你确认，超时自动放款。`,
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
  safe: unchanged.order,
  tabsLabel: '订单状态',
  toBoard: '去逛逛',
  loginFirst: '登录后查看订单',
  login: '登录',
} as const

export const sheetCopy = { sending: '提交中', releasing: '放款中' } as const
