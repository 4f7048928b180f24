import type { OrderDetail } from '@contract/endpoints/orders/orders'
import type { PayView } from '@contract/endpoints/money/pay'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { loadBidAtom } from '@/features/offers/atoms'
import { loadOrderAtom } from '@/features/orders/one/atoms'
import PaidPage from '@/pages/order/paid'
import { timers } from '@/platform/timers/timers'
import { bidView } from '../../support/app/bid-view'
import { item } from '../../support/app/market'
import { detail } from '../../support/app/orders'
import type { Network } from '../../support/app/trade-api'
import { lost, refused } from '../../support/app/trade-api'
import { noonMs } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { leave, press, settle, text, visit } from '../support/trade-page'

afterEach(leave)

const pay: PayView = {
  payNo: 'P1',
  bizType: 'order',
  bizId: 500,
  ver: 2,
  subject: '',
  amount: fen(3_400),
  state: 'unpaid',
  expireAt: 0,
  createdAt: 0,
}
const gateway = { channel: 'wechat', balance: fen(0), wechat: fen(3_400), state: 'open', told: 'NOTPAY' } as const
const order = (facts: Partial<OrderDetail>) => detail({ side: 'buyer', deadlineAt: noonMs + 9e6, ...facts })

describe('after the payment of an order', () => {
  const open = (network: Network, who?: null) =>
    visit(PaidPage, { network, params: { orderId: '500' }, ...(who === null && { who }) })

  it('says who does what next until when, and leads on', async () => {
    const { on, opened } = await open({ '/bctOrder/info': () => ok(order({ state: 'paid' })) })
    for (const words of [
      '已付款 ¥34.00',
      '接下来',
      '等卖家交付',
      '14:30',
      '你确认收货',
      '若卖家超时未交付，将全额退款',
    ])
      expect(text()).toContain(words)
    expect(on('/bctPay/check')).toHaveLength(0)
    await press(byRole('button', '看订单'))
    await press(byRole('button', '继续逛'))
    expect(opened).toEqual(['/pages/order/info?id=500', '/pages/index/index'])
  })

  it('waits for the money of the platform, and goes on when it has come', async () => {
    const after = jest.spyOn(timers, 'after')
    let isPaid = false
    const { on } = await open({
      '/bctOrder/info': () => ok(order({ state: isPaid ? 'paid' : 'unpaid' })),
      '/bctPay/check': () => ok({ ...pay, state: isPaid ? ('paid' as const) : ('paying' as const), gateway }),
    })
    for (const words of ['等待到账', '请勿重复付款']) expect(text()).toContain(words)
    expect(text()).not.toContain('接下来')
    expect(namesOf('button')).not.toContain('去付款')
    isPaid = true
    const [, again] = after.mock.calls.find(([delayMs]) => delayMs === 3_000) ?? []
    again?.()
    await settle()
    expect(on('/bctPay/check')).toHaveLength(2)
    expect(text()).toContain('已付款 ¥34.00')
  })

  it('leads what is not paid to its cashier', async () => {
    const { opened } = await open({
      '/bctOrder/info': () => ok(order({ state: 'unpaid' })),
      '/bctPay/check': () => ok(pay),
    })
    expect(text()).toContain('尚未付款')
    await press(byRole('button', '去付款'))
    expect(opened).toEqual(['/pages/index/salePay?orderId=500'])
  })

  it('says nothing about the money while nobody answered', async () => {
    await open({ '/bctOrder/info': () => ok(order({ state: 'unpaid' })), '/bctPay/check': lost })
    expect(text()).toContain('正在核对付款结果')
    expect(text()).not.toContain('尚未付款')
    expect(namesOf('button')).not.toContain('去付款')
  })

  it('says how it ended when it is opened later', async () => {
    await open({ '/bctOrder/info': () => ok(order({ state: 'refunded', deadlineAt: null })) })
    expect(text()).toContain('已退款')
    for (const words of ['已付款 ¥34.00', '接下来']) expect(text()).not.toContain(words)
  })

  it('is nothing for others and for a guest', async () => {
    await open({ '/bctOrder/info': () => refused('NOT_FOUND') })
    expect(text()).toContain('未找到该订单')
    leave()
    await open({}, null)
    expect(text()).toContain('登录后查看订单')
  })

  it('is nothing for the seller of the order', async () => {
    await open({ '/bctOrder/info': () => ok(order({ side: 'seller', state: 'paid' })) })
    expect(text()).toContain('未找到该订单')
    expect(text()).not.toContain('已付款')
  })
})

describe('when the cashier has left what was not paid yet', () => {
  const unpaidOrder = () => ok(order({ state: 'unpaid' }))
  type Answer = ReturnType<NonNullable<Network['/bctOrder/info']>>

  it('an order is not called awaited before it was asked for again', async () => {
    let info: () => Answer = unpaidOrder
    let arrive: (answer: Awaited<Answer>) => void = () => undefined
    const { on } = await visit(PaidPage, {
      network: { '/bctOrder/info': () => info() },
      params: { orderId: '500' },
      prepare: async ({ set }) => {
        await set(loadOrderAtom, 500)
        info = () => new Promise((resolve) => (arrive = resolve))
      },
    })
    for (const words of ['等待到账', '正在核对付款结果']) expect(text()).not.toContain(words)
    arrive(ok(order({ state: 'paid' })))
    await settle()
    expect(text()).toContain('已付款 ¥34.00')
    expect(on('/bctPay/check')).toHaveLength(0)
  })

  it('an order that cannot be read is waited for, and shown once it can', async () => {
    let info: () => Answer = unpaidOrder
    const { on } = await visit(PaidPage, {
      network: {
        '/bctOrder/info': () => info(),
        '/bctPay/check': () => {
          info = () => ok(order({ state: 'paid' }))
          return ok({ ...pay, state: 'paid' })
        },
      },
      params: { orderId: '500' },
      prepare: async ({ set }) => {
        await set(loadOrderAtom, 500)
        info = lost
      },
    })
    expect(on('/bctPay/check')).toHaveLength(1)
    expect(text()).toContain('已付款 ¥34.00')
  })

  it('a bid is not called awaited before it was asked for again', async () => {
    const bid = (state: 'unpaid' | 'open') => ok({ ...bidView({ buyId: 71, state }), item: item() })
    let info: () => ReturnType<NonNullable<Network['/bctBuy/info']>> = () => bid('unpaid')
    let arrive = () => undefined as void
    const { on } = await visit(PaidPage, {
      network: { '/bctBuy/info': () => info() },
      params: { buyId: '71' },
      prepare: async ({ set }) => {
        await set(loadBidAtom, 71)
        info = () => new Promise((resolve) => (arrive = () => resolve(bid('open'))))
      },
    })
    for (const words of ['等待到账', '正在核对付款结果']) expect(text()).not.toContain(words)
    arrive()
    await settle()
    expect(text()).toContain('等卖家接单')
    expect(on('/bctPay/check')).toHaveLength(0)
  })
})

describe('after the payment of a bid', () => {
  it('says what is waited for and what comes back', async () => {
    const bid = { ...bidView({ buyId: 71, mine: true, state: 'open' }), item: item() }
    const { opened } = await visit(PaidPage, { network: { '/bctBuy/info': () => ok(bid) }, params: { buyId: '71' } })
    for (const words of ['已付款 ¥', '等卖家接单', '成交部分转为订单担保', '未成交部分全额退回可用余额'])
      expect(text()).toContain(words)
    await press(byRole('button', '看我的求购'))
    expect(opened).toEqual(['/pages/user/buy?tab=bids'])
  })

  it('of somebody else is not shown', async () => {
    const bid = { ...bidView({ buyId: 71, mine: false, state: 'open' }), item: item() }
    await visit(PaidPage, { network: { '/bctBuy/info': () => ok(bid) }, params: { buyId: '71' } })
    expect(text()).toContain('未找到该求购')
  })
})
