import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { stepsOf } from '@/features/orders/story/rules/steps'
import { detail } from '../../support/app/orders'

const at = Date.UTC(2026, 10, 20, 1, 20)
const entry = (act: string, by: 'buyer' | 'seller' | 'timer' = 'buyer', text = '') => ({
  act,
  by,
  text,
  at,
  images: '',
})
const take = entry('take')
const pay = entry('pay')
const deliver = entry('deliver', 'seller', '米放在北门 2 号柜。')

const drawn = (facts: Partial<OrderDetail>) =>
  stepsOf(detail(facts), at).map((step) => `${step.state} ${step.title}${step.state === 'now' ? ` ${step.side}` : ''}`)

describe('the progress of an order', () => {
  it('waits at step 1 of 4 until it is paid', () => {
    expect(drawn({ state: 'unpaid', side: 'buyer', timeline: [take] })).toEqual([
      'now 等你付款 第 1/4 步',
      'todo 卖家交付',
      'todo 你确认收货',
      'todo 完成，放款给 3021',
    ])
  })

  it('names what is still to be done by the reader as theirs', () => {
    const unpaid = { state: 'unpaid' as const, timeline: [take] }
    expect(drawn({ ...unpaid, side: 'seller' }).slice(1, 3)).toEqual(['todo 你交付', 'todo 买家确认收货'])
  })

  it('waits at step 2 for the seller, told to each side', () => {
    expect(drawn({ state: 'paid', side: 'buyer', timeline: [take, pay] })[1]).toBe('now 等卖家交付 第 2/4 步')
    expect(drawn({ state: 'paid', side: 'seller', timeline: [take, pay] })[1]).toBe('now 等你交付 第 2/4 步')
  })

  it('sold into a buy order is paid from its first moment', () => {
    expect(drawn({ state: 'paid', side: 'seller', timeline: [entry('sell', 'seller')] }).slice(0, 2)).toEqual([
      'done 卖家已接单，买家货款已担保',
      'now 等你交付 第 2/4 步',
    ])
  })

  it('waits at step 3 with the words of the seller', () => {
    const steps = stepsOf(detail({ state: 'delivered', side: 'buyer', timeline: [take, pay, deliver] }), at)
    expect(steps.map((step) => step.title)).toEqual([
      '买家已付款，资金由平台担保',
      '卖家已交付',
      '等你确认收货',
      '完成，放款给 3021',
    ])
    expect(steps[1]?.text).toBe('3021：米放在北门 2 号柜。')
    expect(steps[2]?.side).toBe('第 3/4 步')
    expect(steps[3]).toMatchObject({
      state: 'todo',
      side: '+33.66',
      text: '手续费 0.34 由卖家承担，其中 0.10 进社区基金',
    })
  })

  it('is done to the last node, whoever confirmed', () => {
    const confirmed = { state: 'done', timeline: [take, pay, deliver, entry('confirm')] } as const
    expect(
      stepsOf(detail({ ...confirmed, timeline: [...confirmed.timeline] }), at).every((step) => step.state === 'done'),
    ).toBe(true)
    expect(drawn({ state: 'done', timeline: [take, pay, deliver, entry('confirmSilent', 'timer')] })).toContain(
      'done 超时未确认，自动放款',
    )
    expect(drawn({ state: 'done', timeline: [take, pay, entry('confirm')] })).toHaveLength(3)
  })

  it('shows nothing to come once it ended early', () => {
    expect(drawn({ state: 'closed', timeline: [take, entry('closeUnpaid', 'timer')] })).toEqual([
      'done 超时未付款，订单关闭',
    ])
    expect(drawn({ state: 'closed', timeline: [take, entry('cancel')] })).toEqual(['done 买家取消，订单关闭'])
    expect(drawn({ state: 'refunded', timeline: [take, pay, entry('refundLate', 'timer')] })).toEqual([
      'done 买家已付款，资金由平台担保',
      'done 超时未交付，全额退款',
    ])
    expect(
      stepsOf(detail({ state: 'refunded', timeline: [take, pay, entry('refuse', 'seller', '没货')] }), at)[1]?.text,
    ).toBe('3021：没货')
  })
})
