import type { OrderView } from '@contract/endpoints/orders/orders'
import type { OrderWaits } from '@contract/orders/terms'
import type { OrderAct } from '@contract/orders/transitions'
import { waitText } from '@contract/settings/waits'
import { confirmSpan } from '../copy'

export type Side = OrderView['side']

type Told<Facts> = (facts: Facts) => string
type BySide<Facts> = Readonly<Record<Side, Told<Facts>>>

/** A step before a dispute: what happens otherwise, written out, and its title while it is the current step and while it is to come. */
interface Stage {
  readonly otherwise: BySide<{ readonly other: number; readonly rest: string }>
  readonly now: Readonly<Record<Side, string>>
  readonly to: Readonly<Record<Side, string>>
  readonly within: (order: Pick<OrderView, 'delivery' | 'terms'>) => string
}

/** The rest of what is said to who only waits. */
export const idle = '你暂时无需操作。'

/** What becomes of a request that nobody answers, told to who is asked and to who asked. */
export const unanswered = {
  mine: '不回复，到期申请失效，订单照常进行。',
  theirs: '对方不回复，到期申请失效，订单照常进行。可以撤回。',
} as const

/** The three steps that one of the parties takes, by what is waited for. Source: mockup 07; design §6. */
export const stages: Readonly<Record<'payment' | 'delivery' | 'receipt', Stage>> = {
  payment: {
    otherwise: {
      buyer: () => '超时未付款，订单关闭，商品重新上架',
      seller: ({ rest }) => `对方超时未付款，订单关闭，商品重新上架。${rest}`,
    },
    now: { buyer: '等你付款', seller: '等买家付款' },
    to: { buyer: '你付款', seller: '买家付款' },
    within: ({ terms }) => `下单后 ${waitText(terms, 'payMinutes')}内`,
  },
  delivery: {
    otherwise: {
      buyer: ({ rest }) => `若卖家超时未交付，将全额退款。${rest}`,
      seller: ({ other }) => `超时未交付，全额退给 ${other}`,
    },
    now: { buyer: '等卖家交付', seller: '等你交付' },
    to: { buyer: '卖家交付', seller: '你交付' },
    within: ({ terms }) => `付款后 ${waitText(terms, 'deliverHours')}内`,
  },
  receipt: {
    otherwise: {
      buyer: ({ other }) => `超时未确认，自动放款给 ${other}`,
      seller: ({ rest }) => `对方超时未确认，自动放款给你。${rest}`,
    },
    now: { buyer: '等你确认收货', seller: '等买家确认收货' },
    to: { buyer: '你确认收货', seller: '买家确认收货' },
    within: ({ delivery, terms }) => `${confirmSpan(delivery, terms)}内，超时自动放款`,
  },
}

/** The data for the words of an end. Amounts as text. */
export interface EndFacts {
  readonly other: number
  readonly amount: string
  /** What reached the seller, after the fee. */
  readonly net: string
  /** After a decision or an agreement: the seller's part before the fee, and the buyer's. */
  readonly toSeller: string
  readonly toBuyer: string
  /** How long its waits were. */
  readonly terms: OrderWaits
}

/** How it ended, in a sentence and in a few words for the line of a card. */
export interface End {
  readonly text: BySide<EndFacts>
  readonly short: BySide<EndFacts>
}

const paidOut: End['short'] = { buyer: ({ amount }) => `已放款 ¥${amount}`, seller: ({ net }) => `收入 ¥${net}` }
const wentBack: End['short'] = {
  buyer: ({ amount }) => `¥${amount} 已退回可用余额`,
  seller: ({ other, amount }) => `¥${amount} 已退给 ${other}`,
}

const refunded = (because: BySide<EndFacts>): End => ({
  text: {
    buyer: (facts) => `${because.buyer(facts)}，¥${facts.amount} 已全额退回你的可用余额。`,
    seller: (facts) => `${because.seller(facts)}，¥${facts.amount} 已全额退给 ${facts.other}。`,
  },
  short: wentBack,
})

const alike = (text: string): BySide<EndFacts> => ({ buyer: () => text, seller: () => text })

const closed = (because: BySide<EndFacts>, short: BySide<EndFacts>): End => ({
  text: {
    buyer: (facts) => `${because.buyer(facts)}，没有扣款。`,
    seller: (facts) => `${because.seller(facts)}，库存已恢复。`,
  },
  short,
})

const ruled: End = {
  text: {
    buyer: ({ other, toSeller, toBuyer }) => `已按裁定执行：¥${toSeller} 给 ${other}，¥${toBuyer} 退回你的可用余额。`,
    seller: ({ other, net, toBuyer }) => `已按裁定执行：¥${net} 进入你的收入，¥${toBuyer} 退给 ${other}。`,
  },
  short: { buyer: ({ toBuyer }) => `退回 ¥${toBuyer}`, seller: ({ net }) => `收入 ¥${net}` },
}

const agreed: End = {
  text: {
    buyer: ({ other, toSeller, toBuyer }) =>
      `双方协商退款：¥${toBuyer} 退回你的可用余额，¥${toSeller} 放款给 ${other}。`,
    seller: ({ other, net, toBuyer }) => `双方协商退款：¥${toBuyer} 退给 ${other}，¥${net} 进入你的收入。`,
  },
  short: ruled.short,
}

const unpaid = ({ terms }: EndFacts) => `${waitText(terms, 'payMinutes')}内未付款`
const undelivered = ({ terms }: EndFacts) => `${waitText(terms, 'deliverHours')}内未交付`
const undecided = ({ terms }: EndFacts) => `纠纷 ${waitText(terms, 'lastResortDays')}内无人裁定`

/** How an order ended, by the act that ended it; never 你取消 when it was the timer. Source: design §6. */
export const ends = {
  confirm: {
    text: {
      buyer: ({ other, amount }) => `你已放款 ¥${amount} 给 ${other}。`,
      seller: ({ other, net }) => `${other} 已确认，¥${net} 进入你的收入。`,
    },
    short: paidOut,
  },
  confirmSilent: {
    text: {
      buyer: ({ other, amount }) => `你未在期限内确认，已自动放款 ¥${amount} 给 ${other}。`,
      seller: ({ other, net }) => `${other} 未在期限内确认，已自动放款，¥${net} 进入你的收入。`,
    },
    short: paidOut,
  },
  executeRelease: ruled,
  executeSplit: ruled,
  closeUnpaid: closed(
    { buyer: (facts) => `你 ${unpaid(facts)}`, seller: (facts) => `${facts.other} ${unpaid(facts)}` },
    alike('超时未付款'),
  ),
  cancel: closed(
    { buyer: () => '你取消了订单', seller: ({ other }) => `${other} 取消了订单` },
    { buyer: () => '你已取消', seller: ({ other }) => `${other} 取消` },
  ),
  byPlatform: closed(alike('平台关闭'), alike('平台关闭')),
  refuse: refunded({ buyer: ({ other }) => `${other} 拒单`, seller: () => '你已拒单' }),
  refundLate: refunded({
    buyer: (facts) => `${facts.other} ${undelivered(facts)}`,
    seller: (facts) => `你 ${undelivered(facts)}`,
  }),
  agreePart: agreed,
  agreeCancel: refunded(alike('双方同意取消')),
  executeRefund: refunded(alike('已按裁定执行')),
  refundUndecided: refunded({ buyer: undecided, seller: undecided }),
} satisfies Readonly<Partial<Record<OrderAct | 'byPlatform', End>>>
