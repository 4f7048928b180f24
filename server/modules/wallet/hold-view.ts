import type { HoldView } from '@contract/endpoints/money/holds'
import { fen, qtyScale } from '@contract/money'
import type { StoryFacts, Waiting } from '@contract/orders/story'
import { courseOf, waitingOf } from '@contract/orders/story'
import type { OrderState } from '@contract/orders/transitions'
import { bareYuan } from '../../format/yuan'
import type { HoldRow } from './hold-store'

type Facts = Pick<HoldView, 'stage' | 'turn' | 'until' | 'isDeadline' | 'outcomes'> & {
  readonly subject: string
  readonly reference: string
  readonly ver: number
  readonly refType: HoldView['refType']
  readonly otherBlockNo?: number
  readonly acts?: HoldView['acts']
}

/** A hold as a card: what it is for, whose turn it is, and the two ways it ends. Source: domain model §3.6; design `09-freeze`. */
export function holdView(row: HoldRow, now: number): HoldView {
  const { otherBlockNo = 0, acts = [], ...facts } = factsOf(row, now)
  return {
    holdId: row.hold_id,
    reason: row.reason,
    amount: fen(row.left_amount),
    fromKind: row.from_kind,
    refId: row.sold_block_id ?? row.ref_id,
    since: (facts.stage === 'receipt' ? row.delivered_at : null) ?? row.created_at,
    ...facts,
    otherBlockNo,
    acts,
  }
}

function factsOf(row: HoldRow, now: number): Facts {
  if (row.order_no !== null) return orderFacts(row, row.order_no, now)
  if (row.buy_no !== null) return buyFacts(row, row.buy_no)
  if (row.withdraw_no !== null) return withdrawFacts(row, row.withdraw_no)
  return row.reason === 'handover' ? handoverFacts(row) : partFacts(row)
}

const back = (row: Pick<HoldRow, 'from_kind'>): string => `全额退回${row.from_kind === 'income' ? '收入' : '可用余额'}`

/** A quantity without needless zeros. */
const count = (quantity: number | null): string => String((quantity ?? 0) / qtyScale)

function orderFacts(row: HoldRow, reference: string, now: number): Facts {
  const seller = row.seller_block_no ?? 0
  const subject = `${row.order_title ?? ''} ${count(row.order_qty)} ${row.order_unit ?? ''} · 付给 ${seller}`
  const about = { subject, reference, ver: row.order_ver ?? 0, refType: 'order', otherBlockNo: seller } as const
  const waiting = row.order_state === null ? undefined : waitingOf(storyOf(row, row.order_state), now)
  if (!waiting) return { ...about, ...partFacts(row), refType: 'order' }
  const { wait: stage, who, until } = waiting
  return { ...about, until, isDeadline: true, stage, turn: turns[who], outcomes: outcomesOf(row, seller, waiting, now) }
}

/** The hold of an order belongs to its buyer: the buyer's turn is the caller's turn. */
const turns = { buyer: 'me', seller: 'other', both: 'both', arbiter: 'arbiter', operator: 'platform' } as const

function storyOf(row: HoldRow, state: OrderState): StoryFacts {
  const { dispute_state, evidence_until, decide_by } = row
  const asked = (by: 'buyer' | 'seller' | null, deadlineAt: number | null) =>
    by !== null && deadlineAt !== null ? { by, deadlineAt } : null
  const isDisputed = dispute_state !== null && evidence_until !== null && decide_by !== null
  return {
    state,
    amount: row.order_amount ?? 0,
    terms: { arbiterMost: row.arbiter_most ?? 0 },
    deadlineAt: row.deadline_at,
    dispute: isDisputed ? { state: dispute_state, evidenceUntil: evidence_until, decideBy: decide_by } : null,
    cancelAsk: asked(row.cancel_ask_by, row.cancel_ask_until),
    partAsk: asked(row.part_ask_by, row.part_ask_until),
  }
}

const unanswered = { when: '到期未回复', then: '订单继续' } as const

function outcomesOf(row: HoldRow, seller: number, waiting: Waiting, now: number): HoldView['outcomes'] {
  switch (waiting.wait) {
    case 'payment':
    case 'delivery':
      return deliverOutcomes(row, seller)
    case 'receipt':
      return confirmOutcomes(seller)
    case 'cancelAsked':
      return [{ when: '同意取消', then: back(row) }, unanswered]
    case 'partAsked':
      return [{ when: '同意退一部分', then: `退回 ${bareYuan(row.part_ask_amount ?? 0)}，其余放款` }, unanswered]
    case 'answers':
      return [
        { when: '到期', then: ruledText(row, seller) },
        { when: '有一方申诉', then: '继续冻结，由平台终裁' },
      ]
    default:
      return disputeOutcomes(row, waiting, now)
  }
}

const deliverOutcomes = (row: HoldRow, seller: number) => [
  { when: `${seller} 交付`, then: '等你确认后放款' },
  { when: '到期未交付', then: back(row) },
]

const confirmOutcomes = (seller: number) => [
  { when: '你确认', then: `放款给 ${seller}` },
  { when: '到期未确认', then: `自动放款给 ${seller}` },
]

/** What executing the decision will do. */
function ruledText({ deadline_does: does, ...row }: HoldRow, seller: number): string {
  if (does === 'executeRelease') return `放款给 ${seller}`
  return does === 'executeRefund' ? back(row) : '按裁定分给双方'
}

/** The course of a dispute, with the same moments as on the order and in the case. */
function disputeOutcomes(row: HoldRow, waiting: Waiting, now: number): HoldView['outcomes'] {
  const course = courseOf(storyOf(row, 'dispute'), waiting, now)
  return [
    { when: course?.ruling ?? '裁定', then: '按裁定放款或退款' },
    { when: course?.undecided ?? '到期未裁定', then: back(row) },
  ]
}

function buyFacts(row: HoldRow, reference: string): Facts {
  return {
    subject: `求购${row.buy_title ?? ''} ${count(row.qty_left)} ${row.item_unit ?? ''}`,
    reference,
    ver: row.buy_ver ?? 0,
    refType: 'buy',
    stage: 'sell',
    turn: 'other',
    until: row.expire_at,
    isDeadline: true,
    outcomes: [
      { when: '有人接单', then: '成交部分转订单担保' },
      { when: '到期无人接单', then: '余下全部退回可用余额' },
    ],
    acts: row.buy_state === 'open' ? ['buyClose'] : [],
  }
}

const wayNames = { wechat: '微信', alipay: '支付宝', bank: '银行卡' } as const

function withdrawFacts(row: HoldRow, reference: string): Facts {
  const [amount, fee] = [row.withdraw_amount ?? 0, row.fee ?? 0]
  return {
    subject: `提现到${row.way === null ? '' : wayNames[row.way]} ${row.account ?? ''}`,
    reference,
    ver: row.withdraw_ver ?? 0,
    refType: 'withdraw',
    stage: row.withdraw_state === 'applied' ? 'review' : 'payout',
    turn: 'platform',
    until: row.expect_at,
    isDeadline: false,
    outcomes: [
      { when: '打款成功', then: `到账 ${bareYuan(amount - fee)}，手续费 ${bareYuan(fee)}` },
      { when: '驳回或失败', then: `${bareYuan(amount)} 退回收入` },
    ],
    acts: row.withdraw_state === 'applied' ? ['withdrawCancel'] : [],
  }
}

function handoverFacts(row: HoldRow): Facts {
  const outcomes = [
    { when: '到期无异议', then: `${bareYuan(row.left_amount)} 转入收入` },
    { when: '有人申诉', then: '继续冻结，平台裁定' },
  ]
  const about = {
    subject: '区块卖出所得',
    reference: row.sold_no ?? '',
    ver: 0,
    refType: row.ref_type === 'block' || row.sold_block_id !== null ? 'block' : 'none',
  } as const
  return { ...about, stage: 'handover', turn: 'time', until: row.release_at, isDeadline: true, outcomes }
}

/** Any other hold, such as the balance part of a payment that is open at the platform. */
function partFacts(row: HoldRow): Facts {
  const outcomes = [
    { when: '付款成功', then: '转为担保' },
    { when: '付款未完成', then: back(row) },
  ]
  const about = { subject: '付款处理中', reference: '', ver: 0, refType: 'none' } as const
  return { ...about, stage: 'waiting', turn: 'time', until: row.release_at, isDeadline: false, outcomes }
}
