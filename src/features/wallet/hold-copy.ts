import type { HoldView } from '@contract/endpoints/money/holds'
import type { OrderWait } from '@contract/orders/story'
import { backWords } from '@contract/texts/back-words'
import type { Wish } from '@/lib/refusals/failure'
import type { HoldAct, HoldReason } from './holds'
import { unchanged } from '@/lib/refusals/unchanged'

/** Texts of frozen money. Source: mockup 09-freeze; design §6. */
export const holdCopy = {
  title: '冻结',
  sum: (holds: number) => (holds === 0 ? '暂无冻结' : `${holds} 笔共冻结`),
  promise: (late: number) =>
    late === 0 ? ['每笔按期处理', '不会一直冻结'] : [`${late} 笔已超过预计时间`, '平台正在跟进'],
  filter: '冻结原因',
  all: '全部',
  reasons: {
    order: '订单担保',
    withdraw: '提现处理中',
    buy: '求购担保',
    handover: '区块转让保护',
  } satisfies Record<HoldReason, string>,
  short: { order: '订单', withdraw: '提现', buy: '求购', handover: '转让' } satisfies Record<HoldReason, string>,
  waitSeller: '等卖家',
  waitTime: '等待到期',
  acts: {
    sell: '接单',
    review: '审核打款',
    payout: '打款',
    handover: '防盗保护',
    waiting: '处理',
  } satisfies Record<Exclude<HoldView['stage'], OrderWait>, string>,
  /** What happens at the deadline, at most six characters. */
  otherwise: {
    sell: '超时自动退回',
    handover: '到期转收入',
  } satisfies Partial<Record<HoldView['stage'], string>>,
  /** What happened when it began, after the time. */
  began: { order: '付款', buy: '付款', withdraw: '申请', handover: '过户' } satisfies Record<HoldReason, string>,
  delivered: '交付',
  problem: '有问题',
  expected: (at: string) => `预计 ${at} 前`,
  overdue: '已超过预计时间，平台正在跟进',
  open: {
    order: '看订单',
    buy: '看求购',
    withdraw: '看提现',
    block: '看区块',
    none: '',
  } satisfies Record<HoldView['refType'], string>,
  ends: { buyClose: '关闭求购并退回', withdrawCancel: '撤回提现' } satisfies Record<HoldAct, string>,
  asks: {
    buyClose: (amount: string) => `关闭后 ¥${amount} 全额退回可用余额，${backWords}已成交的部分不受影响。`,
    withdrawCancel: (amount: string) => `撤回后 ¥${amount} 立即退回收入。`,
  } satisfies Record<HoldAct, (amount: string) => string>,
  done: {
    buyClose: (amount: string) => `已退回可用余额 ¥${amount}`,
    withdrawCancel: (amount: string) => `已退回收入 ¥${amount}`,
  } satisfies Record<HoldAct, (amount: string) => string>,
  think: '再想想',
  none: '暂无冻结资金',
  noneOfReason: '暂无此类冻结',
  safe: unchanged.funds,
  end: (total: number) => `共 ${total} 笔`,
  loginFirst: '登录后查看冻结资金',
} as const

/** Words for a hold that could not be ended early. Source: design §6 (errors). */
export const holdWish: Wish = {
  thing: '冻结',
  doing: '退回',
  undone: '资金没有变动',
  gone: 'reload',
  but: { MOVED: { text: '刚刚有变化，资金没有变动。已显示最新。' } },
}
