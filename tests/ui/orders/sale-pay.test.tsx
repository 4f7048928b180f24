import type { PayView } from '@contract/endpoints/money/pay'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { closeLoginAtom } from '@/lib/session/login/request'
import { takeFirstSiteAtom } from '@/lib/session/site'
import SalePayPage from '@/pages/offer/salePay'
import { item, sale } from '../../support/app/market'
import { givenSite } from '../../support/app/site'
import { detail } from '../../support/app/orders'
import type { Network } from '../../support/app/trade-api'
import { lost, refused } from '../../support/app/trade-api'
import { noonMs, resident } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { leave, press, settle, signIn, text, visit } from '../support/trade-page'

afterEach(leave)

const seller = { sellerBlockId: 302, sellerStats: { residentDays: 214, done: 86, late: 0, score: 4.8, reviews: 12 } }

const listing = (firstPurchase: boolean): Network => ({
  '/bctSale/info': () =>
    ok({
      ...sale({ thumb: 'file/u2/a.jpg', thumbs: 'file/u2/a.jpg,file/u2/b.jpg' }),
      item: item(),
      ...seller,
      firstPurchase,
    }),
  '/bctSale/take': () => ok({ orderId: 500, orderNo: 'D261121-0047', payNo: 'P1' }),
})

/** As the login popup does at its end. */
describe('a listing', () => {
  const open = (network: Network, who?: null) =>
    visit(SalePayPage, { network, params: { saleId: '60' }, ...(who === null && { who }) })

  it('steps its quantity and its total', async () => {
    await open(listing(false))
    expect(text()).toContain('¥3.40')
    await press(byRole('button', '增加数量'))
    expect(text()).toContain('¥6.80')
    for (const words of [
      '★ 4.8 分 · 12 条评价',
      '入住 214 天 · 成交 86 笔 · 无超时',
      '库存 12.5 千克，0.5 千克起售，按 0.5 递增',
      '当面 · 北门',
      '至 12-18 23:59',
    ])
      expect(text()).toContain(words)
  })

  it('takes five kilos with two taps, and all there is with another', async () => {
    await open(listing(false))
    expect(namesOf('checkbox')).toEqual([])
    await press(byRole('button', '增加数量'))
    expect(namesOf('checkbox')).toEqual(['1', '2', '5', '10', '全部'])
    await press(byRole('checkbox', '5'))
    expect(text()).toContain('¥34.00')
    expect(byRole('checkbox', '5').getAttribute('aria-checked')).toBe('true')
    await press(byRole('checkbox', '全部'))
    expect(text()).toContain('¥85.00')
    expect(byRole('checkbox', '5').getAttribute('aria-checked')).toBe('false')
  })

  it('says that the place opens a map', async () => {
    await open(listing(false))
    expect(byRole('img', '打开地图').closest('[role="button"]')?.textContent).toContain('当面 · 北门')
  })

  it('leads to the block that sells', async () => {
    const { opened } = await open(listing(false))
    await press(byRole('button', '麦田3021★ 4.8 分 · 12 条评价\n入住 214 天 · 成交 86 笔 · 无超时'))
    expect(opened).toEqual(['/pages/block/info?id=302&home=1'])
  })

  it('shows its pictures full-screen, and goes back to the listing', async () => {
    const network = { ...listing(false), '/index/config': () => ok(givenSite) }
    await visit(SalePayPage, {
      network,
      params: { saleId: '60' },
      prepare: ({ set }) => set(takeFirstSiteAtom, givenSite),
    })
    await press(byRole('button', '查看商品图片 1/2'))
    await settle()
    expect(text()).toContain('1/2')
    await press(byRole('button', '关闭'))
    expect(namesOf('button')).not.toContain('关闭')
  })

  it('reminds who never bought, then makes the order and opens its cashier', async () => {
    const { on, opened } = await open(listing(true))
    await press(byRole('button', '去付款'))
    expect(text()).toContain('首次购买提醒')
    expect(on('/bctSale/take')).toHaveLength(0)
    await press(byRole('button', '知道了，去付款'))
    expect(on('/bctSale/take')[0]?.input).toMatchObject({ saleId: 60, qty: 5_000, price: 680, ver: 1 })
    expect(opened).toEqual(['/pages/index/salePay?orderId=500'])
  })

  it('asks a guest to log in and sends nothing; what was asked for goes on after the login', async () => {
    const { on, opened, store } = await open(listing(false), null)
    await press(byRole('button', '登录后购买'))
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('登录后购买')
    expect(on('/bctSale/take')).toHaveLength(0)
    await signIn(store, resident(128))
    expect(on('/bctSale/take')).toHaveLength(1)
    expect(opened).toEqual(['/pages/index/salePay?orderId=500'])
  })

  it('first tells who signs in what a first purchase is, and sends nothing for the seller or without a block', async () => {
    const first = await open(listing(true), null)
    await press(byRole('button', '登录后购买'))
    await signIn(first.store, resident(128))
    expect(text()).toContain('首次购买提醒')
    leave()
    const without = await open(listing(false), null)
    await press(byRole('button', '登录后购买'))
    await signIn(without.store, resident(0))
    expect(without.on('/bctSale/take')).toHaveLength(0)
  })

  it('forgets what a guest asked for who gives up the login', async () => {
    const { on, store } = await open(listing(false), null)
    await press(byRole('button', '登录后购买'))
    store.set(closeLoginAtom)
    await settle()
    await signIn(store, resident(128))
    expect(on('/bctSale/take')).toHaveLength(0)
  })

  it('says that it was sold out and leads to the others', async () => {
    const { opened } = await open({ ...listing(false), '/bctSale/take': () => refused('SOLD_OUT') })
    await press(byRole('button', '去付款'))
    expect(text()).toContain('刚被买完，没有扣款')
    await press(byRole('button', '看同类'))
    expect(opened).toEqual(['/pages/index/index'])
  })

  it('asks for the same order when the answer was lost', async () => {
    let tries = 0
    const { on, opened } = await open({
      ...listing(false),
      '/bctSale/take': () => ((tries += 1) === 1 ? lost() : ok({ orderId: 500, orderNo: 'D', payNo: 'P1' })),
    })
    await press(byRole('button', '去付款'))
    expect(text()).toContain('不会重复下单')
    await press(byRole('button', '重试'))
    expect(new Set(on('/bctSale/take').map(({ input }) => input.clientNo)).size).toBe(1)
    expect(opened).toEqual(['/pages/index/salePay?orderId=500'])
  })
})

describe('the cashier', () => {
  const order = detail({
    state: 'unpaid',
    side: 'buyer',
    turn: 'buyer',
    acts: ['pay', 'cancel'],
    deadlineAt: noonMs + 872_000,
  })
  const paid: PayView = {
    payNo: 'P1',
    bizType: 'order',
    bizId: 500,
    ver: 2,
    subject: '',
    amount: fen(3_400),
    state: 'paid',
    expireAt: 0,
    createdAt: 0,
  }
  const network = (available: number, more: Network = {}): Network => ({
    '/bctOrder/info': () => ok(order),
    '/user/assets': () =>
      ok({
        available: fen(available),
        frozen: fen(19_500),
        income: fen(0),
        total: fen(available + 19_500),
        points: 0,
        holds: 1,
        late: 0,
      }),
    ...more,
  })
  const open = (given: Network, nowMs = noonMs) =>
    visit(SalePayPage, { network: given, params: { orderId: '500' }, nowMs })

  it('shows the clock, the bill, and where the money goes', async () => {
    await open(network(105_540))
    for (const words of [
      '14:32',
      '6.80 × 5 千克',
      '卖家承担 ¥0.34',
      '现在 1,055.40',
      '付款后 1,021.40',
      '付款后 229.00',
      '+33.66',
    ])
      expect(text()).toContain(words)
  })

  it('pays and leads to what follows', async () => {
    const { on, opened } = await open(network(105_540, { '/bctPay/submit': () => ok(paid) }))
    await press(byRole('button', '付款 ¥34.00'))
    expect(on('/bctPay/submit')).toHaveLength(1)
    expect(opened).toEqual(['/pages/order/paid?orderId=500'])
  })

  it('asks how it ended when the answer was lost, and leads to the paid order', async () => {
    let asked = 0
    const check = () => ok((asked += 1) === 1 ? { ...paid, state: 'unpaid' as const } : paid)
    const { on, opened } = await open(network(105_540, { '/bctPay/submit': lost, '/bctPay/check': check }))
    await press(byRole('button', '付款 ¥34.00'))
    // Once when the cashier opened, once for the lost answer.
    expect(on('/bctPay/check').map(({ input }) => input)).toEqual([{ payNo: 'P1' }, { payNo: 'P1' }])
    expect(opened).toEqual(['/pages/order/paid?orderId=500'])
  })

  it('offers the platform beside the balance, with exact parts when the balance pays a part', async () => {
    const ways = { '/bctPay/ways': () => ok({ wechat: true, login: null }) } as const
    const unpaid = { '/bctPay/check': () => ok({ ...paid, state: 'unpaid' as const }) } as const
    const { on } = await open(network(2_000, { ...ways, ...unpaid, '/bctPay/submit': lost }))
    expect(text()).toContain('余额 ¥20.00 + 微信 ¥14.00')
    for (const words of ['现在 20.00', '付款后 0.00']) expect(text()).toContain(words)
    await press(byRole('button', '付款 ¥34.00'))
    expect(on('/bctPay/submit')[0]?.input).toMatchObject({ channel: 'mixed', balance: 2_000, scene: 'web' })
  })

  it('says that a payment of the platform is under way when the cashier opens again', async () => {
    const gateway = { channel: 'wechat', balance: fen(0), wechat: fen(3_400), state: 'open', told: 'NOTPAY' } as const
    let state: 'paying' | 'paid' = 'paying'
    const check = () => ok({ ...paid, state, gateway })
    const { opened } = await open(network(105_540, { '/bctPay/check': check }))
    expect(text()).toContain('上一次微信支付尚未完成')
    state = 'paid'
    await press(byRole('button', '核对结果'))
    expect(opened).toEqual(['/pages/order/paid?orderId=500'])
  })

  it('says that nobody knows yet, and asks again on request', async () => {
    let isDown = true
    const { opened } = await open(
      network(105_540, { '/bctPay/submit': lost, '/bctPay/check': () => (isDown ? lost() : ok(paid)) }),
    )
    await press(byRole('button', '付款 ¥34.00'))
    expect(text()).toContain('尚未核对到结果')
    isDown = false
    await press(byRole('button', '再核对'))
    expect(opened).toEqual(['/pages/order/paid?orderId=500'])
  })

  it('says how much is missing, and leads to recharging', async () => {
    const { on, opened } = await open(network(2_160))
    expect(namesOf('button')).toContain('余额不够，差 12.40')
    await press(byRole('button', '余额不够，差 12.40'))
    expect(on('/bctPay/submit')).toHaveLength(0)
    await press(byRole('button', '去充值'))
    expect(opened).toEqual(['/pages/user/recharge'])
  })

  it('counts down to 7:00 instead of paying', async () => {
    await open(network(105_540), Date.UTC(2026, 10, 20, 22, 30))
    expect(namesOf('button')).toContain('07:00 开市，还剩 30 分 0 秒')
  })
})
