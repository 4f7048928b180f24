import type { Decision } from '@contract/endpoints/orders/dispute-view'
import { fen } from '@contract/money'
import { endingOf, refundedTo } from '@/features/orders/story/rules/ending'
import { movedText, turnOfOrder } from '@/features/orders/story/rules/turn'
import { dispute } from '../../support/app/disputes'
import { order } from '../../support/app/orders'

type Facts = NonNullable<Parameters<typeof order>[0]>
const now = Date.UTC(2026, 10, 21, 4)

const decision: Decision = {
  kind: 'split',
  sellerAmount: fen(2_050),
  buyerAmount: fen(1_350),
  fee: fen(21),
  reason: '',
  by: 'arbiter',
  at: now,
  executesAt: null,
  acceptedBy: [],
}
const agreed = { sellerAmount: fen(2_050), buyerAmount: fen(1_350), fee: fen(21) }
const executed = dispute({ state: 'executed', decision })
const ended = (act: string, facts: Facts): Facts => ({ endedBy: { act, by: 'timer' }, ...facts })

describe('an ended order on a card', () => {
  it.each<[string, Facts, string, string, string, boolean]>([
    ['released', ended('confirm', { state: 'done' }), '已完成', '已放款 ¥34.00', '收入 ¥33.66', true],
    [
      'refunded',
      ended('refundLate', { state: 'refunded' }),
      '已退款',
      '¥34.00 已退回可用余额',
      '¥34.00 已退给 128',
      false,
    ],
    ['not paid in time', ended('closeUnpaid', { state: 'closed' }), '已关闭', '超时未付款', '超时未付款', false],
    ['cancelled', ended('cancel', { state: 'closed' }), '已关闭', '你已取消', '128 取消', false],
    [
      'split',
      ended('executeSplit', { state: 'done', dispute: executed }),
      '已完成',
      '退回 ¥13.50',
      '收入 ¥20.29',
      true,
    ],
    [
      'divided by agreement',
      ended('agreePart', { state: 'done', agreed }),
      '已完成',
      '退回 ¥13.50',
      '收入 ¥20.29',
      true,
    ],
    ['done, untold by what', { state: 'done' }, '已完成', '已放款 ¥34.00', '收入 ¥33.66', true],
    [
      'ended by an act that has no words',
      ended('x', { state: 'done' }),
      '已完成',
      '已放款 ¥34.00',
      '收入 ¥33.66',
      true,
    ],
  ])('%s', (_how, facts, title, buyer, seller, isGood) => {
    expect(endingOf(order({ ...facts, side: 'buyer' }))).toMatchObject({ title, short: buyer, isGood })
    expect(endingOf(order({ ...facts, side: 'seller' }))).toMatchObject({ title, short: seller, isGood })
  })
})

describe('an order that a decision ended', () => {
  const told = (facts: Facts) => endingOf(order(facts))?.text
  const split = { state: 'done', dispute: executed } as const

  it('tells each side its part: the buyer what came back, the seller what is left after the fee', () => {
    expect(told(ended('executeSplit', { ...split, side: 'buyer' }))).toBe(
      '已按裁定执行：¥20.50 给 3021，¥13.50 退回你的可用余额。',
    )
    expect(told(ended('executeSplit', { ...split, side: 'seller' }))).toBe(
      '已按裁定执行：¥20.29 进入你的收入，¥13.50 退给 128。',
    )
  })

  it('is told otherwise when both agreed, also after a dispute that was taken back', () => {
    const parted = { state: 'done', agreed, dispute: dispute({ state: 'withdrawn' }) } as const
    expect(told(ended('agreePart', { ...parted, side: 'buyer' }))).toBe(
      '双方协商退款：¥13.50 退回你的可用余额，¥20.50 放款给 3021。',
    )
    expect(told(ended('agreePart', { ...parted, side: 'seller' }))).toBe(
      '双方协商退款：¥13.50 退给 128，¥20.29 进入你的收入。',
    )
  })

  it('is told so even when it is not told by which act', () => {
    expect(told({ ...split, side: 'buyer' })).toContain('已按裁定执行')
  })

  it.each<[string, Facts]>([
    ['taken back', { dispute: dispute({ state: 'withdrawn', decision }) }],
    ['without a decision', { dispute: dispute({ state: 'executed' }) }],
    ['none', { dispute: null }],
  ])('is another than one that was confirmed: dispute %s', (_which, facts) => {
    expect(told({ state: 'done', side: 'buyer', ...facts })).toBe('你已放款 ¥34.00 给 3021。')
  })

  it('tells of the buyer alone, and only of money that came back, that it lies in the wallet', () => {
    const back = (facts: Facts) => refundedTo(order({ state: 'refunded', side: 'buyer', ...facts }))
    expect([back({}), back({ side: 'seller' }), back({ state: 'closed' }), back({ state: 'done' })]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(back({ state: 'done', dispute: executed })).toBe(true)
  })

  it('goes back in full by a decision, by agreement, and when nobody decided', () => {
    const refunded = (act: string) => told(ended(act, { state: 'refunded', side: 'buyer', dispute: executed }))
    expect(refunded('executeRefund')).toBe('已按裁定执行，¥34.00 已全额退回你的可用余额。')
    expect(refunded('agreeCancel')).toBe('双方同意取消，¥34.00 已全额退回你的可用余额。')
    expect(refunded('refundUndecided')).toBe('纠纷 15 天内无人裁定，¥34.00 已全额退回你的可用余额。')
  })
})

describe('the sentence at the top of an order', () => {
  it.each([
    ['unpaid', 'buyer', '轮到你 · 付款', '超时未付款，订单关闭，商品重新上架'],
    ['unpaid', 'seller', '等 128 付款', '对方超时未付款，订单关闭，商品重新上架。你暂时无需操作。'],
    ['paid', 'seller', '轮到你 · 交付', '超时未交付，全额退给 128'],
    ['paid', 'buyer', '等 3021 交付', '若卖家超时未交付，将全额退款。你暂时无需操作。'],
    ['delivered', 'buyer', '轮到你 · 确认收货', '超时未确认，自动放款给 3021'],
    ['delivered', 'seller', '等 128 确认收货', '对方超时未确认，自动放款给你。你暂时无需操作。'],
  ] as const)('%s, told to the %s: %s', (state, side, what, otherwise) => {
    expect(turnOfOrder(order({ state, side }), now)?.long).toEqual({ what, otherwise })
  })

  it.each(['cancelAsk', 'partAsk'] as const)('says what becomes of a request that nobody answers: %s', (name) => {
    const asked = { by: 'buyer', text: '', at: now, deadlineAt: now + 1, ...agreed } as const
    const told = (side: 'buyer' | 'seller', by: 'buyer' | 'seller') =>
      turnOfOrder(order({ state: 'delivered', side, [name]: { ...asked, by } }), now)?.long.otherwise
    expect(told('seller', 'buyer')).toBe('不回复，到期申请失效，订单照常进行。')
    expect(told('seller', 'seller')).toBe('对方不回复，到期申请失效，订单照常进行。可以撤回。')
    expect(told('buyer', 'seller')).toBe('不回复，到期申请失效，订单照常进行。')
  })

  it('names nothing to be done where both bring evidence', () => {
    const open = dispute({ evidenceUntil: now + 1 })
    expect(turnOfOrder(order({ state: 'dispute', dispute: open }), now)?.long.what).toBe('双方举证中')
  })

  it('is the reader’s after a decision only while he may still answer', () => {
    const decided = (acceptedBy: readonly ('buyer' | 'seller')[]) =>
      order({
        state: 'dispute',
        dispute: dispute({ state: 'decided', decision: { ...decision, acceptedBy: [...acceptedBy] } }),
      })
    expect(turnOfOrder(decided([]), now)?.isMine).toBe(true)
    expect(turnOfOrder(decided(['seller']), now)?.isMine).toBe(true)
    expect(turnOfOrder(decided(['buyer']), now)?.isMine).toBe(false)
    const open = order({ state: 'dispute', dispute: dispute({ evidenceUntil: now + 1 }), acts: ['accept'] })
    expect(turnOfOrder(open, now)?.isMine).toBe(false)
  })
})

it.each<[string, Facts, string]>([
  ['what the order has become', ended('closeUnpaid', { state: 'closed' }), '刚刚有变化：已关闭'],
  ['whose turn it is now', { state: 'paid', side: 'seller' }, '刚刚有变化：轮到你 · 交付'],
])('an act that came too late is answered with %s', (_what, facts, text) => {
  expect(movedText(order(facts), '刚刚有变化', now)).toBe(text)
})
