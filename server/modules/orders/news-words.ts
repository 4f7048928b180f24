import { areaOffsetMs } from '@contract/hours'
import type { OrderAct, OrderRole } from '@contract/orders/transitions'
import type { Side, TradeOrderTable } from './tables'

/** An order as a notice tells of it; `sellerAmount` is what a decision gives to the seller. */
export type Told = TradeOrderTable & { readonly sellerAmount?: number | undefined }

export interface Words {
  readonly title: string
  readonly content: string
}

/** 3400 fen as ¥34.00. */
const yuan = (fen: number) => `¥${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

/** An instant as the area reads it: 11-21 10:00. */
const moment = (at: number | null) =>
  at === null ? '' : new Date(at + areaOffsetMs).toISOString().slice(5, 16).replace('T', ' ')

const named = ({ order_no: no, title }: Told) => `订单 ${no}「${title}」`

const sideWord = { buyer: '买家', seller: '卖家', arbiter: '仲裁人', operator: '平台', timer: '系统' } as const

/** Who gets what. */
const shares = ({ sellerAmount = 0, amount }: Told) =>
  `卖家得 ${yuan(sellerAmount)}，买家得 ${yuan(amount - sellerAmount)}`

type Tellers = Partial<Record<OrderAct, (order: Told, by: OrderRole) => Words>>

/** What a side is told of an act that is not its own. */
const both: Tellers = {
  deliver: (o) => ({
    title: '已交付，等你确认收货',
    content: `${named(o)}，${moment(o.deadline_at)} 前未确认自动放款。`,
  }),
  refuse: (o) => ({ title: '卖家拒单，全额退款', content: `${named(o)}，${yuan(o.amount)} 已退回可用。` }),
  pay: (o) => ({ title: '已付款，等你交付', content: `${named(o)}，${moment(o.deadline_at)} 前交付，否则全额退款。` }),
  sell: (o) => ({
    title: '有人卖给你，等卖家交付',
    content: `${named(o)}，${moment(o.deadline_at)} 前未交付全额退款。`,
  }),
  confirm: (o) => ({ title: '买家已确认收货', content: `${named(o)}，${yuan(o.amount - o.fee)} 已进收入。` }),
  askCancel: (o, by) => ({
    title: `${sideWord[by]}请求取消`,
    content: `${named(o)}，${moment(o.cancel_ask_until)} 前可同意或拒绝，过时请求失效。`,
  }),
  lapseCancel: (o) => ({ title: '取消请求已失效', content: `${named(o)}照常进行。` }),
  agreeCancel: (o, by) => ({
    title: `${sideWord[by]}同意取消`,
    content: `${named(o)}，${yuan(o.amount)} 已退给买家。`,
  }),
  denyCancel: (o, by) => ({ title: `${sideWord[by]}不同意取消`, content: `${named(o)}照常进行。` }),
  extend: (o, by) => ({
    title: `${sideWord[by]}给了更多时间`,
    content: `${named(o)}，期限延到 ${moment(o.deadline_at)}。`,
  }),
  dispute: (o, by) => ({
    title: `${sideWord[by]}发起纠纷`,
    content: `${named(o)}，钱保持冻结。48 小时内可补充证据。`,
  }),
  evidence: (o, by) => ({ title: `${sideWord[by]}补充了证据`, content: `${named(o)}。` }),
  undispute: (o, by) => ({
    title: `${sideWord[by]}撤回纠纷`,
    content: `${named(o)}，${moment(o.deadline_at)} 前未确认自动放款。`,
  }),
  accept: (o, by) => ({ title: `${sideWord[by]}接受裁定`, content: `${named(o)}，双方都接受后立即执行。` }),
  appeal: (o, by) => ({ title: `${sideWord[by]}申诉`, content: `${named(o)}，由平台作最后裁定。` }),
  confirmSilent: (o) => ({ title: '超时未确认，自动放款', content: `${named(o)}，${yuan(o.amount)} 已放款给卖家。` }),
  closeUnpaid: (o) => ({ title: '超时未付款，订单关闭', content: `${named(o)}，没有扣款，货已回架。` }),
  refundUndecided: (o) => ({ title: '超时未裁定，全额退款', content: `${named(o)}，${yuan(o.amount)} 已退给买家。` }),
  executeRelease: (o) => ({ title: '裁定已执行：放款', content: `${named(o)}，${shares(o)}。` }),
  executeRefund: (o) => ({ title: '裁定已执行：退款', content: `${named(o)}，${shares(o)}。` }),
  executeSplit: (o) => ({ title: '裁定已执行：分配', content: `${named(o)}，${shares(o)}。` }),
}

const decided = (o: Told): Words => ({
  title: '纠纷已裁定',
  content: `${named(o)}，${shares(o)}。${moment(o.deadline_at)} 执行，之前可接受或申诉一次。`,
})

/** What one side is told of an act of somebody else; nothing when nothing changed for it. */
export function partyWords(order: Told, act: OrderAct, by: OrderRole, side: Side): Words | undefined {
  if (act === 'decideRelease' || act === 'decideRefund' || act === 'decideSplit') {
    return by === 'operator' ? undefined : decided(order)
  }
  if (act === 'refundLate') {
    return side === 'buyer'
      ? { title: '超时未交付，全额退款', content: `${named(order)}，${yuan(order.amount)} 已退回可用。` }
      : undefined
  }
  return both[act]?.(order, by)
}

/** What a seller is told who did not deliver in time. */
export const lateWords = (order: Told, count: number): Words => ({
  title: '你超时未交付，已全额退款',
  content: `${named(order)}。你累计超时 ${count} 次，买家看得到。`,
})

/** What those who decide are told. */
export const judgeWords = {
  dispute: (o: Told): Words => ({ title: '有新的纠纷', content: `${named(o)}，${yuan(o.amount)}，48 小时后可裁定。` }),
  appeal: (o: Told): Words => ({ title: '有人申诉，等平台裁定', content: `${named(o)}，${yuan(o.amount)}。` }),
  undecided: (o: Told): Words => ({
    title: '纠纷无人裁定，已自动退款',
    content: `${named(o)}，${yuan(o.amount)} 已退给买家。`,
  }),
} as const

export const alarmWords = (order: Told): Words => ({
  title: '纠纷超过 7 天未裁定',
  content: `${named(order)}，${yuan(order.amount)}，${moment(order.deadline_at)} 起自动退款。`,
})

export const reminderWords = (order: Told): Words => ({
  title: '请确认收货',
  content: `${named(order)}，${moment(order.deadline_at)} 未确认自动放款 ${yuan(order.amount)}。`,
})
