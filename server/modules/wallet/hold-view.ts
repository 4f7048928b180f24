import type { HoldView } from '@contract/endpoints/holds'
import { fen, qtyScale } from '@contract/money'
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
    refId: row.ref_id,
    since: (facts.stage === 'confirm' ? row.delivered_at : null) ?? row.created_at,
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

const back = (row: HoldRow): string => `全额退回${row.from_kind === 'income' ? '收入' : '可用'}`

/** A quantity without needless zeros. */
const count = (quantity: number | null): string => String((quantity ?? 0) / qtyScale)

function orderFacts(row: HoldRow, reference: string, now: number): Facts {
  const seller = row.seller_block_no ?? 0
  const subject = `${row.order_title ?? ''} ${count(row.order_qty)} ${row.order_unit ?? ''} · 付给 ${seller}`
  const about = { subject, reference, ver: row.order_ver ?? 0, refType: 'order', otherBlockNo: seller } as const
  const until = { until: row.deadline_at, isDeadline: true } as const
  const isAsked = row.cancel_ask_by !== null && row.cancel_ask_until !== null && row.cancel_ask_until > now
  if (isAsked && row.order_state !== 'dispute') {
    const outcomes = [
      { when: '同意取消', then: back(row) },
      { when: '到期不回复', then: '订单继续' },
    ]
    const turn = row.cancel_ask_by === 'buyer' ? 'other' : 'me'
    return { ...about, stage: 'cancelAsked', turn, until: row.cancel_ask_until, isDeadline: true, outcomes }
  }
  switch (row.order_state) {
    case 'paid':
      return { ...about, ...until, stage: 'deliver', turn: 'other', outcomes: deliverOutcomes(row, seller) }
    case 'delivered':
      return { ...about, ...until, stage: 'confirm', turn: 'me', outcomes: confirmOutcomes(seller) }
    default:
      return { ...about, ...until, ...disputeFacts(row, seller) }
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

function disputeFacts(row: HoldRow, seller: number): Pick<Facts, 'stage' | 'turn' | 'outcomes'> {
  const execute = (then: string) => {
    const outcomes = [
      { when: '到期', then },
      { when: '有一方申诉', then: '继续冻结，平台再裁定' },
    ]
    return { stage: 'execute', turn: 'time', outcomes } as const
  }
  switch (row.deadline_does) {
    case 'executeRelease':
      return execute(`放款给 ${seller}`)
    case 'executeRefund':
      return execute(back(row))
    case 'executeSplit':
      return execute('按裁定分给双方')
    default: {
      const outcomes = [
        { when: '裁定', then: '按裁定放款或退回' },
        { when: '到期未裁定', then: back(row) },
      ]
      return { stage: 'dispute', turn: 'platform', outcomes }
    }
  }
}

function buyFacts(row: HoldRow, reference: string): Facts {
  return {
    subject: `收${row.buy_title ?? ''} ${count(row.qty_left)} ${row.item_unit ?? ''}`,
    reference,
    ver: row.buy_ver ?? 0,
    refType: 'buy',
    stage: 'sell',
    turn: 'other',
    until: row.expire_at,
    isDeadline: true,
    outcomes: [
      { when: '有人卖给你', then: '成交部分转订单担保' },
      { when: '到期没人卖', then: '余下全部退回可用' },
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
    { when: '到期没有异议', then: `${bareYuan(row.left_amount)} 转入收入` },
    { when: '有人申诉', then: '继续冻结，平台裁定' },
  ]
  const about = {
    subject: '区块卖出所得',
    reference: '',
    ver: 0,
    refType: row.ref_type === 'block' ? 'block' : 'none',
  } as const
  return { ...about, stage: 'handover', turn: 'time', until: row.release_at, isDeadline: true, outcomes }
}

/** The balance's part of a payment that the platform has not ended, and whatever else waits. */
function partFacts(row: HoldRow): Facts {
  const outcomes = [
    { when: '付款成功', then: '转为担保' },
    { when: '没有付成', then: back(row) },
  ]
  const about = { subject: '付款处理中', reference: '', ver: 0, refType: 'none' } as const
  return { ...about, stage: 'waiting', turn: 'time', until: row.release_at, isDeadline: false, outcomes }
}
