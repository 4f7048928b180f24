import type { RechargeView } from '@contract/endpoints/recharge'

/** Texts of recharging. Source: mockup 11-recharge; domain model §3.8. */
export const copy = {
  title: '充值',
  subtitle: (available: string) => `当前可用 ¥${available}`,
  presets: '充值金额',
  credited: (amount: string) => `到账 ${amount}`,
  withBonus: (bonus: string, amount: string) => `送 ${bonus}，到账 ${amount}`,
  other: '其它金额',
  range: (min: string, max: string) => `${min} – ${max}`,
  unit: '元',
  missing: '请选择或输入充值金额',
  outside: (min: string, max: string) => `每次 ${min} 到 ${max}`,
  overDay: (left: string, day: string) => `每天最多充 ${day}，今天还可充 ${left}`,
  pay: '支付',
  bonus: '赠送（由平台承担）',
  after: '到账后可用',
  /** Plain and bold by turns. */
  note: ['充值的钱用于购买、扩容和捐赠，', '不能直接提现', '。没用过的充值要退，请找客服原路退回。'],
  records: '充值记录',
  last: (at: string, amount: string) => `上次 ${at} +${amount}`,
  noLast: '还没有充值',
  noRecords: '还没有充值记录',
  end: (total: number) => `共 ${total} 笔`,
  unpaid: (amount: string, until: string) => `有一笔 ${amount} 还没付款，${until} 前有效。`,
  toPay: '去付款',
  submit: (amount: string) => `充值 ¥${amount}`,
  submitEmpty: '充值',
  sending: '提交中',
  opens: (clock: string) => `距 07:00 还有 ${clock}`,
  dayUsed: '今天的充值额度已用完',
  offTitle: '这里不能充值',
  offText: '这个平台没有开放充值。你的钱没有变动，可以在浏览器里打开充值。',
  states: { created: '待付款', paid: '已到账', closed: '已关闭' } satisfies Record<RechargeView['state'], string>,
  safe: '你的钱没有变动。',
  lost: '没有收到结果。再按一次会核对，不会重复充值',
  halt: '交易已暂停，资金不受影响',
  loginFirst: '登录后充值',
} as const

/** What the cashier says of a recharge. Source: domain model §3.7, §3.8. */
export const billCopy = {
  title: '充值付款',
  goods: '余额充值',
  goodsNote: '用于购买、扩容和捐赠，不能直接提现',
  amount: '充值',
  bonus: '赠送（由平台承担）',
  total: '到账',
  otherwise: '超时关闭',
  closed: '这笔充值已关闭',
  look: '查看资金明细',
} as const
