import type { OrderAddress } from '@contract/endpoints/orders/address'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import SalePayPage from '@/pages/offer/salePay'
import OrderPage from '@/pages/order/info'
import { detail } from '../../support/app/orders'
import type { Network } from '../../support/app/trade-api'
import { lost, refused } from '../../support/app/trade-api'
import { noonMs, resident } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { leave, press, settle, text, visit } from '../support/trade-page'

afterEach(leave)

const address = {
  name: '张三',
  mobile: '13700001234',
  region: '广东省 深圳市 南山区',
  street: '海德路 1 号',
  isMasked: false,
}
const own = { ...address, addressId: 7, regionCode: 440_305, isDefault: true }
const posted = (facts: Partial<OrderDetail> = {}) => detail({ delivery: 'post', place: '', ...facts })
const none: OrderAddress = { orderId: 500, address: null, mayChoose: true }

describe('the cashier', () => {
  const order = posted({ state: 'unpaid', turn: 'buyer', acts: ['pay', 'cancel'], deadlineAt: noonMs + 872_000 })
  const purse: Network = {
    '/bctOrder/info': () => ok(order),
    '/user/assets': () =>
      ok({
        available: fen(100_000),
        frozen: fen(0),
        income: fen(0),
        total: fen(100_000),
        points: 0,
        holds: 0,
        late: 0,
      }),
  }
  async function open(network: Network, facts = order) {
    const shown = await visit(SalePayPage, {
      network: { ...purse, '/bctOrder/info': () => ok(facts), ...network },
      params: { orderId: '500' },
    })
    for (let n = 0; n < 5; n++) await settle()
    return shown
  }
  const payButton = () => byRole('button', '付款 ¥34.00')

  it('chooses the default address at once, and leads to the others', async () => {
    let known = none
    const { on, opened } = await open({
      '/bctAddress/list': () => ok({ data: [own, { ...own, addressId: 8, isDefault: false }] }),
      '/bctOrder/address': () => ok(known),
      '/bctOrder/setAddress': () => ((known = { ...none, address }), ok({ orderId: 500 })),
    })
    expect(on('/bctOrder/setAddress').map(({ input }) => input)).toMatchObject([{ id: 500, addressId: 7 }])
    expect(payButton().getAttribute('aria-disabled')).not.toBe('true')
    await press(byRole('button', '张三 13700001234广东省 深圳市 南山区 海德路 1 号'))
    expect(opened).toEqual(['/pages/address/index?orderId=500'])
  })

  it('an order that has one keeps it', async () => {
    const { on } = await open({
      '/bctAddress/list': () => ok({ data: [own] }),
      '/bctOrder/address': () => ok({ ...none, address: { ...address, street: '别处' } }),
    })
    expect(text()).toContain('别处')
    expect(on('/bctOrder/setAddress')).toHaveLength(0)
  })

  it('waits for an address, and leads to the form while there is none', async () => {
    const { opened } = await open({
      '/bctAddress/list': () => ok({ data: [] }),
      '/bctOrder/address': () => ok(none),
    })
    expect(text()).toContain('请先添加收货地址')
    await press(byRole('button', '添加收货地址付款后卖家可见，按此地址寄出'))
    expect(opened).toEqual(['/pages/address/edit'])
  })

  it('leads to the addresses when the default one could not be chosen', async () => {
    const { opened } = await open({
      '/bctAddress/list': () => ok({ data: [own] }),
      '/bctOrder/address': () => ok(none),
      '/bctOrder/setAddress': () => lost(),
    })
    await press(byRole('button', '选择收货地址收货地址未能选定'))
    expect(opened).toEqual(['/pages/address/index?orderId=500'])
  })

  it('can be paid when the address cannot be read, and reads it again', async () => {
    let isDown = true
    await open({
      '/bctAddress/list': () => ok({ data: [own] }),
      '/bctOrder/address': () => (isDown ? refused('BUSY') : ok({ ...none, address })),
    })
    expect(text()).toContain('收货地址未能加载')
    expect(payButton().getAttribute('aria-disabled')).not.toBe('true')
    isDown = false
    await press(byRole('button', '重试'))
    await settle()
    expect(text()).toContain('海德路 1 号')
  })

  it('asks for no address when the goods are handed over in person', async () => {
    const { on } = await open({}, detail({ ...order, delivery: 'meet', place: '北门' }))
    expect(text()).not.toContain('收货地址')
    expect(on('/bctOrder/address')).toHaveLength(0)
  })
})

describe('the page of an order', () => {
  const open = (order: OrderDetail, known: OrderAddress) =>
    visit(OrderPage, {
      network: { '/bctOrder/info': () => ok(order), '/bctOrder/address': () => ok(known) },
      params: { id: '500' },
      who: resident(order.side === 'buyer' ? 128 : 3021),
    })
  const paid = posted({ state: 'paid', turn: 'seller', deadlineAt: noonMs + 17 * 3_600_000 })

  it('shows the seller where to send it, and copies it as one line', async () => {
    const written: string[] = []
    const clipboard = { writeText: (words: string) => Promise.resolve(void written.push(words)) }
    Object.defineProperty(globalThis.navigator, 'clipboard', { value: clipboard, configurable: true })
    await open({ ...paid, side: 'seller' }, { orderId: 500, address, mayChoose: false })
    expect(text()).toContain('收货地址复制张三 13700001234广东省 深圳市 南山区 海德路 1 号')
    await press(byRole('button', '复制，收货地址'))
    expect(written).toEqual(['张三 13700001234 广东省 深圳市 南山区 海德路 1 号'])
    expect(text()).toContain('收货地址已复制')
  })

  it('asks the buyer of one that was paid without it, and says so to the seller', async () => {
    const { opened } = await open(paid, none)
    await press(byRole('button', '添加收货地址填写后卖家才能寄出'))
    expect(opened).toEqual(['/pages/address/index?orderId=500'])
    leave()
    await open({ ...paid, side: 'seller' }, { ...none, mayChoose: false })
    expect(text()).toContain('买家尚未填写收货地址')
  })

  it('long after the end shows a part of it, and nothing to copy', async () => {
    const masked = { ...address, name: '张*', mobile: '137****1234', street: '', isMasked: true }
    await open(posted({ state: 'done', endedAt: 1 }), { orderId: 500, address: masked, mayChoose: false })
    expect(text()).toContain('张* 137****1234广东省 深圳市 南山区订单结束满 30 天，只保留部分信息')
    expect(namesOf('button')).not.toContain('复制，收货地址')
  })

  it('shows nothing of an order that is handed over in person, and where there is nothing to see', async () => {
    const { on } = await open(detail({ state: 'paid', turn: 'seller' }), none)
    expect(on('/bctOrder/address')).toHaveLength(0)
    leave()
    await open(posted({ state: 'closed' }), { ...none, mayChoose: false })
    expect(namesOf('heading')).not.toContain('收货地址')
    expect(namesOf('button').filter((name) => name.includes('地址'))).toEqual([])
  })
})
