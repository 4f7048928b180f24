import type { Decision } from '@contract/endpoints/orders/dispute-view'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { fen } from '@contract/money'
import { caseSteps, stepsOf } from '@/features/orders/story/rules/steps'
import { dispute } from '../../support/app/disputes'
import { detail } from '../../support/app/orders'

/** 11-20 09:20 in the area. */
const at = Date.UTC(2026, 10, 20, 1, 20)

type Entry = OrderDetail['timeline'][number]
const entry = (act: Entry['act'], facts: Partial<Entry> = {}): Entry => ({
  act,
  by: 'buyer',
  text: '',
  at,
  images: '',
  ...facts,
})

const split: Decision = {
  kind: 'split',
  sellerAmount: fen(2_050),
  buyerAmount: fen(1_350),
  fee: fen(21),
  reason: '',
  by: 'arbiter',
  at,
  executesAt: null,
  acceptedBy: [],
}
const parts = '分割：卖家 ¥20.50，买家 ¥13.50'
const decided = (facts: Partial<Decision> = {}) => dispute({ state: 'decided', decision: { ...split, ...facts } })

const textOf = (row: Entry, facts: Partial<OrderDetail> = {}) =>
  stepsOf(detail({ state: 'refunded', timeline: [row], ...facts }), at)[0]?.text

describe('what is said of an act beside its title', () => {
  it.each([
    ['pay', '128 已付 ¥34.00，确认收货前由平台保管'],
    ['sell', '128 已付 ¥34.00，确认收货前由平台保管'],
    ['deliver', '3021：在北门'],
    ['refuse', '3021：在北门'],
    ['confirm', '担保资金 ¥34.00 已放款'],
    ['confirmSilent', '担保资金 ¥34.00 已放款'],
    ['cancel', '没有扣款，库存已恢复'],
    ['closeUnpaid', '没有扣款，库存已恢复'],
    ['agreeCancel', '¥34.00 已退回 128 的可用余额'],
    ['executeRefund', '¥34.00 已退回 128 的可用余额'],
    ['refundLate', '¥34.00 已退回 128 的可用余额'],
    ['refundUndecided', '¥34.00 已退回 128 的可用余额'],
    ['askCancel', '在北门'],
    ['decideSplit', '在北门'],
    ['refundPart', '在北门'],
    ['agreePart', ''],
    ['executeSplit', ''],
    ['executeRelease', ''],
  ] as const)('%s: %s', (act, text) => {
    expect(textOf(entry(act, { text: '在北门' }))).toBe(text)
  })

  it.each([
    [
      'a decision, with what it gives to whom and why',
      entry('decideSplit', { text: '证据充分' }),
      `${parts}。证据充分`,
    ],
    ['an earlier decision, with why alone', entry('decideSplit', { text: '证据充分', at: at - 1 }), '证据充分'],
    ['another act of that moment, with its words alone', entry('appeal', { text: '不同意' }), '不同意'],
    ['the execution of a split', entry('executeSplit', { by: 'timer' }), parts],
    ['the execution of a release', entry('executeRelease', { by: 'timer' }), parts],
  ])('%s', (_what, row, text) => {
    expect(textOf(row, { dispute: decided() })).toBe(text)
  })
})

it('what both agreed to is told with the fee, and no release of the whole follows it', () => {
  const agreed = { buyerAmount: fen(1_350), sellerAmount: fen(2_050), fee: fen(21) }
  const parted = detail({ state: 'done', agreed, timeline: [entry('agreePart', { by: 'seller' })] })
  expect(stepsOf(parted, at)).toEqual([
    {
      state: 'done',
      title: '卖家同意协商退款',
      side: '11-20 09:20',
      text: '¥13.50 已退回 128 的可用余额，3021 实收 ¥20.29，手续费 ¥0.21',
      images: '',
    },
  ])
})

describe('the nodes of the progress', () => {
  it('say when it happened and keep its pictures; taking and rating are told elsewhere', () => {
    const timeline = [entry('take'), entry('evidence', { text: '称过', images: 'a.jpg' }), entry('rate')]
    expect(stepsOf(detail({ state: 'closed', timeline }), at)).toEqual([
      { state: 'done', title: '买家补充证据', side: '11-20 09:20', text: '称过', images: 'a.jpg' },
    ])
  })

  it('leave the pictures of a dispute to its own part, which shows them', () => {
    const rows = [
      entry('dispute', { text: '少了', images: 'a.jpg' }),
      entry('evidence', { text: '称过', images: 'b.jpg', at: at + 1 }),
      entry('evidence', { text: '再称', images: 'c.jpg', at: at + 2 }),
    ]
    const evidence = [{ by: 'buyer', text: '称过', images: 'b.jpg', at: at + 1 }] as const
    const about = dispute({ state: 'open', openedAt: at, images: 'a.jpg', evidence: [...evidence] })
    const steps = stepsOf(detail({ state: 'closed', timeline: rows, dispute: about }), at)
    expect(steps.map(({ text, images }) => [text, images])).toEqual([
      ['少了', ''],
      ['称过', ''],
      ['再称', 'c.jpg'],
    ])
  })

  it('say until when an order waits, if there is an end', () => {
    const paid = { state: 'paid', side: 'buyer' } as const
    const now = (facts: Partial<OrderDetail>) => stepsOf(detail({ ...paid, ...facts }), at)[0]
    expect(now({ deadlineAt: at + 60_000 })).toEqual({
      state: 'now',
      title: '等卖家交付',
      side: '第 2/4 步',
      text: '到 11-20 09:21',
      images: '',
    })
    expect(now({ deadlineAt: null })?.text).toBe('')
  })

  it('say within what time each further step is to come', () => {
    const [, delivery, receipt, end] = stepsOf(detail({ state: 'unpaid' }), at)
    expect(delivery).toEqual({ state: 'todo', title: '卖家交付', side: '', text: '付款后 24 小时内', images: '' })
    expect(receipt?.text).toBe('交付后 72 小时内，超时自动放款')
    expect(end).toMatchObject({ state: 'todo', side: '+33.66', images: '' })
  })

  it('promise no income before an open request is answered, but say what each answer gives', () => {
    const asked = { by: 'buyer', text: '少了两斤', at, deadlineAt: at + 60_000 } as const
    const parts = { buyerAmount: fen(1_000), sellerAmount: fen(2_400), fee: fen(24) }
    const endOf = (facts: Partial<OrderDetail>) => stepsOf(detail({ side: 'buyer', ...facts }), at).at(-1)
    expect(endOf({ state: 'delivered', partAsk: { ...asked, ...parts } })).toMatchObject({
      state: 'todo',
      side: '',
      text: '同意退款则 +23.76，否则 +33.66',
    })
    expect(endOf({ state: 'paid', cancelAsk: asked })).toMatchObject({
      state: 'todo',
      side: '',
      text: '同意取消则全额退给 128，否则 +33.66',
    })
  })

  it('wait in a dispute for what it waits for, without a number or a step to come', () => {
    const steps = stepsOf(detail({ state: 'dispute', deadlineAt: at + 60_000, dispute: decided() }), at)
    expect(steps).toEqual([
      { state: 'now', title: '轮到你 · 接受或申诉', side: '', text: '到 11-20 09:21', images: '' },
    ])
  })

  it.each([
    ['a confirmed order', null, 1],
    ['an order confirmed after its dispute was taken back', dispute({ state: 'withdrawn' }), 1],
    ['an order that a decision ended', { ...decided(), state: 'executed' as const }, 0],
  ])('end %s with the seller’s income: %j', (_what, about, count) => {
    const steps = stepsOf(detail({ state: 'done', dispute: about }), at)
    expect(steps.map(({ state, side }) => `${state} ${side}`)).toEqual(
      Array.from({ length: count }, () => 'done +33.66'),
    )
  })
})

it('a case tells every act, in the words that were said', () => {
  const timeline = [entry('take'), entry('pay'), entry('deliver', { by: 'seller', text: '在北门', images: 'b.jpg' })]
  expect(caseSteps({ timeline }, at).map(({ state, text, images }) => [state, text, images])).toEqual([
    ['done', '', ''],
    ['done', '', ''],
    ['done', '在北门', 'b.jpg'],
  ])
})
