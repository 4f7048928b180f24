import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { ok } from '@contract/result'
import OrderPage from '@/pages/order/info'
import MyBuysPage from '@/pages/orders/buy'
import MySalesPage from '@/pages/orders/sale'
import { detail } from '../../support/app/orders'
import { resident } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { leave, press, settle, text, visit } from '../support/trade-page'

afterEach(leave)

const pageOf = (order: OrderDetail) => ok({ data: [order], current_page: 1, last_page: 1, per_page: 15, total: 1 })
const numberOf = (order: OrderDetail) => (order.side === 'buyer' ? 128 : 3021)

/** Every button that a card of a list may have, and the title of what it opens. */
const buttons: readonly (readonly [
  label: string,
  act: OrderDetail['acts'][number],
  title: string,
  order: OrderDetail,
])[] = [
  ['取消订单', 'cancel', '取消订单', detail({ state: 'unpaid', turn: 'buyer', acts: ['pay', 'cancel'] })],
  ['交付', 'deliver', '交付', detail({ state: 'paid', side: 'seller', turn: 'seller', acts: ['deliver'] })],
  ['拒单', 'refuse', '拒单', detail({ state: 'paid', side: 'seller', turn: 'seller', acts: ['deliver', 'refuse'] })],
  ['申请取消', 'askCancel', '申请取消', detail({ state: 'delivered', turn: 'buyer', acts: ['confirm', 'askCancel'] })],
  ['确认收货', 'confirm', '确认收货并放款', detail({ state: 'delivered', turn: 'buyer', acts: ['confirm'] })],
  ['发起纠纷', 'dispute', '发起纠纷', detail({ state: 'delivered', turn: 'buyer', acts: ['confirm', 'dispute'] })],
]

describe('a button of a card in the list of orders', () => {
  it.each(buttons)('“%s” opens the order with what the act needs', async (label, act, title, order) => {
    const List = order.side === 'buyer' ? MyBuysPage : MySalesPage
    const who = resident(numberOf(order))
    const { opened } = await visit(List, { network: { '/bctOrder/list': () => pageOf(order) }, who })
    await press(byRole('button', label))
    expect(opened).toEqual([`/pages/order/info?id=${order.orderId}&act=${act}`])
    leave()
    await visit(OrderPage, { network: { '/bctOrder/info': () => ok(order) }, params: { id: '500', act }, who })
    expect([...namesOf('dialog'), ...namesOf('alertdialog')].join()).toContain(title)
  })
})

describe('an act that the address asks for', () => {
  const delivered = detail({ state: 'delivered', turn: 'buyer', acts: ['confirm', 'pay'] })

  it.each(['dispute', 'pay', 'toString', ''])(
    'is ignored when it is “%s”, which the reader may not do here',
    async (act) => {
      await visit(OrderPage, { network: { '/bctOrder/info': () => ok(delivered) }, params: { id: '500', act } })
      expect([...namesOf('dialog'), ...namesOf('alertdialog')]).toEqual([])
      expect(text()).toContain('轮到你')
    },
  )

  it('opens once: closed, it stays closed while the order is looked at', async () => {
    const params = { id: '500', act: 'confirm' }
    await visit(OrderPage, { network: { '/bctOrder/info': () => ok({ ...delivered }) }, params })
    expect(namesOf('dialog')).toEqual(['确认收货并放款'])
    await press(byRole('button', '关闭'))
    await settle()
    expect(namesOf('dialog')).toEqual([])
  })
})

describe('the bar of an order', () => {
  const bar = () =>
    namesOf('button').filter((name) => ['拒单', '联系买家', '申请取消', '交付', '联系卖家'].includes(name))

  it('keeps refusing, which gives the money back at once, apart from asking to cancel', async () => {
    const order = detail({ state: 'paid', side: 'seller', turn: 'seller', acts: ['deliver', 'refuse', 'askCancel'] })
    await visit(OrderPage, {
      network: { '/bctOrder/info': () => ok(order) },
      params: { id: '500' },
      who: resident(3021),
    })
    expect(bar()).toEqual(['拒单', '联系买家', '申请取消', '交付'])
    const drawn = (name: string) => byRole('button', name).querySelector('.i')?.outerHTML
    expect(drawn('拒单')).not.toEqual(drawn('申请取消'))
  })

  it('offers a word to the other while it is the other’s turn, and opens the box to write in', async () => {
    const order = detail({ state: 'paid', turn: 'seller', acts: ['askCancel'] })
    await visit(OrderPage, { network: { '/bctOrder/info': () => ok(order) }, params: { id: '500' } })
    expect(namesOf('button').filter((name) => name === '发送')).toEqual([])
    await press(byRole('button', '联系卖家'))
    expect(namesOf('button').filter((name) => name === '发送')).toEqual(['发送'])
  })
})
