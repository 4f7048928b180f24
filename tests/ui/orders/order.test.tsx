import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { ok } from '@contract/result'
import OrderPage from '@/pages/order/info'
import { detail } from '../../support/app/orders'
import { lost, refused } from '../../support/app/trade-api'
import { noonMs, resident } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { answer, leave, press, text, type, visit } from '../support/trade-page'

afterEach(leave)

const noMessages = ok({ data: [], current_page: 1, last_page: 1, per_page: 15, total: 0 })

const open = (order: OrderDetail, network = {}) =>
  visit(OrderPage, {
    network: { '/bctOrder/info': () => ok(order), '/bctMsg/list': () => noMessages, ...network },
    params: { id: '500' },
    who: resident(order.side === 'buyer' ? 128 : 3021),
  })

const frame = ['返回', '复制订单号 D261121-0047', '交付地点北门']
const at = { deadlineAt: noonMs + 17 * 3_600_000 }

describe('an order', () => {
  it.each([
    ['unpaid', 'buyer', ['cancel', 'pay'], ['取消订单', '付款 ¥34.00'], '轮到你 · 付款'],
    ['unpaid', 'seller', [], [], '等 128 付款'],
    ['paid', 'buyer', ['confirm'], ['确认收货', '联系卖家'], '等 3021 交付'],
    ['paid', 'seller', ['deliver', 'refuse'], ['拒单', '联系买家', '交付'], '轮到你 · 交付'],
    ['delivered', 'buyer', ['confirm'], ['确认收货'], '轮到你 · 确认收货'],
    ['delivered', 'seller', [], [], '等 128 确认收货'],
    ['done', 'buyer', [], ['资金明细查看付款和退款记录', '再买'], '已完成'],
    ['refunded', 'seller', [], ['资金明细'], '已退款'],
    ['closed', 'buyer', [], ['再买'], '已关闭'],
  ] as const)('%s, seen by the %s, has strictly the given acts', async (state, side, acts, buttons, sentence) => {
    const turn = state === 'paid' ? 'seller' : state === 'unpaid' || state === 'delivered' ? 'buyer' : null
    await open(detail({ state, side, acts: [...acts], turn, ...at }))
    expect(namesOf('button').filter((name) => name !== '留言')).toEqual([...frame, ...buttons])
    expect(text()).toContain(sentence)
  })

  it('says where a refund lies, what it is for, and whom to ask for another way', async () => {
    await open(detail({ state: 'refunded', side: 'buyer', endedAt: noonMs }))
    expect(text()).toContain('退款在可用余额中，可用于购买，不能提现。需退回原支付方式的，请联系客服')
    expect(text()).toContain('你已付¥34.00已退回你¥34.00')
    leave()
    await open(detail({ state: 'refunded', side: 'seller', endedAt: noonMs }))
    expect(text()).not.toContain('退款在可用余额中')
  })

  it('says after its end who got what, and leads to the money', async () => {
    const { opened } = await open(detail({ state: 'done', side: 'seller', endedAt: noonMs }))
    expect(text()).toContain('结算11-21 12:00买家 128 已付¥34.00你实收¥33.66手续费（卖家承担）¥0.34')
    await press(byRole('button', '资金明细收入可转入可用余额'))
    expect(opened).toEqual(['/pages/user/money'])
  })

  it('shows the pictures of a delivery and of a message as part of their words, without a heading', async () => {
    const delivery = { at: noonMs, act: 'deliver', by: 'seller', text: '放在北门', images: 'img/a.jpg' } as const
    const said = {
      msgId: 1,
      orderId: 500,
      by: 'seller',
      mine: false,
      text: '看图',
      images: 'img/b.jpg',
      at: noonMs,
    } as const
    await open(detail({ state: 'delivered', turn: 'buyer', timeline: [delivery], ...at }), {
      '/bctMsg/list': () => ok({ data: [said], current_page: 1, last_page: 1, per_page: 15, total: 1 }),
    })
    const groups = [...document.querySelectorAll('.grid')]
    expect(groups.map((group) => group.parentElement?.className)).toEqual(['more', 'said'])
    for (const group of groups) {
      expect(group.textContent).toBe('')
      expect(group.firstElementChild?.className).toBe('places bare')
    }
  })

  it('does not promise that refused goods come back to the board', async () => {
    await open(detail({ state: 'paid', side: 'seller', acts: ['refuse'], turn: 'seller', ...at }))
    await press(byRole('button', '拒单'))
    expect(text()).toContain('库存不会自动恢复')
  })

  it('is delivered with words, which are required', async () => {
    const paid = detail({ state: 'paid', side: 'seller', acts: ['deliver', 'refuse'], turn: 'seller', ...at })
    const { on } = await open(paid, { '/bctOrder/deliver': () => ok({ ...paid, state: 'delivered', acts: [] }) })
    await press(byRole('button', '交付'))
    await press(byRole('button', '确认交付'))
    expect(text()).toContain('请填写交付说明')
    expect(on('/bctOrder/deliver')).toHaveLength(0)
    await type('textarea', ' 放在北门 ')
    await press(byRole('button', '确认交付'))
    expect(on('/bctOrder/deliver')[0]?.input).toMatchObject({ id: 500, ver: 3, text: '放在北门' })
    expect(text()).toContain('等 128 确认收货')
  })

  it('releases money only after the sheet has repeated amount, counterparty, item and block', async () => {
    const delivered = detail({ state: 'delivered', side: 'buyer', acts: ['confirm'], turn: 'buyer', ...at })
    const { on } = await open(delivered, {
      '/bctOrder/confirm': () =>
        ok({ ...delivered, state: 'done', acts: [], turn: null, endedBy: { act: 'confirm', by: 'buyer' } }),
    })
    await press(byRole('button', '确认收货'))
    for (const words of ['确认收货并放款', '¥34.00', '3021', '麦田', '北郊农场 当季新米 × 5 千克', '128', '巷口的猫'])
      expect(text()).toContain(words)
    await press(byRole('button', '放款 ¥34.00，双击后再次确认'))
    expect(on('/bctOrder/confirm')).toHaveLength(0)
    await press(byRole('button', '放款 ¥34.00'))
    expect(on('/bctOrder/confirm')).toHaveLength(1)
    expect(text()).toContain('你已放款 ¥34.00 给 3021。')
  })

  it('tells what the order is now when an act came too late', async () => {
    let state: OrderDetail['state'] = 'unpaid'
    const unpaid = detail({ side: 'buyer', acts: ['cancel', 'pay'], turn: 'buyer', ...at })
    await open(unpaid, {
      '/bctOrder/info': () => ok({ ...unpaid, state, ...(state === 'closed' && { acts: [], turn: null }) }),
      '/bctOrder/cancel': () => {
        state = 'closed'
        return refused('MOVED')
      },
    })
    await press(byRole('button', '取消订单'))
    await press(answer())
    expect(text()).toContain('订单刚刚有变化：已关闭')
    await press(byRole('button', '看最新'))
    expect(text()).toContain('已关闭')
  })

  it('offers to repeat an act whose answer was lost', async () => {
    const unpaid = detail({ side: 'buyer', acts: ['cancel'], turn: 'buyer', state: 'unpaid', ...at })
    const { on } = await open(unpaid, { '/bctOrder/cancel': () => lost() })
    await press(byRole('button', '取消订单'))
    await press(answer())
    expect(text()).toContain('不会重复提交')
    await press(byRole('button', '重试'))
    expect(new Set(on('/bctOrder/cancel').map(({ input }) => input.clientNo)).size).toBe(1)
  })

  it('is a stranger’s: says so and leads back', async () => {
    const { opened } = await visit(OrderPage, {
      network: { '/bctOrder/info': () => refused('NOT_FOUND') },
      params: { id: '9' },
    })
    expect(text()).toContain('未找到该订单')
    await press(byRole('button', '看我的订单'))
    expect(opened).toEqual(['/pages/user/buy'])
  })
})
