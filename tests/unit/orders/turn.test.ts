import type { Decision, DisputeBrief } from '@contract/endpoints/orders/dispute-view'
import { fen } from '@contract/money'
import { turnOf } from '@contract/orders/story'
import { actBar } from '@/features/orders/acts/rules'
import { endingOf } from '@/features/orders/story/rules/ending'
import { groupOf } from '@/features/orders/list/rules/groups'
import { summaryOf } from '@/features/orders/story/rules/summary'
import { toneOf, turnOfOrder } from '@/features/orders/story/rules/turn'
import { order } from '../../support/app/orders'

const now = Date.UTC(2026, 10, 21, 4)

describe('the sentence of a running order', () => {
  it.each([
    ['unpaid', 'buyer', '轮到你 付款 超时关闭'],
    ['unpaid', 'seller', '等 128 付款 超时恢复库存'],
    ['paid', 'buyer', '等 3021 交付 超时退款'],
    ['paid', 'seller', '轮到你 交付 超时自动退款'],
    ['delivered', 'buyer', '轮到你 确认收货 超时自动放款'],
    ['delivered', 'seller', '等 128 确认 超时放款'],
    ['dispute', 'buyer', '等平台 裁定 超时退款'],
    ['dispute', 'seller', '等平台 裁定 超时退款'],
  ] as const)('%s, told to the %s: %s', (state, side, sentence) => {
    const turn = turnOfOrder(order({ state, side, deadlineAt: now + 1000 }), now)
    expect(`${turn?.who} ${turn?.act} ${turn?.otherwise}`).toBe(sentence)
    expect(turn?.isMine).toBe(turnOf(order({ state, deadlineAt: now + 1000 }), now) === side)
    expect(turn?.deadlineAt).toBe(now + 1000)
  })

  it.each(['done', 'closed', 'refunded'] as const)('is silent once an order is %s', (state) => {
    expect(turnOfOrder(order({ state }), now)).toBeUndefined()
  })

  it('has at most six characters after the deadline', () => {
    for (const state of ['unpaid', 'paid', 'delivered', 'dispute'] as const)
      for (const side of ['buyer', 'seller'] as const)
        expect(turnOfOrder(order({ state, side }), now)?.otherwise.length).toBeLessThanOrEqual(6)
  })
})

describe('an open request', () => {
  const ask = { by: 'buyer', text: '买错了', at: now, deadlineAt: now + 5_000 } as const
  const part = { ...ask, buyerAmount: fen(500), sellerAmount: fen(2_900), fee: fen(29) }
  it.each([
    ['paid', { cancelAsk: ask }, 'seller', '轮到你 回复取消 不回则继续'],
    ['paid', { cancelAsk: ask }, 'buyer', '等 3021 回复取消 不回则继续'],
    ['delivered', { partAsk: part }, 'seller', '轮到你 回复退款 不回则继续'],
    ['delivered', { partAsk: { ...part, by: 'seller' } }, 'seller', '等 128 回复退款 不回则继续'],
  ] as const)('%s: is the turn of who was asked (%#)', (state, asked, side, sentence) => {
    const told = (deadlineAt: number) => turnOfOrder(order({ state, side, deadlineAt, ...asked }), now)
    const turn = told(now + 9_000)
    expect(`${turn?.who} ${turn?.act} ${turn?.otherwise}`).toBe(sentence)
    expect([turn?.isMine, turn?.deadlineAt]).toEqual([sentence.startsWith('轮到你'), now + 5_000])
    expect(told(now + 3_000)?.deadlineAt).toBe(now + 3_000)
  })

  it('waits for nobody once its time is over', () => {
    const over = { ...ask, deadlineAt: now }
    expect(turnOfOrder(order({ state: 'paid', side: 'seller', cancelAsk: over }), now)?.act).toBe('交付')
  })
})

describe('urgency', () => {
  it('holds for every payment and for less than two hours', () => {
    const inMs = (ms: number) => now + ms
    const paid = { state: 'paid', side: 'seller' } as const
    expect(toneOf(order({ state: 'unpaid', side: 'buyer', deadlineAt: inMs(9e6) }), now)).toBe('urgent')
    expect(toneOf(order({ ...paid, deadlineAt: inMs(2 * 3_600_000) }), now)).toBe('me')
    expect(toneOf(order({ ...paid, deadlineAt: inMs(2 * 3_600_000 - 1) }), now)).toBe('urgent')
    expect(toneOf(order({ ...paid, deadlineAt: null }), now)).toBe('me')
  })

  it('is nobody’s who only waits, and a dispute is red', () => {
    expect(toneOf(order({ state: 'paid', side: 'buyer', deadlineAt: now + 1 }), now)).toBe('wait')
    expect(toneOf(order({ state: 'dispute', side: 'buyer', deadlineAt: now + 1 }), now)).toBe('dispute')
    expect(toneOf(order({ state: 'done' }), now)).toBe('done')
  })
})

describe('how an order ended', () => {
  const told = (facts: Parameters<typeof order>[0]) => endingOf(order(facts))?.text

  it('is told by role, and never blames the reader for what the timer did', () => {
    const timer = { act: 'closeUnpaid', by: 'timer' } as const
    expect(told({ state: 'closed', side: 'buyer', endedBy: timer })).toBe('你 15 分钟内未付款，没有扣款。')
    expect(told({ state: 'closed', side: 'seller', endedBy: timer })).toBe('128 15 分钟内未付款，库存已恢复。')
    const cancel = { act: 'cancel', by: 'buyer' } as const
    expect(told({ state: 'closed', side: 'buyer', endedBy: cancel })).toBe('你取消了订单，没有扣款。')
    expect(told({ state: 'closed', side: 'seller', endedBy: cancel })).toBe('128 取消了订单，库存已恢复。')
    expect(told({ state: 'closed', side: 'buyer', endedBy: null })).toBe('平台关闭，没有扣款。')
  })

  it('says where the money of a refund is', () => {
    const late = { act: 'refundLate', by: 'timer' } as const
    expect(told({ state: 'refunded', side: 'buyer', endedBy: late })).toBe(
      '3021 24 小时内未交付，¥34.00 已全额退回你的可用余额。',
    )
    expect(told({ state: 'refunded', side: 'seller', endedBy: late })).toBe(
      '你 24 小时内未交付，¥34.00 已全额退给 128。',
    )
    const refuse = { act: 'refuse', by: 'seller' } as const
    expect(told({ state: 'refunded', side: 'buyer', endedBy: refuse })).toBe(
      '3021 拒单，¥34.00 已全额退回你的可用余额。',
    )
    expect(told({ state: 'refunded', side: 'seller', endedBy: refuse })).toBe('你已拒单，¥34.00 已全额退给 128。')
  })

  it('tells the seller the income without the fee', () => {
    const confirm = { act: 'confirm', by: 'buyer' } as const
    expect(told({ state: 'done', side: 'buyer', endedBy: confirm })).toBe('你已放款 ¥34.00 给 3021。')
    expect(told({ state: 'done', side: 'seller', endedBy: confirm })).toBe('128 已确认，¥33.66 进入你的收入。')
    const silent = { act: 'confirmSilent', by: 'timer' } as const
    expect(told({ state: 'done', side: 'buyer', endedBy: silent })).toContain('自动放款')
    expect(told({ state: 'done', side: 'seller', endedBy: silent })).toContain('¥33.66')
  })

  it.each(['unpaid', 'paid', 'delivered', 'dispute'] as const)('says nothing while it is %s', (state) => {
    expect(endingOf(order({ state }))).toBeUndefined()
  })
})

describe('the buttons of an order', () => {
  const bar = (facts: Parameters<typeof order>[0]) => actBar(order(facts))

  it('are strictly those the server allows', () => {
    expect(bar({ state: 'delivered', turn: 'buyer', side: 'buyer', acts: [] })).toEqual({ others: [] })
  })

  it('lead with paying, named with its amount, and keep cancelling aside', () => {
    expect(bar({ state: 'unpaid', turn: 'buyer', side: 'buyer', acts: ['cancel', 'pay'] })).toEqual({
      primary: { act: 'pay', label: '付款 ¥34.00' },
      others: [{ act: 'cancel', label: '取消订单' }],
    })
  })

  it('lead with delivering for the seller and keep refusing aside', () => {
    expect(bar({ state: 'paid', turn: 'seller', side: 'seller', acts: ['deliver', 'refuse'] })).toEqual({
      primary: { act: 'deliver', label: '交付' },
      others: [{ act: 'refuse', label: '拒单' }],
    })
  })

  it('offer an early confirmation without asking for it', () => {
    expect(bar({ state: 'paid', turn: 'seller', side: 'buyer', acts: ['confirm'] })).toEqual({
      others: [{ act: 'confirm', label: '确认收货' }],
    })
  })
})

it.each([
  ['mine', order({ state: 'delivered', turn: 'buyer', side: 'buyer' })],
  ['theirs', order({ state: 'delivered', turn: 'buyer', side: 'seller' })],
  ['dispute', order({ state: 'dispute', turn: null, side: 'buyer' })],
  ['mine', order({ state: 'dispute', turn: 'both', side: 'seller' })],
  ['theirs', order({ state: 'paid', turn: 'buyer', side: 'seller' })],
])('a running order waits for %s', (name, one) => expect(groupOf(one)).toBe(name))

describe('who got what in the end', () => {
  const ended = (facts: Parameters<typeof order>[0]) => summaryOf(order({ endedAt: 9, ...facts }))

  it('is the amount less the fee for the seller after a release', () => {
    expect(ended({ state: 'done' })).toEqual({ paid: 3_400, net: 3_366, fee: 34, back: 0, endedAt: 9 })
  })

  it('is everything for the buyer after a refund, without a fee', () => {
    expect(ended({ state: 'refunded' })).toEqual({ paid: 3_400, net: 0, fee: 0, back: 3_400, endedAt: 9 })
  })

  it('is what the decision says after a split', () => {
    const decision: Decision = {
      kind: 'split',
      sellerAmount: fen(2_050),
      buyerAmount: fen(1_350),
      fee: fen(21),
      reason: '',
      by: 'operator',
      at: 8,
      executesAt: null,
      acceptedBy: [],
    }
    const dispute: DisputeBrief = {
      by: 'buyer',
      reason: 'other',
      state: 'executed',
      openedAt: 1,
      evidenceUntil: 2,
      decideBy: 3,
      decision,
      appeal: null,
    }
    expect(ended({ state: 'done', dispute })).toEqual({ paid: 3_400, net: 2_029, fee: 21, back: 1_350, endedAt: 9 })
  })

  it('is told of no running order and of none that was never paid', () => {
    expect([ended({ state: 'paid' }), ended({ state: 'closed' })]).toEqual([undefined, undefined])
  })
})
