import type { Told } from '@/lib/refusals/words'
import { unchanged } from '@/lib/refusals/unchanged'
import { creditedImmediately } from '@/lib/pay/words'
import { formWords } from '@/lib/forms/words'

/** Words of the cashier. Source: mockup 03-salepay-cashier. */
export const cashierCopy = {
  clock: '付款时限',
  due: '应付',
  where: '资金去向',
  way: '付款方式',
  balance: '余额',
  balanceEnough: (amount: string) => `可用 ¥${amount}，余额充足`,
  balanceShort: (amount: string) => `可用 ¥${amount}`,
  wechat: '微信支付',
  wechatNote: '到账后同样进入担保冻结',
  immediateNote: '支付成功后立即生效',
  creditNote: creditedImmediately,
  credited: '到账后可用',
  mixed: '余额和微信一起付',
  parts: (balance: string, wechat: string) => `余额 ¥${balance} + 微信 ¥${wechat}`,
  noWay: '这里暂时不能付款，请在微信里打开',
  resumed: '上一次微信支付尚未完成。可继续支付或更换方式，不会重复扣款。',
  checkAgain: '核对结果',
  yours: '你的可用',
  pathShort: '余额不够',
  now: '现在',
  after: '付款后',
  pay: (amount: string) => `付款 ¥${amount}`,
  paying: '付款中',
  checking: '正在核对付款结果，没有重复扣款',
  short: (amount: string) => `余额不够，差 ${amount}`,
  recharge: '去充值',
  paidAlready: '已付款',
  paid: (amount: string) => `已付款 ¥${amount}`,
  lookEnded: (state: string, look: string) => `${state}，${look}`,
  help: '付款遇到问题可联系客服，并告知上方付款单号。',
  call: '联系客服',
} as const

/** Words of the cashier of a pay order, whatever it is for. */
export const billCopy = {
  title: '收银台',
  closed: '已关闭，没有扣款',
  loginFirst: '登录后付款',
  missing: '未找到该付款单，没有扣款',
} as const

/** How a payment ended when its answer was lost. Source: domain model §3.7; design §6. */
export const payLostCopy = {
  unknown: { text: '请求超时，没有重复扣款；尚未核对到结果。', step: 'check' },
  notPaid: { text: '请求超时，已核对：未付款，没有扣款。', next: '再付一次', step: 'retry' },
  closed: { text: '已关闭，没有扣款。', step: 'reload' },
} as const satisfies Readonly<Record<string, Told>>

/** How the platform's payment ended. Source: domain model §3.7; design §6. */
export const platformCopy = {
  cancelled: { text: '你取消了微信支付，没有扣款。付款时限内可继续支付或更换方式。', next: '再付一次', step: 'retry' },
  failed: { text: '微信支付未完成，没有扣款。可再次付款或更换方式。', next: '再付一次', step: 'retry' },
  waiting: { text: '尚未收到微信支付的结果。到账后自动入账，请勿重复付款。', step: 'check' },
  unsupported: { text: '此处无法使用微信支付，没有扣款。请改用余额，或在微信中打开。', step: 'close' },
} as const satisfies Readonly<Record<string, Told>>

/** Words of the list of pay orders. Source: domain model §7 (pages/user/pay). */
export const payListCopy = {
  title: '付款单',
  tabsLabel: '付款单状态',
  tabs: { unpaid: '待付款', paid: '已付款', closed: '已关闭' },
  kinds: { order: '购买', buy: '求购', recharge: '充值', expand: '扩容', fund: '捐赠', shop: '商铺', cart: '区块' },
  states: { unpaid: '待付款', paying: '付款中', paid: '已付款', closed: '已关闭' },
  none: { unpaid: '暂无待付款', paid: '暂无付款记录', closed: '暂无已关闭的付款单' },
  noneText: '购买、求购、扩容、捐赠等付款都在这里。',
  toBoard: '去逛逛',
  end: (n: number) => `共 ${n} 笔`,
  cancel: '取消',
  turn: { who: '轮到你', act: '付款', otherwise: '超时关闭' },
  ask: {
    title: '取消付款单',
    content: '尚未付款，取消不扣款。对应的订单或求购一并取消。',
    confirm: '取消付款单',
    no: '再想想',
  },
  cancelled: unchanged.cancelled,
  safe: unchanged.funds,
  loginFirst: '登录后查看付款单',
  login: formWords.login,
} as const
