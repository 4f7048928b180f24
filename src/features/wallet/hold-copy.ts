import type { HoldView } from '@contract/endpoints/holds'
import type { Wish } from '@/lib/refusals/failure'
import type { HoldAct, HoldReason } from './holds'

/** Texts of frozen money. Source: mockup 09-freeze; design §6. */
export const holdCopy = {
  title: '冻结',
  sum: (holds: number) => (holds === 0 ? '没有冻结' : `${holds} 笔共冻结`),
  promise: ['每笔到期自动了结', '不会一直冻着'],
  filter: '冻结原因',
  all: '全部',
  reasons: {
    order: '订单担保',
    withdraw: '提现处理中',
    buy: '求购担保',
    handover: '区块转让保护',
  } satisfies Record<HoldReason, string>,
  short: { order: '订单', withdraw: '提现', buy: '求购', handover: '转让' } satisfies Record<HoldReason, string>,
  yourTurn: '轮到你',
  waitOther: (blockNo: number) => (blockNo === 0 ? '等对方' : `等 ${blockNo}`),
  waitSeller: '等卖家',
  waitPlatform: '等平台',
  waitTime: '等时间',
  acts: {
    sell: '接单',
    deliver: '交付',
    confirm: '确认收货',
    cancelAsked: '回复取消',
    dispute: '裁定纠纷',
    execute: '执行裁定',
    review: '审核打款',
    payout: '打款',
    handover: '防盗保护',
    waiting: '处理',
  } satisfies Record<HoldView['stage'], string>,
  /** What happens at the deadline, at most six characters. */
  otherwise: {
    sell: '否则退回',
    deliver: '否则退回',
    confirm: '否则放款',
    cancelAsked: '否则继续',
    dispute: '否则退回',
    execute: '到期执行',
    handover: '到期转收入',
  } satisfies Partial<Record<HoldView['stage'], string>>,
  /** What happened when it began, after the time. */
  began: { order: '付款', buy: '付款', withdraw: '申请', handover: '过户' } satisfies Record<HoldReason, string>,
  delivered: '交付',
  problem: '有问题',
  expected: (at: string) => `预计 ${at} 前`,
  overdue: '已超过预计时间，平台在跟进',
  open: {
    order: '看订单',
    buy: '看求购',
    withdraw: '看提现',
    block: '看区块',
    none: '',
  } satisfies Record<HoldView['refType'], string>,
  ends: { buyClose: '关闭求购，马上退回', withdrawCancel: '撤回提现' } satisfies Record<HoldAct, string>,
  asks: {
    buyClose: (amount: string) => `关闭求购，${amount} 马上退回可用。已经成交的部分不受影响。`,
    withdrawCancel: (amount: string) => `撤回提现，${amount} 马上退回收入。`,
  } satisfies Record<HoldAct, (amount: string) => string>,
  done: {
    buyClose: (amount: string) => `已退回可用 ¥${amount}`,
    withdrawCancel: (amount: string) => `已退回收入 ¥${amount}`,
  } satisfies Record<HoldAct, (amount: string) => string>,
  think: '再想想',
  none: '没有冻结的钱',
  noneOfReason: '没有这种冻结',
  safe: '你的钱没有变动。',
  end: (total: number) => `共 ${total} 笔`,
  loginFirst: '登录后看你的冻结',
} as const

/** A hold that was not ended early. Source: design §6 (errors). */
export const holdWish: Wish = {
  thing: '冻结',
  doing: '退回',
  undone: '资金没有变动',
  gone: 'reload',
  but: { MOVED: { text: '刚刚有变化，资金没有变动。已显示最新。' } },
}
