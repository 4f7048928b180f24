import type { HelpTopic } from '@contract/people/help-topics'
import type { OrderMessage } from '@contract/endpoints/orders/messages'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { ok } from '@contract/result'
import SalePayPage from '@/pages/offer/salePay'
import OrderPage from '@/pages/order/info'
import MyBuysPage from '@/pages/orders/buy'
import MySalesPage from '@/pages/orders/sale'
import { bidView } from '../../support/app/bid-view'
import { sale } from '../../support/app/market'
import { detail } from '../../support/app/orders'
import { noonMs, resident } from '../../support/app/trade-store'
import type { Entries } from '../support/entries'
import { walk } from '../support/entries'
import { leave } from '../support/trade-page'

afterEach(leave)

const page = <T,>(...data: readonly T[]) =>
  ok({ data: [...data], current_page: 1, last_page: 1, per_page: 15, total: data.length })
const seller = resident(3021)

const of = (orderId: number, facts: Partial<OrderDetail>) => detail({ orderId, deadlineAt: noonMs + 9e6, ...facts })
const unpaid = of(501, { state: 'unpaid', turn: 'buyer', acts: ['pay', 'cancel'] })
const paid = of(502, { state: 'paid', turn: 'seller', acts: ['confirm', 'askCancel', 'extend'] })
const delivered = of(503, { state: 'delivered', turn: 'buyer', acts: ['confirm', 'askCancel', 'dispute'] })
const done = of(504, { state: 'done', acts: ['rate'], ratings: { mine: null, theirs: null, until: noonMs + 9e6 } })
const toDeliver = of(502, { ...paid, side: 'seller', acts: ['deliver', 'refuse', 'askCancel'] })
const handedOver = of(503, { ...delivered, side: 'seller', acts: ['askCancel', 'extend', 'dispute'] })

const list = (side: 'buy' | 'sale', tab: string) => `/bctOrder/list {"side":"${side}","tab":"${tab}"}`
/** The place leads out of the page: to a map, or onto the clipboard by a way that jsdom lacks. */
const help = (at: HelpTopic) => ({ 帮助: `/pages/rich/index?key=help&at=${at}` })
const frame = { 交付地点: 'stays', 返回: 'back', 复制订单号: 'copies D261121-0047', 留言: '#order-write' }

/** Every link and button of these pages and where it leads, by the beginning of its name. Add new ones here. */
describe('every entry leads where its words say', () => {
  it('of my buys', async () => {
    const table = {
      返回: 'back',
      进行中: 'stays',
      求购: '/bctBuy/list {"areaId":3253,"mine":1}',
      已完成: list('buy', 'done'),
      已关闭: list('buy', 'closed'),
      轮到你付款: '/pages/order/info?id=501',
      取消订单: '/pages/order/info?id=501&act=cancel',
      '付款 ¥34.00': '/pages/index/salePay?orderId=501',
      轮到你确认收货: '/pages/order/info?id=503',
      申请取消: '/pages/order/info?id=503&act=askCancel',
      发起纠纷: '/pages/order/info?id=503&act=dispute',
      确认收货: '/pages/order/info?id=503&act=confirm',
      '等 3021交付': '/pages/order/info?id=502',
    }
    const network = { '/bctOrder/list': () => page(unpaid, delivered, paid) }
    expect(await walk(MyBuysPage, { network }, table)).toEqual(table)
  })

  it('of my bids', async () => {
    const table = {
      返回: 'back',
      进行中: list('buy', 'running'),
      求购: 'stays',
      已完成: list('buy', 'done'),
      已关闭: list('buy', 'closed'),
      '付款 ¥32.50': '/pages/index/buyPay?buyId=71',
      取消: '‹取消求购›',
      关闭求购: '‹关闭求购›',
      重新发布: '/bctBuy/renew {"id":72,"ver":4}',
    }
    const bids = [
      bidView({ buyId: 71, state: 'unpaid', acts: ['pay', 'cancel'] }),
      bidView(),
      bidView({ buyId: 72, state: 'closed', acts: ['renew'] }),
    ]
    const network = { '/bctBuy/list': () => ok({ ...page(...bids).value, items: [] }) }
    expect(await walk(MyBuysPage, { network, params: { tab: 'bids' } }, table)).toEqual(table)
  })

  it('of my sales', async () => {
    const table = {
      返回: 'back',
      进行中: 'stays',
      在售: '/bctSale/list {"areaId":3253,"mine":1}',
      已完成: list('sale', 'done'),
      已关闭: list('sale', 'closed'),
      轮到你交付: '/pages/order/info?id=502',
      拒单: '/pages/order/info?id=502&act=refuse',
      申请取消: '/pages/order/info?id=502&act=askCancel',
      交付: '/pages/order/info?id=502&act=deliver',
      '等 128确认': '/pages/order/info?id=503',
    }
    const network = { '/bctOrder/list': () => page(toDeliver, handedOver) }
    expect(await walk(MySalesPage, { network, who: seller }, table)).toEqual(table)
  })

  it('of my listings', async () => {
    const table = {
      返回: 'back',
      进行中: list('sale', 'running'),
      在售: 'stays',
      已完成: list('sale', 'done'),
      已关闭: list('sale', 'closed'),
      '北郊农场 当季新米': '/pages/index/salePay?saleId=60',
      下架: '‹下架›',
      暂停: '/bctSale/pause {"id":60,"ver":1}',
      修改: '/pages/index/saleAdd?saleId=60',
    }
    const network = {
      '/bctSale/list': () => ok({ ...page(sale({ mine: true, acts: ['edit', 'off', 'pause'] })).value, items: [] }),
    }
    expect(await walk(MySalesPage, { network, params: { tab: 'listings' }, who: seller }, table)).toEqual(table)
  })

  const orders: readonly (readonly [string, OrderDetail, Entries])[] = [
    [
      'unpaid, to the buyer',
      unpaid,
      { ...help('guarantee'), 取消订单: '‹取消订单›', '付款 ¥34.00': '/pages/index/salePay?orderId=501' },
    ],
    [
      'paid, to the buyer',
      paid,
      {
        ...help('late'),
        确认收货: '‹确认收货并放款›',
        申请取消: '‹申请取消›',
        延长: '‹延长交付时间›',
        联系卖家: '#order-write',
      },
    ],
    [
      'delivered, to the buyer',
      delivered,
      { ...help('receipt'), 确认收货: '‹确认收货并放款›', 申请取消: '‹申请取消›', 发起纠纷: '‹发起纠纷›' },
    ],
    [
      'done, to the buyer',
      done,
      {
        ...help('fee'),
        资金明细查看付款和退款记录: '/pages/user/money',
        评价: '‹评价对方›',
        再买: '/pages/index/salePay?saleId=60',
      },
    ],
    [
      'paid, to the seller',
      toDeliver,
      { ...help('guarantee'), 拒单: '‹拒单›', 申请取消: '‹申请取消›', 交付: '‹交付›', 联系买家: '#order-write' },
    ],
    [
      'delivered, to the seller',
      handedOver,
      {
        ...help('receipt'),
        申请取消: '‹申请取消›',
        延长: '‹延长收货时间›',
        发起纠纷: '‹发起纠纷›',
        联系买家: '#order-write',
      },
    ],
  ]
  it.each(orders)('of an order %s', async (_name, order, acts) => {
    const table = { ...frame, ...acts }
    const network = { '/bctOrder/info': () => ok(order), '/bctMsg/list': () => page<OrderMessage>() }
    const who = order.side === 'buyer' ? resident(128) : seller
    expect(await walk(OrderPage, { network, params: { id: String(order.orderId) }, who }, table)).toEqual(table)
  })

  it('of the cashier', async () => {
    const table = {
      返回: 'back',
      ...help('guarantee'),
      余额: 'stays',
      微信支付: 'stays',
      '付款 ¥34.00': '/bctPay/submit {"payNo":"P1","channel":"balance","ver":3,"scene":"web"}',
    }
    const network = {
      '/bctOrder/info': () => ok(unpaid),
      '/bctPay/ways': () => ok({ wechat: true, login: null }),
    }
    expect(await walk(SalePayPage, { network, params: { orderId: '501' } }, table)).toEqual(table)
  })
})
