import { fen } from '@contract/money'
import { turnOf } from '@contract/orders/transitions'
import { actBar } from '@/features/orders/acts'
import { endingOf } from '@/features/orders/ended'
import { groupByTurn } from '@/features/orders/groups'
import { isUrgent, turnOfOrder } from '@/features/orders/turn'
import { order } from '../../support/orders'

const now = Date.UTC(2026, 10, 21, 4)

describe('the sentence of a running order', () => {
  it.each([
    ['unpaid', 'buyer', '轮到你 付款 超时关闭'],
    ['unpaid', 'seller', '等 128 付款 超时回架'],
    ['paid', 'buyer', '等 3021 交付 超时退款'],
    ['paid', 'seller', '轮到你 交付 否则退款'],
    ['delivered', 'buyer', '轮到你 确认收货 否则放款'],
    ['delivered', 'seller', '等 128 确认 超时放款'],
    ['dispute', 'buyer', '等市长 裁定 超时退款'],
    ['dispute', 'seller', '等市长 裁定 超时退款'],
  ] as const)('%s, told to the %s: %s', (state, side, sentence) => {
    const turn = turnOfOrder(order({ state, side, deadlineAt: now + 1000 }))
    expect(`${turn?.who} ${turn?.act} ${turn?.otherwise}`).toBe(sentence)
    expect(turn?.isMine).toBe(turnOf(state) === side)
    expect(turn?.deadlineAt).toBe(now + 1000)
  })

  it.each(['done', 'closed', 'refunded'] as const)('is silent once an order is %s', (state) => {
    expect(turnOfOrder(order({ state }))).toBeUndefined()
  })

  it('has at most six characters after the deadline', () => {
    for (const state of ['unpaid', 'paid', 'delivered', 'dispute'] as const)
      for (const side of ['buyer', 'seller'] as const)
        expect(turnOfOrder(order({ state, side }))?.otherwise.length).toBeLessThanOrEqual(6)
  })
})

describe('urgency', () => {
  it('holds for every payment and for less than two hours', () => {
    const inMs = (ms: number) => now + ms
    expect(isUrgent(order({ state: 'unpaid', deadlineAt: inMs(9e6) }), now)).toBe(true)
    expect(isUrgent(order({ state: 'paid', deadlineAt: inMs(2 * 3_600_000) }), now)).toBe(false)
    expect(isUrgent(order({ state: 'paid', deadlineAt: inMs(2 * 3_600_000 - 1) }), now)).toBe(true)
    expect(isUrgent(order({ state: 'paid', deadlineAt: null }), now)).toBe(false)
  })
})

describe('how an order ended', () => {
  const told = (facts: Parameters<typeof order>[0]) => endingOf(order(facts))?.text

  it('is told by role, and never blames the reader for what the timer did', () => {
    const timer = { act: 'closeUnpaid', by: 'timer' } as const
    expect(told({ state: 'closed', side: 'buyer', endedBy: timer })).toBe('你 15 分钟内未付款，没有扣款。')
    expect(told({ state: 'closed', side: 'seller', endedBy: timer })).toBe('128 15 分钟内未付款，货已回架。')
    const cancel = { act: 'cancel', by: 'buyer' } as const
    expect(told({ state: 'closed', side: 'buyer', endedBy: cancel })).toBe('你取消了订单，没有扣款。')
    expect(told({ state: 'closed', side: 'seller', endedBy: cancel })).toBe('128 取消了订单，货已回架。')
    expect(told({ state: 'closed', side: 'buyer', endedBy: null })).toBe('平台关闭，没有扣款。')
  })

  it('says where the money of a refund is', () => {
    const late = { act: 'refundLate', by: 'timer' } as const
    expect(told({ state: 'refunded', side: 'buyer', endedBy: late })).toBe(
      '3021 24 小时内未交付，¥34.00 已全额退回你的可用。',
    )
    expect(told({ state: 'refunded', side: 'seller', endedBy: late })).toBe(
      '你 24 小时内未交付，¥34.00 已全额退给 128。',
    )
    const refuse = { act: 'refuse', by: 'seller' } as const
    expect(told({ state: 'refunded', side: 'buyer', endedBy: refuse })).toBe('3021 拒单，¥34.00 已全额退回你的可用。')
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

describe('the groups of running orders', () => {
  it('put my turn first, each by deadline, and leave out empty groups', () => {
    const rows = [
      order({ orderId: 1, state: 'paid', turn: 'seller', side: 'buyer', deadlineAt: 1 }),
      order({ orderId: 2, state: 'delivered', turn: 'buyer', side: 'buyer', deadlineAt: 9, amount: fen(1) }),
      order({ orderId: 3, state: 'unpaid', turn: 'buyer', side: 'buyer', deadlineAt: 5 }),
    ]
    expect(groupByTurn(rows).map(({ name, orders }) => [name, orders.map((one) => one.orderId)])).toEqual([
      ['mine', [3, 2]],
      ['theirs', [1]],
    ])
  })
})
