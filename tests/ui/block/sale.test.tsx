import type { BlockView } from '@contract/endpoints/people/block'
import { fen } from '@contract/money'
import { err, ok } from '@contract/result'
import { putIntoGuestCart, takeOutOfGuestCart } from '@/features/block-market/cart/guest-cart'
import BlockPage from '@/pages/block/info'
import type { Network } from '../../support/app/trade-api'
import { lost, refused } from '../../support/app/trade-api'
import { noonMs, resident } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { block, dayMs, open, sale, standing } from './for-sale'
import { leave, press, settle, signIn, text, visit } from '../support/trade-page'

afterEach(leave)

describe('a block for sale', () => {
  it('says its price and end, what it holds, whose it is, what comes along, and what its zone was sold for', async () => {
    await open()
    for (const words of [
      '2046',
      '北郊 · 一口价',
      '¥288.00',
      '转让到 12-08',
      '格位6可用格位5过户1 次收藏9',
      '阿禾持有 182 天 · 成交 41 · 逾期 0',
      '门牌 2046、格位 6 个',
      '卖家的资金、人气值',
      '近 90 天 · 3 块',
      '中间价 ¥262.00',
      '今天 ¥288.00',
    ])
      expect(text()).toContain(words)
  })

  it('shows each price around the middle one, and leads to the owner’s page', async () => {
    const { opened } = await open()
    expect(byRole('img', '北郊成交价，中间价 ¥262.00，最高 ¥410.00').textContent).toContain('410.00')
    await press(byRole('button', '看主页'))
    expect(opened).toEqual(['/pages/block/info?id=77&home=1'])
  })

  it('has the prices of its chart behind a word, the newest first', async () => {
    await open({}, { prices: [{ at: noonMs - 330 * dayMs, price: fen(9_900) }, ...sale.prices] })
    expect(namesOf('listitem')).not.toContain('日期成交价')
    await press(byRole('button', '看数字'))
    const rows = namesOf('listitem')
    const table = '日期成交价 11-20262.00 11-16410.00 11-12150.00 2025-12-2699.00'
    expect(rows.slice(rows.indexOf('日期成交价')).join(' ')).toBe(table)
    await press(byRole('button', '收起数字'))
    expect(namesOf('listitem')).not.toContain('日期成交价')
  })

  it('is the owner’s page when that is asked for', async () => {
    const network: Network = { '/block/blockInfo': () => ok(block), '/block/sale': () => ok(sale) }
    await visit(BlockPage, {
      network: { ...network, '/blockInfo/taInfo': () => ok({ ...block, standing }) },
      params: { id: '77', home: '1' },
    })
    expect(text()).toContain('已用 1 / 6')
    expect(namesOf('button')).not.toContain('买 ¥288.00')
  })

  it.each([
    [() => ok({ reportId: 5 }), '已举报，等运营核实'],
    [
      () => err({ kind: 'refused', reason: 'LIMIT', msg: '已举报过这位居民', data: {} } as const),
      '已举报过这位居民，未举报',
    ],
    [lost, '核对是否提交'],
  ])('lets its owner be reported, once for two taps', async (answer, said) => {
    const sent: object[] = []
    await open(
      {},
      {},
      {
        '/bctReport/add': (input: object) => {
          sent.push(input)
          return answer()
        },
      },
    )
    await press(byRole('button', '举报这位居民'))
    await press(byRole('checkbox', '涉及资金'))
    const send = byRole('button', '提交举报')
    send.click()
    send.click()
    await settle()
    expect(sent).toEqual([expect.objectContaining({ refType: 'user', refId: 560, reason: 'money' })])
    expect(text()).toContain(said)
  })

  it('has nobody to report on an own block, or where the city owns it', async () => {
    await open({ mine: true })
    expect(namesOf('button')).not.toContain('举报这位居民')
    leave()
    await open({ state: 'unsold', owner: null }, { roundNo: 4, handovers: 0, prices: [] })
    expect(namesOf('button')).not.toContain('举报这位居民')
  })

  it('counts down while somebody has it reserved', async () => {
    await open({ state: 'reserved' }, { busyUntil: noonMs + 751_000 })
    expect(text()).toContain('已预订，剩 12:31')
    expect(text()).toMatch(/\d\d:\d\d 未付款将自动释放/)
    expect(namesOf('button')).not.toContain('买 ¥288.00')
  })

  it('promises a notice when a reserved one is free again, until that is cancelled', async () => {
    let isOn = false
    const { on } = await open(
      { state: 'reserved' },
      { busyUntil: noonMs + 751_000 },
      { '/block/remind': () => ok({ on: (isOn = !isOn) }) },
    )
    await press(byRole('button', '释放后提醒我'))
    expect(namesOf('button')).toContain('已设提醒')
    await press(byRole('button', '已设提醒'))
    expect(namesOf('button')).toContain('释放后提醒我')
    expect(on('/block/remind').map(({ input }) => input)).toEqual([
      { blockId: 77, on: 1 },
      { blockId: 77, on: 0 },
    ])
  })

  it('leads to the payment of what one has reserved oneself', async () => {
    const { opened } = await open({ state: 'reserved' }, { busyUntil: noonMs + 751_000, payNo: 'PB7' })
    for (const words of ['你已预订，剩 12:31', '请在 12:12 前付款']) expect(text()).toContain(words)
    expect(namesOf('button')).not.toContain('释放后提醒我')
    await press(byRole('button', '去付款'))
    expect(opened).toEqual(['/pages/user/pay?payNo=PB7'])
  })

  it('is kept as a favourite, and no longer', async () => {
    const { on } = await open(
      {},
      {},
      {
        '/bctFav/add': () => ok({ on: true, count: 10 }),
        '/bctFav/remove': () => ok({ on: false, count: 9 }),
      },
    )
    await press(byRole('button', '收藏'))
    expect(text()).toContain('收藏10')
    await press(byRole('button', '已收藏'))
    expect(text()).toContain('收藏9')
    expect(on('/bctFav/add')[0]?.input).toMatchObject({ kind: 'block', refId: 77 })
  })

  it('belongs to the city before it is sold', async () => {
    await open({ state: 'unsold', owner: null }, { roundNo: 4, handovers: 0, prices: [] })
    for (const words of ['由城市出售 · 第 4 期', '货款进入城市财库', '本期到 12-08', '近 90 天暂无成交'])
      expect(text()).toContain(words)
    expect(text()).not.toContain('不包含')
  })

  it('is the city’s at the price of its zone, without an end', async () => {
    await open({ state: 'unsold', owner: null, transfer: { price: fen(8_800), until: null } }, { prices: [] })
    for (const words of ['由城市出售', '按标价出售', '买 ¥88.00']) expect(text()).toContain(words)
    for (const words of ['转让到', '剩']) expect(text()).not.toContain(words)
  })

  it.each([
    ['暂未开放', null],
    ['暂未开放 · 下一期 12-01 09:00', Date.parse('2026-12-01T09:00:00+08:00')],
  ])('is the city’s and not for sale: %s', async (words, nextAt) => {
    await open({ state: 'unsold', owner: null, transfer: null }, { nextAt, prices: [] })
    expect(text()).toContain(`出售${words}`)
    expect(text()).not.toContain('已有主')
    expect(namesOf('button')).toContain('查看可购区块')
  })

  it('is bought at once as it was seen, or put into the cart', async () => {
    const cart = {
      cartId: 5,
      payNo: 'P1',
      ver: 1,
      areaId: 3253,
      areaName: '测试城',
      amount: fen(28_800),
      expireAt: noonMs,
    }
    const { on, opened } = await open(
      {},
      {},
      {
        '/block/carPay': () => ok({ ...cart, state: 'unpaid' as const, orders: [], acts: [], firstPurchase: false }),
        '/block/addCar': () => ok({ added: 1, count: 1, valid: 1, amount: fen(28_800) }),
      },
    )
    await press(byRole('button', '加购物车'))
    expect(on('/block/addCar')[0]?.input).toEqual({ ids: '77:28800' })
    expect(namesOf('button')).toContain('移出')
    await press(byRole('button', '买 ¥288.00'))
    expect(on('/block/carPay')[0]?.input).toMatchObject({ lines: [{ blockId: 77, ver: 2, price: 28_800 }] })
    expect(byRole('button', '购物车，1 块').textContent).toBe('1购物车')
    await press(byRole('button', '购物车，1 块'))
    expect(opened).toEqual(['/pages/user/pay?payNo=P1', '/pages/cart/index'])
  })

  it('says what moved before it could be bought', async () => {
    const lines = [{ blockId: 77, fault: 'reserved', until: noonMs + 60_000 }]
    await open({}, {}, { '/block/carPay': () => refused('SOLD_OUT', { lines }) })
    await press(byRole('button', '买 ¥288.00'))
    expect(text()).toContain('被别人预订')
  })

  it('says before 7:00 when it can be bought', async () => {
    await open({}, {}, {}, undefined, noonMs - 5.5 * 3_600_000)
    expect(namesOf('button')).toContain('07:00 开市，还剩 30 分 0 秒')
    expect(namesOf('button')).not.toContain('买 ¥288.00')
  })

  it('does not take the own reservation for somebody else’s when it could not be bought', async () => {
    const lines = [{ blockId: 77, fault: 'reserved', until: noonMs + 60_000, payNo: 'PB7' }]
    const { opened } = await open({}, {}, { '/block/carPay': () => refused('SOLD_OUT', { lines }) })
    await press(byRole('button', '买 ¥288.00'))
    for (const words of ['已由你预订，未再下单，没有扣款。', '你已预订', '请在 12:01 前付款'])
      expect(text()).toContain(words)
    expect(text()).not.toContain('被别人预订')
    await press(byRole('button', '去付款，2046'))
    expect(opened).toEqual(['/pages/user/pay?payNo=PB7'])
  })

  it.each([[undefined], [null]])('cannot be bought while the city has closed its block market', async (who) => {
    const { on } = await open({}, { enabled: false }, {}, who)
    expect(namesOf('button').filter((name) => /^买|登录后购买/.test(name))).toEqual([])
    await press(byRole('button', '暂未开放'))
    expect(on('/block/carPay')).toEqual([])
  })

  it('asks a guest to log in before a reminder', async () => {
    await open({ state: 'reserved' }, { busyUntil: noonMs + 751_000 }, {}, null)
    await press(byRole('button', '登录后提醒'))
    expect(namesOf('dialog')).toEqual(['登录区块'])
  })

  it('tells a guest who wants to buy it how a newcomer signs in, and does not lead away to where blocks are found', async () => {
    await open({}, {}, {}, null)
    await press(byRole('button', '登录后购买'))
    expect(namesOf('dialog')).toEqual(['短信登录'])
    for (const way of ['创始密码登录', '短信登录']) {
      expect(text()).toContain('用手机号登录即可购买，无需已有区块')
      expect(namesOf('link')).not.toContain('暂无区块？去购买')
      if (way !== '短信登录') await press(byRole('link', way))
    }
    expect(namesOf('dialog')).toEqual(['登录区块'])
    expect(namesOf('link')).toContain('短信登录')
  })

  it.each<[string, Partial<BlockView>, number]>([
    ['goes on', {}, 1],
    ['is given up at another price', { transfer: { price: fen(30_000), until: noonMs + dayMs } }, 0],
    ['is given up when it is the reader’s own', { mine: true }, 0],
  ])('what a guest wanted to buy %s after the login', async (_how, later, count) => {
    let told: Partial<BlockView> = {}
    const { on, store } = await open({}, {}, { '/block/blockInfo': () => ok({ ...block, ...told }) }, null)
    await press(byRole('button', '登录后购买'))
    told = later
    await signIn(store, resident(128))
    expect(on('/block/carPay')).toHaveLength(count)
  })

  it('stays as the guest saw it while it is read for who signed in, who is told that the order is on its way', async () => {
    let hasSignedIn = false
    const { on, store } = await open(
      {},
      {},
      { '/block/blockInfo': () => (hasSignedIn ? new Promise(() => undefined) : ok(block)) },
      null,
    )
    await press(byRole('button', '登录后购买'))
    hasSignedIn = true
    await signIn(store, resident(128))
    for (const words of ['¥288.00', '近 90 天 · 3 块', '下单中']) expect(text()).toContain(words)
    expect(on('/block/carPay')).toHaveLength(0)
  })

  it('counts what a guest’s device keeps, before the cart was opened', async () => {
    putIntoGuestCart({ ...block, blockId: 78, price: fen(9_900), until: null })
    await open({}, {}, {}, null)
    expect(namesOf('button')).toContain('购物车，1 块')
    takeOutOfGuestCart([78])
  })

  it('says that it failed, and tries again', async () => {
    let isDown = true
    await open({}, {}, { '/block/sale': () => (isDown ? lost() : ok(sale)) })
    expect(text()).toContain('加载失败')
    isDown = false
    await press(byRole('button', '重试'))
    expect(text()).toContain('阿禾')
  })

  it('is an own block’s page as before, and a taken one’s', async () => {
    await open({ mine: true, acts: ['takeBack'] })
    expect(text()).toContain('我的区块')
    leave()
    await open({ state: 'held', transfer: null })
    expect(text()).toContain('已用 1 / 6')
  })
})
