import { fen, qty } from '@contract/money'
import { ok } from '@contract/result'
import SellBoardPage from '@/pages/index/buy'
import { location } from '@/platform/location/location'
import { item } from '../../support/app/market'
import { lost, refused } from '../../support/app/trade-api'
import { resident } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { bid, city, page, rows } from './answers'
import { answer, leave, press, settle, signIn, text, type, visit } from '../support/trade-page'

const sellName = '卖给 560 社区大米 6.50'
const openSheet = async () => press(byRole('button', sellName))
const submit = () => byRole('button', '卖给 560，实收 ¥3.22')

afterEach(leave)

describe('the board of bids', () => {
  it('shows what is wanted under its item with the spread and the prices of 30 days', async () => {
    await visit(SellBoardPage, { network: city })
    for (const words of ['求购2', '最高求购6.50', '价差0.30', '最近成交6.80', '30 天 6.20 – 6.95'])
      expect(text()).toContain(words)
    for (const words of ['560', '当面 · 北门', '剩 2 天', '求购12千克，还差 8.5', '已冻结 ¥55.25', '求购 2 条'])
      expect(text()).toContain(words)
  })

  it('tags my own bid and leads to where it is managed, and the link above to a new listing', async () => {
    const { opened } = await visit(SellBoardPage, { network: city })
    expect(text()).toContain('我的')
    await press(byRole('button', '管理'))
    await press(byRole('button', '上架出售'))
    expect(opened).toEqual(['/pages/user/buy?tab=bids', '/pages/index/saleAdd'])
  })

  it('tells nothing yet from nothing that fits, and clears the filter', async () => {
    const { on } = await visit(SellBoardPage, { network: city })
    await press(byRole('checkbox', '粮食'))
    expect(text()).toContain('暂无求购，可先上架出售')
    const narrow = ['button 筛选', 'checkbox 快递', 'button 看结果'].map((one) => one.split(' '))
    for (const [role = '', name = ''] of narrow) await press(byRole(role, name))
    expect(text()).toContain('暂无符合条件的求购')
    await press(byRole('button', '清除筛选'))
    expect(text()).toContain('已冻结 ¥55.25')
    expect(on('/bctBuy/list').map(({ input }) => input.categoryId)).toEqual([undefined, 1, 1, undefined])
  })

  it('says that nobody wants anything yet, and offers to publish a sale', async () => {
    const { opened } = await visit(SellBoardPage, { network: { ...city, '/bctBuy/list': () => page([]) } })
    expect(text()).toContain('暂无求购，可先上架出售')
    expect(text()).not.toContain('清除筛选')
    await press(byRole('button', '上架出售'))
    expect(opened).toEqual(['/pages/index/saleAdd'])
  })

  it('leads who lives in another city back to it, where they can offer something', async () => {
    const who = { ...resident(1866), blockAreaId: 9, areaName: '九号城' }
    await visit(SellBoardPage, { network: { ...city, '/bctBuy/list': () => page([]) }, who })
    expect(text()).not.toContain('可先上架出售')
    expect(namesOf('button').filter((name) => name === '回九号城')).toHaveLength(2)
  })

  it('says that nothing happened when the board does not load, and loads it on request', async () => {
    let isDown = true
    await visit(SellBoardPage, {
      network: { ...city, '/bctBuy/list': () => (isDown ? lost() : page(rows)) },
    })
    expect(text()).toContain('没有任何订单或扣款发生')
    isDown = false
    await press(byRole('button', '重试'))
    await settle()
    expect(text()).toContain('已冻结 ¥55.25')
  })

  it('says that the city itself did not load', async () => {
    await visit(SellBoardPage, { network: { ...city, '/index/config': () => lost() }, areaName: '' })
    expect(namesOf('button')).toContain('重试')
    expect(text()).toContain('没有任何订单或扣款发生')
  })

  it('asks in another order, shows it as a chip that can be taken away, and names the item in each row', async () => {
    const { on } = await visit(SellBoardPage, { network: city })
    await press(byRole('button', '排序：按商品'))
    await press(byRole('radio', '价格从高到低'))
    expect(on('/bctBuy/list').at(-1)?.input).toMatchObject({ sort: 'priceDown' })
    expect(text()).not.toContain('价差')
    expect(text()).toContain('社区大米')
    await press(byRole('checkbox', '价格从高到低'))
    expect(on('/bctBuy/list').at(-1)?.input.sort).toBeUndefined()
    expect(text()).toContain('价差')
  })

  it('seeks a text and a way of handing over only when asked to', async () => {
    const { on } = await visit(SellBoardPage, { network: city })
    await press(byRole('button', '筛选'))
    await type('input', ' 新米 ')
    await press(byRole('checkbox', '当面'))
    expect(on('/bctBuy/list')).toHaveLength(1)
    await press(byRole('button', '看结果'))
    expect(on('/bctBuy/list').at(-1)?.input).toMatchObject({ q: '新米', delivery: 'meet' })
    expect(namesOf('checkbox')).toEqual(expect.arrayContaining(['“新米”', '当面', '清除筛选']))
  })

  it('opens the prices of an item: the last one, what was traded, and the book', async () => {
    const { on } = await visit(SellBoardPage, { network: city })
    const head = namesOf('button').find((name) => name.startsWith('社区大米'))
    await press(byRole('button', head ?? 'the head of the item'))
    expect(on('/bctItem/history').map(({ input }) => input)).toEqual([{ itemId: 7 }])
    for (const words of ['30 天成交3 笔 · 3.5 千克', '11-19 – 11-20', '6.5010', '6.8012.5'])
      expect(text()).toContain(words)
  })
})

describe('selling into a bid', () => {
  it('tells amount, fee and what remains, sells at the price that was seen, and opens the order', async () => {
    const { on, opened } = await visit(SellBoardPage, { network: city })
    await openSheet()
    for (const words of [
      '卖出 社区大米',
      '最多可卖 8.5 千克，0.5 千克起，按 0.5 递增',
      '成交金额',
      '3.25',
      '手续费 1 %',
      '0.03',
    ])
      expect(text()).toContain(words)
    await press(submit())
    expect(on('/bctBuy/take')).toHaveLength(1)
    expect(on('/bctBuy/take')[0]?.input).toMatchObject({ buyId: 70, ver: 2, qty: 5_000, price: 650 })
    expect(opened).toEqual(['/pages/order/info?id=900'])
  })

  it('stands when more is typed than any number of fen could pay, and says what is the most', async () => {
    const dear = bid({ price: fen(10_000_000) })
    const network = { ...city, '/bctBuy/list': () => page([dear]), '/bctBuy/info': () => ok({ ...dear, item: item() }) }
    const { on } = await visit(SellBoardPage, { network })
    await press(byRole('button', '卖给 560 社区大米 100,000.00'))
    await type('input', '999999999')
    expect(text()).toContain('最多 8.5 千克')
    expect(on('/bctBuy/take')).toHaveLength(0)
  })

  it('shows on a map where the goods are handed over', async () => {
    const shown = jest.spyOn(location, 'open').mockResolvedValue(true)
    await visit(SellBoardPage, { network: city })
    for (const name of [sellName, '交付方式当面 · 北门']) await press(byRole('button', name))
    expect(shown.mock.lastCall?.[0]).toMatchObject({ place: '北门', spot: '31.230416,121.473701' })
  })

  it('is open before 7:00, for the buyer has paid already', async () => {
    const nowMs = Date.UTC(2026, 10, 20, 20, 45, 24)
    const { opened } = await visit(SellBoardPage, { network: city, nowMs })
    expect(text()).toContain('未开市')
    await openSheet()
    await press(submit())
    expect(opened).toEqual(['/pages/order/info?id=900'])
  })

  it('lets a guest see the numbers and log in first; then it goes on', async () => {
    const { on, opened, store } = await visit(SellBoardPage, { network: city, who: null })
    await openSheet()
    await press(submit())
    expect(text()).toContain('登录后卖出')
    expect(on('/bctBuy/take')).toHaveLength(0)
    await signIn(store, resident(128))
    expect(on('/bctBuy/take').map(({ input }) => input)).toEqual([expect.objectContaining({ buyId: 70, qty: 5_000 })])
    expect(opened).toEqual(['/pages/order/info?id=900'])
  })

  it.each([
    ['whose own bid it is', resident(560), { mine: true }],
    ['who has no block', resident(0), {}],
    ['who finds another price', resident(128), { price: fen(630) }],
  ])('sells nothing after the login of somebody %s', async (_who, user, facts) => {
    let told = {}
    const network = { ...city, '/bctBuy/info': () => ok({ ...bid(told), item: item() }) }
    const { on, store } = await visit(SellBoardPage, { network, who: null })
    await openSheet()
    await press(submit())
    told = facts
    await signIn(store, user)
    expect(on('/bctBuy/take')).toHaveLength(0)
  })

  it('asks for the same sale under the same number after a lost answer', async () => {
    let tries = 0
    const take = city['/bctBuy/take']
    const { on, opened } = await visit(SellBoardPage, {
      network: {
        ...city,
        '/bctBuy/take': (input) => {
          tries += 1
          return tries === 1 || !take ? lost() : take(input)
        },
      },
    })
    await openSheet()
    await press(submit())
    expect(text()).toContain('未收到结果，可能已接单成功')
    await press(answer())
    const [first, second] = on('/bctBuy/take').map(({ input }) => input)
    expect(second).toEqual(first)
    expect(opened).toEqual(['/pages/order/info?id=900'])
  })

  it('sells nothing at another price: it says so and shows the new one', async () => {
    let price = fen(650)
    await visit(SellBoardPage, {
      network: {
        ...city,
        '/bctBuy/info': () => ok({ ...bid({ price, ver: 3 }), item: item() }),
        '/bctBuy/take': () => refused('PRICE_CHANGED'),
      },
    })
    await openSheet()
    price = fen(630)
    await press(submit())
    expect(text()).toContain('单价已变更，未成交')
    await press(answer())
    expect(text()).toContain('单价 6.50 变为 6.30，尚未成交')
    expect(namesOf('button')).toContain('卖给 560，实收 ¥3.12')
  })

  it('says why it cannot be sold when the bid is filled meanwhile', async () => {
    await visit(SellBoardPage, {
      network: { ...city, '/bctBuy/info': () => ok({ ...bid({ qtyLeft: qty(0), state: 'filled' }), item: item() }) },
    })
    await openSheet()
    expect(namesOf('button')).toContain('已收满')
  })

  it('leads back to the board when the bid has ended', async () => {
    const { on } = await visit(SellBoardPage, { network: { ...city, '/bctBuy/take': () => refused('CLOSED') } })
    await openSheet()
    await press(submit())
    expect(text()).toContain('求购已结束，未成交')
    await press(answer())
    expect(text()).not.toContain('卖出 社区大米')
    expect(on('/bctBuy/list')).toHaveLength(2)
  })
})
