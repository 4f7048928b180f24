/** Words of the order screens. Source: design §6. */
export const orderCopy = {
  title: '订单',
  orderNo: (no: string) => `订单 ${no}`,
  buyer: '买家',
  seller: '卖家',
  you: '你',
  yourTurn: '轮到你',
  waitFor: (no: number) => `等 ${no}`,
  left: '剩',
  progress: '进度',
  step: (at: number, of: number) => `第 ${at}/${of} 步`,
  copied: '订单号已复制',
  place: '交付地点',
  placeCopied: '地点已复制，可以在地图里查找',
  copyNo: '复制订单号',
  toOrders: '看我的订单',
  unknown: '没有找到这一单',
  unknownText: '可能是别的区块的订单，请确认当前区块。',
} as const

/** What the deadline card of an order says, by state and side. Source: design §6 (state = who · what · until · else). */
export const turnCopy = {
  pay: '付款',
  deliver: '交付',
  confirm: '确认收货',
  confirmShort: '确认',
  ruling: '裁定',
  mayor: '等市长',
  else: {
    closeMine: '超时关闭',
    closeTheirs: '超时回架',
    refund: '超时退款',
    refundMine: '否则退款',
    releaseMine: '否则放款',
    release: '超时放款',
  },
} as const

/** Words of the acts: buttons, sheets, boxes, toasts. Verbs say the effect with its amount. Source: design §6. */
export const actCopy = {
  pay: (amount: string) => `付款 ¥${amount}`,
  cancel: '取消订单',
  cancelShort: '取消',
  deliver: '交付',
  refuse: '拒单',
  confirm: '确认收货',
  cancelBox: { title: '取消订单', content: '取消后货回架上，没有扣款。', confirm: '取消订单', cancel: '再想想' },
  deliverSheet: {
    title: '交付',
    label: '交付说明',
    placeholder: '写明放在哪里、怎么取，买家会看到',
    required: '请写交付说明',
    note: (no: number) => `交付后 ${no} 有 72 小时确认，超时自动放款给你。`,
    submit: '确认交付',
  },
  refuseSheet: {
    title: '拒单',
    label: '原因',
    placeholder: '写明为什么不能交付，买家会看到',
    required: '请写原因',
    note: (no: number, amount: string) => `拒单后 ¥${amount} 全额退给 ${no}。货不回架上，还有货的话请再上架。`,
    submit: (amount: string) => `拒单并退款 ¥${amount}`,
  },
  confirmSheet: {
    title: '确认收货并放款',
    to: '放款给',
    item: '商品',
    acting: '用哪个区块',
    warning: '放款后不能撤回。没收到货，请先留言或发起纠纷。',
    slide: (amount: string) => `放款 ¥${amount}`,
    hint: '向右滑到底。读屏用户可双击后再次确认。',
    ask: (amount: string, no: number) => `放款 ¥${amount} 给 ${no}，不能撤回。`,
    undelivered: '卖家还没有交付。确认你已经收到货，再放款。',
  },
  done: {
    cancel: '已取消，没有扣款',
    deliver: '已交付',
    refuse: (amount: string) => `已退款 ¥${amount}`,
    confirm: (amount: string) => `已放款 ¥${amount}`,
  },
  moved: { title: '订单刚刚变了', look: '看最新' },
} as const

/** Words of the money of an ended order. Source: domain model §3.6. */
export const summaryCopy = {
  title: '结算',
  paid: (no: number) => `买家 ${no} 付`,
  net: (no: number) => `卖家 ${no} 到手`,
  fee: '手续费（卖家付）',
  back: (no: number) => `退回买家 ${no}`,
  money: '看资金明细',
  moneyNote: { buyer: '付款、退款都在里面', seller: '收入可以转到可用' },
} as const

/** Words of an order at the cashier. Source: mockup 03-salepay-cashier. */
export const billCopy = {
  title: '付款',
  otherwise: '超时关闭，货回架上',
  priceQty: '单价 × 数量',
  check: '价格核对',
  checkOk: '与下单时一致',
  fee: '手续费 1%',
  feeBySeller: (amount: string) => `卖家付 ¥${amount}`,
  held: '担保冻结',
  theirs: (no: number) => `${no} 收入`,
  afterConfirm: '确认后',
  closed: '订单已关闭',
  look: '看订单',
  rules: [
    '24 小时内未交付，全额退回可用。',
    '交付后 72 小时内由你确认，超时自动放款。',
    '放款前，钱一直冻结在担保里。',
  ],
} as const

/** Words of the two lists. Source: mockup 14-my-buy. */
export const listCopy = {
  buyTitle: '我买的',
  saleTitle: '我卖的',
  tabs: { running: '进行中', bids: '求购', listings: '在售', done: '已完成', closed: '已关闭' },
  groups: { mine: '轮到我', theirs: '等对方', dispute: '纠纷中' },
  order: '按到期先后',
  end: (tab: string, n: number) => `${tab} ${n} 笔`,
  empty: '这里还没有订单，去看看在售',
  safe: '订单和资金没有变化。',
  tabsLabel: '订单状态',
  toBoard: '去逛逛',
  loginFirst: '登录后看你的订单',
  login: '登录',
} as const

export const sheetCopy = { sending: '提交中', releasing: '放款中' } as const
