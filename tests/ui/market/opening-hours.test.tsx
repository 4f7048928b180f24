import type { ComponentType } from 'react'
import type { OrderView } from '@contract/endpoints/orders/orders'
import { dayStart } from '@contract/hours'
import { fen, qty } from '@contract/money'
import { ok } from '@contract/result'
import SellBoardPage from '@/pages/index/buy'
import BuyAddPage from '@/pages/publish/buyAdd'
import BuyPayPage from '@/pages/offer/buyPay'
import HomePage from '@/pages/index/index'
import SaleAddPage from '@/pages/publish/saleAdd'
import SalePayPage from '@/pages/offer/salePay'
import OrderPage from '@/pages/order/info'
import MyBuysPage from '@/pages/orders/buy'
import PaysPage from '@/pages/orders/pay'
import { bidView } from '../../support/app/bid-view'
import { item, sale } from '../../support/app/market'
import { detail, order } from '../../support/app/orders'
import type { Network } from '../../support/app/trade-api'
import { noonMs } from '../../support/app/trade-store'
import { leave, text, visit } from '../support/trade-page'

afterEach(leave)

const hourMs = 3_600_000
/** 3:29:30 in the night. */
const nightMs = dayStart(noonMs) + 3.5 * hourMs - 30_000
const countdown = '07:00 开市，还剩 3 小时 30 分'

const page = <Row,>(...data: Row[]) => ok({ data, current_page: 1, last_page: 1, per_page: 15, total: data.length })
const unpaid = { state: 'unpaid', acts: ['pay', 'cancel'], turn: 'buyer', deadlineAt: nightMs + 4 * hourMs } as const
const facts: Pick<OrderView, 'state' | 'acts' | 'turn' | 'deadlineAt'> = { ...unpaid, acts: [...unpaid.acts] }
const bid = bidView({ buyId: 71, state: 'unpaid', expireAt: null, payBefore: nightMs + 4 * hourMs, acts: ['pay'] })
const ended = bidView({ buyId: 72, state: 'expired', acts: ['renew'], qtyLeft: qty(30_000), amountLeft: fen(0) })

const night: Network = {
  '/bctOrder/info': () => ok(detail({ ...facts })),
  '/bctOrder/list': () => page(order({ ...facts })),
  '/bctSale/info': () =>
    ok({
      ...sale(),
      item: item(),
      sellerBlockId: 302,
      sellerStats: { residentDays: 9, done: 1, late: 0, score: null, reviews: 0 },
      firstPurchase: false,
    }),
  '/bctSale/list': () => ok({ ...page(sale()).value, items: [item()] }),
  '/bctBuy/info': ({ id }) => ok({ ...(id === 72 ? ended : bid), item: item() }),
  '/bctItem/list': () => ok([item()]),
  '/bctPay/list': () =>
    page({
      payNo: 'P1',
      bizType: 'order',
      bizId: 500,
      ver: 1,
      subject: '新米',
      amount: fen(3_400),
      state: 'unpaid',
      expireAt: nightMs + 4 * hourMs,
      createdAt: nightMs,
    }),
  '/user/assets': () =>
    ok({ available: fen(10_000), frozen: fen(0), income: fen(0), total: fen(10_000), points: 0, holds: 0, late: 0 }),
}

const bids = (which: typeof bid): Network => ({
  ...night,
  '/bctBuy/list': () => ok({ ...page(which).value, items: [] }),
})

type Place = readonly [name: string, Page: ComponentType, params: Readonly<Record<string, string>>, network: Network]

/** Every button that buys, pays, or leads there. Source: domain model §4. */
const places: readonly Place[] = [
  ['taking a listing', SalePayPage, { saleId: '60' }, night],
  ['paying an order at the cashier', SalePayPage, { orderId: '500' }, night],
  ['paying on the page of the order', OrderPage, { id: '500' }, night],
  ['paying from my buys', MyBuysPage, {}, night],
  ['adding a bid', BuyAddPage, {}, night],
  ['paying a bid at the cashier', BuyPayPage, { buyId: '71' }, night],
  ['paying a bid from my bids', MyBuysPage, { tab: 'bids' }, bids(bid)],
  ['bidding again', MyBuysPage, { tab: 'bids' }, bids(ended)],
  ['paying from the list of pay orders', PaysPage, {}, night],
]

const buttons = () => [...document.querySelectorAll<HTMLElement>('[role="button"]')]
const isOff = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'

describe('before 7:00', () => {
  it.each(places)('%s waits, and its button counts down', async (_name, Page, params, network) => {
    await visit(Page, { network, params, nowMs: nightMs })
    const waiting = buttons().filter((element) => (element.textContent ?? '').includes(countdown))
    expect(waiting).toHaveLength(1)
    expect(waiting.every(isOff)).toBe(true)
  })

  it.each(places)('%s waits no more from 7:00 on', async (_name, Page, params, network) => {
    await visit(Page, { network, params, nowMs: dayStart(noonMs) + 7 * hourMs })
    expect(text()).not.toContain('07:00 开市，')
  })

  it('a listing on the board says when, and the city counts down above', async () => {
    const { opened } = await visit(HomePage, { network: night, nowMs: nightMs })
    const row = buttons().filter((element) => (element.textContent ?? '').trim() === '07:00')
    expect(row.map(isOff)).toEqual([true])
    expect(text()).toContain('每日 07:00 后开放购买和付款')
    expect(opened).toEqual([])
  })

  it('selling is open: adding a listing and selling into a bid wait for nothing', async () => {
    await visit(SaleAddPage, { network: night, nowMs: nightMs })
    expect(text()).not.toContain('07:00 开市，')
    leave()
    const open = bidView({ mine: false, acts: ['take'], buyer: sale().seller })
    await visit(SellBoardPage, {
      network: {
        ...night,
        '/bctBuy/list': () => ok({ ...page(open).value, items: [{ ...item(), closes: [], low: null, high: null }] }),
      },
      nowMs: nightMs,
    })
    expect(buttons().find((element) => (element.textContent ?? '').startsWith('卖'))).not.toBeUndefined()
    expect(buttons().filter(isOff)).toEqual([])
  })
})
