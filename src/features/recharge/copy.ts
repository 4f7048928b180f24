import { yuanDecimals } from '@contract/money'
import type { RechargeView } from '@contract/endpoints/money/recharge'
import { unchanged } from '@/lib/refusals/unchanged'
import { creditedImmediately } from '@/lib/pay/words'
import { formWords } from '@/lib/forms/words'

/** Texts of recharging. Source: mockup 11-recharge; domain model §3.8. */
export const copy = {
  title: '充值',
  subtitle: (available: string) => `当前可用 ¥${available}`,
  presets: '充值金额',
  credited: (amount: string) => `到账 ${amount}`,
  withBonus: (bonus: string, amount: string) => `送 ${bonus}，到账 ${amount}`,
  other: '其他金额',
  range: (min: string, max: string) => `${min} – ${max}`,
  unit: '元',
  missing: '请选择或填写金额',
  unreadable: `金额最多 ${yuanDecimals} 位小数`,
  tooLittle: (min: string) => `单笔充值 ${min} 起`,
  tooMuch: (max: string) => `单笔最多充值 ${max}`,
  overDay: (left: string) => `今日还可充值 ${left}`,
  dayLimit: (left: string, day: string) => `每日充值上限 ${day}，今日还可充值 ${left}`,
  way: '微信支付',
  wayNote: creditedImmediately,
  pay: '支付金额',
  bonus: '赠送（由平台承担）',
  after: '到账后可用',
  /** Parts of a sentence, alternately plain and bold. */
  note: ['充值金额用于购买、扩容和捐赠，', '不能直接提现', '。未使用的充值可联系客服原路退回。'],
  records: '充值记录',
  last: (at: string, amount: string) => `上次 ${at} +${amount}`,
  noLast: '暂无',
  noRecords: '暂无充值记录',
  end: (total: number) => `共 ${total} 笔`,
  unpaid: (amount: string, until: string) => `有一笔 ${amount} 的充值待付款，请在 ${until} 前支付。`,
  toPay: '去付款',
  submit: (amount: string) => `去付款 ¥${amount}`,
  sending: formWords.sending,
  dayUsed: '今日充值额度已用完',
  offTitle: '暂不支持充值',
  offText: '当前平台暂未开放充值，你的资金没有变动。可在浏览器中打开后充值。',
  states: { created: '待付款', paid: '已到账', closed: '已关闭' } satisfies Record<RechargeView['state'], string>,
  safe: unchanged.funds,
  lost: '未收到结果，可能已提交成功。再次点击将核对结果，不会重复充值。',
  halt: unchanged.halted,
  loginFirst: '登录后充值',
} as const

/** What the cashier says about a recharge. Source: domain model §3.7, §3.8. */
export const billCopy = {
  title: '付款',
  goods: '余额充值',
  goodsNote: '用于购买、扩容和捐赠，不能直接提现',
  amount: '充值',
  bonus: '赠送（由平台承担）',
  total: '到账',
  otherwise: '超时关闭',
  closed: '该笔充值已关闭',
  look: '查看资金明细',
} as const
