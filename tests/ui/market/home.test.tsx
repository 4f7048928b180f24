import type { ApiOutput } from '@contract/endpoints/all'
import { ok } from '@contract/result'
import { sessionAtom } from '@/lib/session/atoms'
import { loadSiteAtom } from '@/lib/session/site'
import HomePage from '@/pages/index/index'
import { prompt } from '@/platform/prompt/prompt'
import { sale } from '../../support/app/market'
import { lost } from '../../support/app/trade-api'
import { noonMs, resident } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { leave, press, settle, stay, text, visit } from '../support/trade-page'
import { write } from '../support/write-named'
import { city, site } from './home-city'

afterEach(leave)

describe('the buy home', () => {
  it('shows the city, its notice, what waits for me, and the board under its items', async () => {
    await visit(HomePage, { network: city })
    for (const words of [
      '测试城',
      '居民 1,204',
      '营业中',
      '北门延长到 20:00',
      '轮到你3',
      '最早一件 剩 12:31，待付款',
      '在售3',
    ])
      expect(text()).toContain(words)
    for (const words of ['最高求购6.50', '最低在售6.80', '最低', '余12.5千克 · 起 0.5']) expect(text()).toContain(words)
  })

  it('offers to buy, to manage what is mine, and says until when the rest is reserved', async () => {
    const { opened } = await visit(HomePage, { network: city })
    expect(namesOf('button')).toEqual(expect.arrayContaining(['购买 北郊农场 当季新米', '管理', '已预订 12:31']))
    await press(byRole('button', '购买 北郊农场 当季新米'))
    await press(byRole('button', '管理'))
    expect(opened).toEqual(['/pages/index/salePay?saleId=60', '/pages/user/sale?tab=listings'])
  })

  it('shows what is pinned above the board, which stays as it is, and no pins where there are none', async () => {
    const pins = [sale({ saleId: 62, title: '后置顶的米' }), sale({ saleId: 60 })]
    const board = city['/bctSale/list']
    const { opened } = await visit(HomePage, {
      network: {
        ...city,
        '/bctSale/list': async (input) => {
          const answer = await board?.(input)
          return answer?.ok ? ok({ ...answer.value, ...(!input.categoryId && { pinned: pins }) }) : lost()
        },
      },
    })
    expect(text()).toMatch(/置顶粮后置顶的米.*北郊农场 当季新米.*在售3.*最高求购.*北郊农场 当季新米/s)
    expect(text().match(/最低(?!在售)/g)).toHaveLength(1)
    await press(byRole('button', '购买 后置顶的米'))
    expect(opened).toEqual(['/pages/index/salePay?saleId=62'])
    await press(byRole('checkbox', '粮食'))
    expect(text()).not.toContain('置顶')
  })

  it('waits for 7:00 with a night plate, a countdown and buttons that say when', async () => {
    const nowMs = Date.UTC(2026, 10, 20, 20, 45, 24)
    await visit(HomePage, { network: city, nowMs })
    for (const words of ['未开市', '07:00 开市，还剩2 小时 14 分', '每日 07:00 后开放购买和付款'])
      expect(text()).toContain(words)
    expect(namesOf('button')).toContain('07:00')
    expect(namesOf('button')).not.toContain('购买 北郊农场 当季新米')
  })

  it('hides what waits for me from a guest and asks nothing that belongs to somebody', async () => {
    const { on } = await visit(HomePage, { network: city, who: null })
    expect(text()).not.toContain('轮到你')
    expect(on('/bctOrder/getNum')).toHaveLength(0)
  })

  it('tells a resident of another city what he can do here, and leads back', async () => {
    const who = { ...resident(1866), blockAreaId: 9, areaName: '九号城' }
    const { store } = await visit(HomePage, { network: city, who })
    await settle()
    expect(text()).toContain('你是九号城的居民，在这里可以浏览和购买')
    await press(byRole('button', '回九号城'))
    expect(store.get(sessionAtom)).toMatchObject({ areaId: 9, areaName: '九号城' })
    expect(text()).not.toContain('你是九号城的居民')
  })

  it('asks no resident of another city to be the first who offers something in it', async () => {
    const who = { ...resident(1866), blockAreaId: 9, areaName: '九号城' }
    await visit(HomePage, { network: city, who })
    await press(byRole('checkbox', '粮食'))
    expect(text()).toContain('暂无相关数据')
    expect(text()).not.toContain('还没有人上架')
    const offered = namesOf('button')
    expect(offered).not.toContain('上架出售')
    expect(offered.filter((name) => name === '回九号城')).toHaveLength(2)
  })

  it('opens the notice in a box', async () => {
    await visit(HomePage, { network: city })
    await press(byRole('button', '公告北门延长到 20:0011-21'))
    expect(text()).toContain('周日照常。')
  })

  it('says why trading is halted, and no more when it goes on', async () => {
    const told = { ...site, halt: { because: '系统维护到 18:00', since: noonMs } }
    let now: typeof site = told
    const { store } = await visit(HomePage, { network: { ...city, '/index/config': () => ok(now) } })
    await store.set(loadSiteAtom)
    await settle()
    expect(text()).toContain('交易已暂停：系统维护到 18:00。资金不受影响')
    now = site
    await store.set(loadSiteAtom)
    await settle()
    expect(text()).not.toContain('交易已暂停')
  })

  it('shows what each plot says of itself, and opens its page', async () => {
    const { opened } = await visit(HomePage, { network: city })
    expect(namesOf('button')).toContain('扩容，格位剩 37 个')
    await press(byRole('button', '扩容，格位剩 37 个'))
    await press(byRole('button', '基金，¥82,310.55'))
    await press(byRole('button', '市长，未开放'))
    expect(opened).toEqual(['/pages/expand/index', '/pages/fund/index', '/pages/mayor/index'])
  })

  it('opens the menu of a plot when a finger stays, and its entries lead on', async () => {
    const { opened } = await visit(HomePage, { network: city })
    const plot = byRole('button', '扩容，格位剩 37 个')
    await stay(plot)
    expect(namesOf('menuitem')).toEqual(['档案', '12 区价格表', '扩容说明'])
    await press(plot)
    expect(opened).toEqual([])
    await press(byRole('menuitem', '档案'))
    expect(opened).toEqual(['/pages/archive/index?type=expand'])
  })

  it('says to a resident of another city that their block writes nothing here', async () => {
    const who = { ...resident(1866), blockAreaId: 9, areaName: '九号城' }
    const toast = jest.spyOn(prompt, 'toast').mockImplementation(() => undefined)
    const { opened } = await visit(HomePage, { network: city, who })
    await stay(byRole('button', '互助，未开放'))
    await press(byRole('menuitem', '发布我的'))
    expect(toast.mock.calls.map(([words]) => words)).toEqual(['当前区块不在这座城'])
    expect(opened).toEqual([])
  })

  it('stands without lines while they are not known', async () => {
    await visit(HomePage, { network: { ...city, '/index/modules': lost } })
    expect(namesOf('button')).toContain('扩容')
  })

  it('lists what of the city waits for me, and leads to each', async () => {
    const row: ApiOutput<'/index/todo'>['rows'][number] = {
      type: 'expand',
      refId: 9,
      payNo: 'P9',
      title: '3 个格位',
      value: '¥39.70',
      turn: { what: '付款', until: noonMs + 900_000, otherwise: '名额释放' },
    }
    const spend: typeof row = {
      type: 'fund',
      refId: 7,
      payNo: '',
      title: '南桥路灯维修',
      value: '¥2,300.00',
      turn: { what: '交凭证', until: noonMs + 900_000, otherwise: '逾期公示' },
    }
    const shop: typeof row = {
      type: 'shop',
      refId: 21,
      payNo: '',
      title: '巷口猫舍',
      value: '¥99.00',
      turn: { what: '续期', until: noonMs + 900_000, otherwise: '到期下架' },
    }
    const post: typeof row = {
      type: 'mutual',
      refId: 33,
      payNo: '',
      title: '帮忙搬琴',
      value: '30 人气值',
      turn: { what: '道谢', until: noonMs + 900_000, otherwise: '自动道谢' },
    }
    const todo = () => ok({ count: 4, rows: [row, spend, shop, post] })
    const { opened } = await visit(HomePage, { network: { ...city, '/index/todo': todo } })
    for (const words of ['城里的事', '3 个格位', '¥39.70', '名额释放']) expect(text()).toContain(words)
    await press(byRole('button', '3 个格位¥39.70轮到你付款剩 15:00名额释放'))
    await press(byRole('button', '南桥路灯维修¥2,300.00轮到你交凭证剩 15:00逾期公示'))
    await press(byRole('button', '巷口猫舍¥99.00轮到你续期剩 15:00到期下架'))
    await press(byRole('button', '帮忙搬琴30 人气值轮到你道谢剩 15:00自动道谢'))
    expect(opened).toEqual([
      '/pages/expand/index?payNo=P9',
      '/pages/fund/info?id=7',
      '/pages/shop/info?id=21',
      '/pages/mutual/info?id=33',
    ])
  })

  it('tells a category that is empty from nothing that fits, and clears the filter', async () => {
    const { on } = await visit(HomePage, { network: city })
    await press(byRole('checkbox', '粮食'))
    expect(text()).toContain('还没有人上架')
    await press(byRole('button', '筛选'))
    await press(byRole('checkbox', '快递'))
    await press(byRole('button', '看结果'))
    expect(text()).toContain('没有符合的商品')
    await press(byRole('button', '清除筛选'))
    expect(text()).toContain('北郊农场 当季新米')
    expect(on('/bctSale/list').map(({ input }) => input.categoryId)).toEqual([undefined, 1, 1, undefined])
  })

  it('narrows to a band of prices, says when the band is none, and takes it away again', async () => {
    const { on } = await visit(HomePage, { network: city })
    await press(byRole('button', '筛选'))
    await write('最低单价', '7')
    await write('最高单价', '6.5')
    await press(byRole('button', '看结果'))
    expect(text()).toContain('最高单价不能低于最低单价')
    await write('最低单价', '6.001')
    await press(byRole('button', '看结果'))
    expect(text()).toContain('最多 2 位小数')
    await write('最低单价', '6')
    await press(byRole('button', '看结果'))
    expect(on('/bctSale/list').at(-1)?.input).toMatchObject({ priceMin: 600, priceMax: 650 })
    await press(byRole('checkbox', '¥6.00–6.50'))
    const { input } = on('/bctSale/list').at(-1) ?? { input: undefined }
    expect(on('/bctSale/list')).toHaveLength(3)
    expect(input).not.toHaveProperty('priceMin')
    expect(input).not.toHaveProperty('priceMax')
  })

  it('says that nothing happened when the board does not load, and loads it on request', async () => {
    let isDown = true
    const board = city['/bctSale/list']
    await visit(HomePage, {
      network: { ...city, '/bctSale/list': (input) => (isDown || !board ? lost() : board(input)) },
    })
    expect(text()).toContain('没有任何订单或扣款发生')
    isDown = false
    await press(byRole('button', '重试'))
    await settle()
    expect(text()).toContain('北郊农场 当季新米')
  })

  it('says so too when not even the city is known yet', async () => {
    await visit(HomePage, { network: { '/index/config': lost }, who: null, areaName: '' })
    expect(text()).toContain('没有任何订单或扣款发生')
    expect(namesOf('button')).toContain('重试')
  })
})
