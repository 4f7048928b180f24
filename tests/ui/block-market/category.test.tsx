import { mapLotOf } from '@contract/block/map-lot'
import type { BlockRow } from '@contract/endpoints/market/cart'
import { fen } from '@contract/money'
import CategoryPage from '@/pages/category/index'
import { serverClockAtom } from '@/lib/session/server-clock'
import { navigation } from '@/platform/navigation/navigation'
import type { GivenAnswers } from '../../support/app/given-api'
import { next, noonMs } from '../expand/answers'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from '../session/people'
import { byRole, namesOf } from '../support/press'
import { textBoxes, write } from '../support/write'
import { blockRow } from './rows'

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

const rows = [
  blockRow(2041, {}),
  blockRow(2043, { state: 'reserved', price: fen(15_000) }),
  blockRow(2046, { state: 'transfer', price: fen(28_800), capacity: 6, ownerName: '阿禾' }),
]

const zones = [
  { categoryId: 71, name: '城心', noFrom: 1, noTo: 499, offered: 0, lowest: null, closed: 0, nextAt: null },
  { categoryId: 72, name: '北郊', noFrom: 2000, noTo: 3999, offered: 14, lowest: fen(9_900), closed: 0, nextAt: null },
]

const pageOf = (data: BlockRow[]) => ({ data, current_page: 1, last_page: 1, per_page: 15, total: data.length })

async function visit(answers: GivenAnswers = {}, user: typeof cat | null = cat) {
  const opened = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
  const given: GivenAnswers = {
    ...answersToCat,
    '/block/zones': () => ({ enabled: true, zones }),
    '/block/list': () => pageOf(rows),
    '/bctExpand/list': () => ({ rounds: [next] }),
    ...answers,
  }
  const shown = await showPage(CategoryPage, { user, answers: given })
  shown.store.set(serverClockAtom, { now: () => noonMs, correct: () => undefined })
  await settle()
  const sent = (to: string) => shown.asked.filter(({ path }) => path === to).map(({ input }) => input)
  const asked = () => sent('/block/list')
  return { sent, last: () => asked()[asked().length - 1], opened: () => opened.mock.calls.map(([to]) => to) }
}

async function press(role: 'button' | 'radio' | 'checkbox', name: string) {
  click(byRole(role, name))
  await settle()
}

/** The boxes of the sheet, below the search line. */
const [from, to] = [1, 2]
const type = (at: number, text: string) => write(textBoxes()[at], text)

describe('where blocks are found', () => {
  it('begins in the zone where something can be bought, and leads to a block', async () => {
    const { last, opened } = await visit()
    expect(last()).toMatchObject({ areaId: 3253, categoryId: 72, state: 'offered', sort: 'priceUp' })
    for (const words of [
      '可买',
      '14 块',
      '北郊',
      '2000–3999',
      '可买和已预订 3 块',
      '城市未售',
      '转让 · 到 12-01',
      '¥288.00',
      '已预订',
    ])
      expect(pageText()).toContain(words)
    expect(namesOf('radio')).toContain('北郊，2000 到 3999 号，14 块可买')
    await press('button', namesOf('button').find((name) => name.startsWith('2046')) ?? '2046')
    await press('button', '购物车')
    expect(opened()).toEqual(['/pages/block/info?id=12046', '/pages/cart/index'])
  })

  it('says what a block is good for to who has none', async () => {
    const use = '有了门牌就是居民：可以买卖、投票、参选和发布互助。'
    await visit({}, null)
    expect(pageText()).toContain(use)
    leavePage()
    await visit()
    expect(pageText()).not.toContain(use)
  })

  it('puts a block into the cart, and takes it out again', async () => {
    const totals = { count: 1, valid: 1, amount: fen(28_800) }
    const { sent } = await visit({
      '/block/addCar': () => ({ added: 1, ...totals }),
      '/block/delCar': () => ({ ...totals, count: 0 }),
    })
    expect(namesOf('button').filter((name) => name.startsWith('加入'))).toEqual([
      '加入购物车，2041',
      '加入购物车，2046',
    ])
    await press('button', '加入购物车，2046')
    expect(sent('/block/addCar')).toEqual([{ ids: '12046:28800' }])
    await press('button', '移出购物车，2046')
    expect(sent('/block/delCar')).toEqual([{ ids: '12046' }])
    expect(namesOf('button')).toContain('加入购物车，2046')
  })

  it('asks for all blocks, in another order, of other numbers', async () => {
    const { last } = await visit()
    await press('checkbox', '全部')
    expect(last()).not.toHaveProperty('state')
    await press('button', '排序，价格从低到高')
    expect(last()).toMatchObject({ sort: 'priceDown' })
    await press('checkbox', '号段')
    type(from, '2100')
    type(to, '20')
    await settle()
    await press('button', '查看')
    expect(pageText()).toContain('请输入从小到大的门牌号')
    type(to, '2200')
    await settle()
    await press('button', '查看')
    expect(last()).toMatchObject({ noFrom: 2100, noTo: 2200 })
    expect(namesOf('checkbox')).toContain('2100–2200')
  })

  it('says until when somebody has a block reserved, in rows and as plates', async () => {
    const busy = blockRow(2043, { state: 'reserved', price: fen(15_000), busyUntil: noonMs + 494_000 })
    await visit({ '/block/list': () => pageOf([busy]) })
    await press('radio', '门牌')
    expect(pageText()).toContain('预订到 12:08')
    await press('radio', '列表')
    expect(pageText()).toContain('已预订预订到 12:08')
  })

  it('says what one has reserved oneself, in rows, as a plate and on the map, and leads to its payment', async () => {
    const mine = { state: 'reserved', price: fen(15_000), busyUntil: noonMs + 494_000, payNo: 'PB7' } as const
    const onMap = { blockId: 12_043, blockNo: 2043, state: mine.state, price: mine.price, mine: false }
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const { opened } = await visit({
      '/block/list': () => pageOf([blockRow(2043, mine)]),
      '/block/map': () => ({ blocks: [{ ...onMap, cell: mapLotOf(2043) }], nextNo: null }),
    })
    const own = () => (expect(pageText()).toContain('你已预订'), expect(pageText()).not.toContain('预订到'))
    await press('radio', '列表')
    own()
    expect(pageText()).toContain('请在 12:08 前付款')
    await press('radio', '门牌')
    own()
    await press('radio', '地图')
    type(0, '2043')
    await settle()
    textBoxes()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await settle()
    own()
    expect(pageText()).toContain('请在 12:08 前付款')
    await press('button', '去付款')
    expect(opened()).toEqual(['/pages/user/pay?payNo=PB7'])
    await press('radio', '列表')
  })

  it('leads to no payment on the map once it is too late, though the timer is', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const late = { state: 'reserved', price: fen(15_000), busyUntil: noonMs, payNo: 'PB7' } as const
    const onMap = { blockId: 12_043, blockNo: 2043, state: late.state, price: late.price, mine: false }
    await visit({
      '/block/list': () => pageOf([blockRow(2043, late)]),
      '/block/map': () => ({ blocks: [{ ...onMap, cell: mapLotOf(2043) }], nextNo: null }),
    })
    await press('radio', '地图')
    type(0, '2043')
    await settle()
    textBoxes()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await settle()
    expect(pageText()).toContain('已预订')
    expect(pageText()).not.toContain('去付款')
    await press('radio', '列表')
  })

  it('shows a map with the same conditions, and picks the number that is looked for', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const on = (blockNo: number, more: Pick<BlockRow, 'state' | 'price'>) => ({
      blockId: blockNo + 10_000,
      blockNo,
      mine: false,
      cell: mapLotOf(blockNo),
      ...more,
    })
    const parts = [
      { blocks: [on(2041, { state: 'unsold', price: fen(9_900) })], nextNo: 2046 },
      { blocks: [on(2046, { state: 'transfer', price: fen(28_800) })], nextNo: null },
    ]
    const { sent, opened } = await visit({
      '/block/map': ({ noFrom }) => (Number(noFrom) > 2041 ? parts[1] : parts[0]) ?? { blocks: [], nextNo: null },
      '/block/list': ({ noFrom }) => pageOf(noFrom === 2046 ? rows.slice(2) : rows),
      '/block/addCar': () => ({ added: 1, count: 1, valid: 1, amount: fen(28_800) }),
    })
    await press('radio', '地图')
    expect(sent('/block/map')).toEqual([
      { areaId: 3253, noFrom: 1 },
      { areaId: 3253, noFrom: 2046 },
    ])
    expect(namesOf('img')).toContain('地籍图，2 块，14 块可买。列表里有同样的内容。')
    expect(namesOf('button')).toEqual(expect.arrayContaining(['放大', '缩小']))
    type(0, '2046')
    await settle()
    textBoxes()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await settle()
    expect(pageText()).toContain('北郊 · 格位 6')
    expect(byRole('button', '加入购物车').className).toContain('is-primary')
    await press('button', '加入购物车')
    // To take it out again is not what a buyer goes on with.
    expect(byRole('button', '移出购物车').className).toContain('is-secondary')
    expect(sent('/block/addCar')).toEqual([{ ids: '12046:28800' }])
    await press('button', '看区块')
    expect(opened()).toEqual(['/pages/block/info?id=12046'])
    leavePage()
    await visit({ '/block/map': () => ({ blocks: [], nextNo: null }) })
    expect(pageText()).toContain('这个号段没有区块')
    await press('radio', '列表')
  })

  it('keeps the last choice between rows and plates', async () => {
    const { last } = await visit()
    await press('radio', '门牌')
    expect(last()).toMatchObject({ sort: 'no' })
    expect(pageText()).toContain('虚线＝城市未售')
    leavePage()
    await visit()
    expect(pageText()).toContain('虚线＝城市未售')
    await press('radio', '列表')
  })

  it('says what opens next, and which numbers are easy to remember', async () => {
    const { last, opened } = await visit()
    await press('radio', '新区第 5 期预告')
    for (const words of ['第 5 期 12-01 07:00 开放', '5000–5199 号，共 200 块，¥99.00 起。'])
      expect(pageText()).toContain(words)
    await press('button', '看扩容')
    expect(opened()).toEqual(['/pages/expand/index'])
    await press('radio', '靓号连号、豹子')
    expect(last()).toMatchObject({ nice: 'any', state: 'offered' })
    await press('checkbox', '豹子')
    expect(last()).toMatchObject({ nice: 'same', state: 'offered' })
  })

  it('says that all of a zone is taken, and leads to another', async () => {
    const { last } = await visit({ '/block/list': ({ categoryId }) => pageOf(categoryId === 71 ? [] : rows) })
    await press('radio', '城心，1 到 499 号，0 块可买')
    expect(pageText()).toContain('本区暂无可购区块')
    await press('button', '看其他区')
    expect(last()).toMatchObject({ categoryId: 72 })
  })

  it('says that a zone is not open yet while the city has not offered its blocks', async () => {
    const unsold = zones.map((zone) => (zone.categoryId === 71 ? { ...zone, closed: 97 } : zone))
    await visit({
      '/block/zones': () => ({ enabled: true, zones: unsold }),
      '/block/list': ({ categoryId }) => pageOf(categoryId === 71 ? [] : rows),
    })
    await press('radio', '城心，1 到 499 号，暂未开放')
    expect(pageText()).toContain('暂未开放')
    expect(pageText()).toContain('97 块未售，开放后在这里买。')
    expect(pageText()).not.toContain('暂无可购区块')
  })

  it('says when the next round opens where one is planned', async () => {
    const planned = zones.map((zone) =>
      zone.categoryId === 71 ? { ...zone, closed: 97, nextAt: noonMs + 86_400_000 } : zone,
    )
    await visit({
      '/block/zones': () => ({ enabled: true, zones: planned }),
      '/block/list': ({ categoryId }) => pageOf(categoryId === 71 ? [] : rows),
    })
    await press('radio', '城心，1 到 499 号，暂未开放')
    expect(pageText()).toMatch(/暂未开放 · 下一期 .*12:00/)
  })

  it('is a void while the city has closed its block market, and asks for no blocks', async () => {
    const { sent } = await visit({ '/block/zones': () => ({ enabled: false, zones }) })
    for (const words of ['本城暂未开放区块市场', '开放后会在城市首页显示。']) expect(pageText()).toContain(words)
    expect(namesOf('radio')).toEqual([])
    expect([sent('/block/list'), sent('/block/map')]).toEqual([[], []])
    expect(namesOf('button')).toContain('购物车')
  })

  it('says that it failed, and tries again', async () => {
    let isDown = true
    await visit(
      {
        '/block/zones': () =>
          isDown ? ({ ok: false, error: { kind: 'timeout' } } as const) : { enabled: true, zones },
      },
      null,
    )
    expect(pageText()).toContain('加载失败')
    isDown = false
    await press('button', '重试')
    expect(pageText()).toContain('共 3 块')
  })
})
