import type { RefusalReason } from '@contract/refusals'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import BuyPage from '@/pages/index/buy'
import BuyAddPage from '@/pages/publish/buyAdd'
import BuyPayPage from '@/pages/offer/buyPay'
import SaleAddPage from '@/pages/publish/saleAdd'
import SalePayPage from '@/pages/offer/salePay'
import MyBuysPage from '@/pages/orders/buy'
import MySalesPage from '@/pages/orders/sale'
import { bidView } from '../../support/app/bid-view'
import { item, sale } from '../../support/app/market'
import { detail } from '../../support/app/orders'
import type { Network } from '../../support/app/trade-api'
import { refused } from '../../support/app/trade-api'
import { noonMs } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { leave, press, text, visit } from '../support/trade-page'
import { write } from '../support/write-named'

afterEach(leave)

const around = { current_page: 1, last_page: 1, per_page: 15, total: 1, items: [] }
const seller = { residentDays: 9, done: 3, late: 0, score: null, reviews: 0 }
const own = sale({ mine: true, acts: ['edit', 'pause', 'off'] })
const info = { ...sale(), item: item(), sellerBlockId: 302, sellerStats: seller, firstPurchase: false }
const purse = {
  available: fen(100_000),
  frozen: fen(0),
  income: fen(0),
  total: fen(100_000),
  points: 0,
  holds: 0,
  late: 0,
}
const wanted = bidView({ mine: false, acts: ['take'] })

const fill = (fields: Readonly<Record<string, string>>) => async () => {
  await press(byRole('button', '商品，必填，请选择'))
  await press(byRole('radio', '社区大米千克'))
  for (const [label, value] of Object.entries(fields)) await write(label, value)
}

const goods = { 标题: '香米', 单价: '7.20', 数量: '40', 地点: '北门' }

/** The button whose name begins with this text. */
const button = (start: string) => {
  const name = namesOf('button').find((one) => one.startsWith(start))
  if (name === undefined) throw new Error(`no button ${start} among ${namesOf('button').join(' | ')}`)
  return byRole('button', name)
}

interface Trade {
  readonly page: Parameters<typeof visit>[0]
  readonly params?: Readonly<Record<string, string>>
  readonly network: Network
  readonly before?: () => Promise<void>
  /** Pressed one after another. */
  readonly buttons: readonly string[]
  readonly call: keyof Network
}

const items: Network = { '/bctItem/list': () => ok([item()]) }
const mySales = (facts: Parameters<typeof sale>[0]): Pick<Trade, 'page' | 'params' | 'network'> => ({
  page: MySalesPage,
  params: { tab: 'listings' },
  network: { '/bctSale/list': () => ok({ data: [sale({ mine: true, ...facts })], ...around }) },
})

const trades: Readonly<Record<string, Trade>> = {
  'taking a listing': {
    page: SalePayPage,
    params: { saleId: '60' },
    network: { '/bctSale/info': () => ok(info) },
    buttons: ['去付款'],
    call: '/bctSale/take',
  },
  'paying an order': {
    page: SalePayPage,
    params: { orderId: '500' },
    network: {
      '/bctOrder/info': () =>
        ok(
          detail({
            state: 'unpaid',
            side: 'buyer',
            acts: ['cancel', 'pay'],
            turn: 'buyer',
            deadlineAt: noonMs + 600_000,
          }),
        ),
      '/user/assets': () => ok(purse),
    },
    buttons: ['付款 ¥'],
    call: '/bctPay/submit',
  },
  'paying a bid': {
    page: BuyPayPage,
    params: { buyId: '71' },
    network: {
      '/bctBuy/info': () =>
        ok({
          ...bidView({
            buyId: 71,
            state: 'unpaid',
            expireAt: null,
            payBefore: noonMs + 872_000,
            amountLeft: fen(0),
            acts: ['pay', 'cancel'],
          }),
          item: item(),
        }),
      '/user/assets': () => ok(purse),
    },
    buttons: ['付款 ¥'],
    call: '/bctPay/submit',
  },
  'selling into a bid': {
    page: BuyPage,
    network: {
      '/category/list': () => ok([]),
      '/bctBuy/list': () =>
        ok({ data: [wanted], ...around, items: [{ ...item(), low: null, high: null, closes: [] }] }),
      '/bctBuy/info': () => ok({ ...wanted, item: item() }),
    },
    buttons: ['卖给 128', '卖给 128，实收 ¥'],
    call: '/bctBuy/take',
  },
  'publishing a listing': {
    page: SaleAddPage,
    network: items,
    before: fill({ ...goods, 起售量: '5' }),
    buttons: ['发布'],
    call: '/bctSale/add',
  },
  'publishing a bid': {
    page: BuyAddPage,
    network: items,
    before: fill(goods),
    buttons: ['去付款'],
    call: '/bctBuy/add',
  },
  'changing a listing': {
    page: SaleAddPage,
    params: { saleId: '60' },
    network: { '/bctSale/info': () => ok({ ...info, ...own }) },
    before: () => write('单价', '7.20'),
    buttons: ['保存修改'],
    call: '/bctSale/edit',
  },
  'resuming a listing': {
    ...mySales({ state: 'paused', acts: ['resume'] }),
    buttons: ['恢复'],
    call: '/bctSale/resume',
  },
  'republishing a listing': {
    ...mySales({ state: 'expired', acts: ['renew'] }),
    buttons: ['重新上架'],
    call: '/bctSale/renew',
  },
  'republishing a bid': {
    page: MyBuysPage,
    params: { tab: 'bids' },
    network: {
      '/bctBuy/list': () => ok({ data: [bidView({ mine: true, state: 'expired', acts: ['renew'] })], ...around }),
    },
    buttons: ['重新发布'],
    call: '/bctBuy/renew',
  },
}

/** Goes the whole way to the button, and the server says no. */
async function go(name: string, reason: RefusalReason, data: Readonly<Record<string, unknown>> = {}) {
  const trade = trades[name]
  if (!trade) throw new Error(`no trade ${name}`)
  const { page, params = {}, network, before, buttons, call } = trade
  const { on } = await visit(page, { network: { ...network, [call]: () => refused(reason, data) }, params })
  await before?.()
  for (const start of buttons) await press(button(start))
  expect(on(call)).toHaveLength(1)
}

const popup = () => document.querySelector('[role="alertdialog"]')
const buttonsOf = (box: Element | null) =>
  [...(box?.querySelectorAll('[role="button"]') ?? [])].map((one) => one.getAttribute('aria-label') ?? one.textContent)

describe('a button that trades, when the block is set for transfer', () => {
  it.each(Object.keys(trades))('%s: says so in a popup with one button and no close icon', async (name) => {
    await go(name, 'BLOCK_TRANSFER')
    expect(popup()?.textContent).toContain('区块已设置转让')
    expect(buttonsOf(popup())).toEqual(['我知道了'])
    await press(byRole('button', '我知道了'))
    expect(popup()).toBeNull()
  })
})

describe('a button that trades, while trading is halted', () => {
  it.each(Object.keys(trades))('%s: says why, and that money is safe', async (name) => {
    await go(name, 'HALT', { because: '系统维护到 18:00', since: noonMs })
    expect(popup()?.textContent).toContain('系统维护到 18:00')
    expect(text()).toContain('资金不受影响')
  })
})
