import { err, ok } from '@contract/result'
import { sessionEventAtom } from '@/lib/session/atoms'
import BuyAddPage from '@/pages/publish/buyAdd'
import SaleAddPage from '@/pages/publish/saleAdd'
import { item, sale } from '../../support/app/market'
import { givenSite } from '../../support/app/site'
import type { Network } from '../../support/app/trade-api'
import { noonMs } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import type { Visit } from '../support/trade-page'
import { leave, press, settle, text, visit } from '../support/trade-page'
import { textBoxes, write } from '../support/write'

const block = {
  blockId: 9,
  ver: 1,
  areaId: 3253,
  areaName: '测试城',
  blockNo: 128,
  name: '',
  intro: '',
  thumbs: '',
  state: 'held' as const,
  owner: null,
  mine: true,
  capacity: 3,
  open: 1,
  running: 0,
  transfer: null,
  acts: [],
}

const city: Network = {
  '/bctItem/list': () => ok([item(), item({ itemId: 8, name: '小米' })]),
  '/block/blockInfo': () => ok(block),
}

/** Writes into the text box with this name. */
async function fillIn(label: string, value: string) {
  const box = textBoxes().find((one) => one.getAttribute('aria-label')?.startsWith(label))
  write(box, value)
  await settle()
}

async function fill(fields: Readonly<Record<string, string>>) {
  await press(byRole('button', '商品，必填，请选择'))
  await press(byRole('radio', '社区大米千克'))
  for (const [label, value] of Object.entries(fields)) await fillIn(label, value)
}

afterEach(leave)

describe('in a city that is not the own one', () => {
  const abroad = { kind: 'areaChosen', areaId: 9, areaName: '九号城' } as const

  const ninth = { '/index/config': () => ok({ ...givenSite, areaId: 9, areaName: '九号城' }) }
  const goAbroad = (store: Parameters<NonNullable<Visit['prepare']>>[0]) => {
    store.set(sessionEventAtom, abroad)
  }

  it('the form offers the goods of the own city and says where it publishes', async () => {
    const { on } = await visit(SaleAddPage, { network: { ...city, ...ninth }, prepare: goAbroad })
    expect(on('/bctItem/list').map(({ input }) => input)).toEqual([{ areaId: 3253 }])
    expect(text()).toContain('你正在浏览其他城市，将发布到测试城')
  })

  it('at home it says nothing of it', async () => {
    await visit(SaleAddPage, { network: city })
    expect(text()).not.toContain('其他城市')
  })
})

describe('putting goods on sale', () => {
  const good = { 标题: '五常香米', 单价: '7.20', 数量: '40', 起售量: '5', 地点: '北门服务点' }

  it('draws prices that are equal beside each other, not over each other', async () => {
    await visit(SaleAddPage, { network: city })
    await fill(good)
    const places = [...document.querySelectorAll<HTMLElement>('.mark')].map(({ style }) => style.cssText)
    expect(places).toHaveLength(3)
    expect(new Set(places).size).toBe(3)
  })

  it('shows the prices around, what reaches the seller, and the places left', async () => {
    await visit(SaleAddPage, { network: city })
    await fill(good)
    for (const words of [
      '求购 6.50',
      '在售 6.80',
      '最近 6.80',
      '你 7.20',
      '已扣手续费 2.88',
      '285',
      '剩余 1 个格位（共 3 个）',
    ])
      expect(text()).toContain(words)
  })

  it('tells the top of the fee, which holds for one order, when the sum reaches it', async () => {
    await visit(SaleAddPage, { network: city })
    await fill({ ...good, 单价: '999' })
    expect(text()).toContain('一笔售完可得（手续费每笔最高 50.00）')
  })

  it('sends what was typed in fen and parts, once, and leads to the own listings', async () => {
    const { on, opened } = await visit(SaleAddPage, { network: { ...city, '/bctSale/add': () => ok(sale()) } })
    await fill(good)
    const button = byRole('button', '发布')
    button.click()
    await press(button)
    const sent = on('/bctSale/add')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.input).toMatchObject({
      itemId: 7,
      title: '五常香米',
      price: 720,
      qty: 400_000,
      minQty: 50_000,
      delivery: 'meet',
      place: '北门服务点',
      days: 30,
    })
    expect(opened).toEqual(['/pages/user/sale?tab=listings'])
  })

  it.each([
    [{ ...good, 起售量: '50' }, '起售量不能大于数量 40'],
    [{ ...good, 数量: '0.3' }, '数量最少 0.5 千克'],
    [{ ...good, 数量: '40.3' }, '数量须为 0.5 千克的整数倍'],
    [{ ...good, 地点: '' }, '请填写见面地点'],
    [{ ...good, 单价: '7.201' }, '最多 2 位小数'],
    [{ ...good, 标题: '' }, '标题必填'],
  ])('says what is wrong with %p and sends nothing', async (fields, words) => {
    const { on } = await visit(SaleAddPage, { network: city })
    await fill(fields)
    await press(byRole('button', '发布'))
    expect(text()).toContain(words)
    expect(on('/bctSale/add')).toEqual([])
  })

  it('names the three ways as every card does, and asks for no place where nobody meets', async () => {
    const { on } = await visit(SaleAddPage, { network: { ...city, '/bctSale/add': () => ok(sale()) } })
    await fill({ ...good, 地点: '' })
    expect(namesOf('radio')).toEqual(expect.arrayContaining(['线上', '当面', '快递']))
    await press(byRole('radio', '快递'))
    await press(byRole('button', '发布'))
    expect(on('/bctSale/add')[0]?.input).toMatchObject({ delivery: 'post', place: '' })
  })

  it('hints that somebody already pays as much', async () => {
    const { opened } = await visit(SaleAddPage, { network: city })
    await fill({ ...good, 单价: '6.40' })
    expect(text()).toContain('当前最高求购价 6.50')
    await press(byRole('button', '可直接卖出 ›'))
    expect(opened).toEqual(['/pages/index/buy'])
  })

  it('asks before a price far off the market is published, once for each price', async () => {
    const { on } = await visit(SaleAddPage, { network: { ...city, '/bctSale/add': () => err({ kind: 'timeout' }) } })
    await fill({ ...good, 单价: '720' })
    await press(byRole('button', '发布'))
    expect(text()).toContain('单价 ¥720.00 远高于当前行情 ¥6.50–6.80')
    await press(byRole('button', '修改单价'))
    expect(on('/bctSale/add')).toEqual([])
    await press(byRole('button', '发布'))
    await press(byRole('button', '按此价格提交'))
    expect(on('/bctSale/add')).toHaveLength(1)
    await press(byRole('button', '发布'))
    expect(on('/bctSale/add')).toHaveLength(2)
  })

  it('keeps what was typed when the server refuses, and says what to do', async () => {
    const limit = { kind: 'refused', reason: 'LIMIT', msg: '超出限额', data: {} } as const
    const { on } = await visit(SaleAddPage, { network: { ...city, '/bctSale/add': () => err(limit) } })
    await fill(good)
    await press(byRole('button', '发布'))
    expect(text()).toContain('格位不够，未发布')
    await press(byRole('button', '发布'))
    expect(on('/bctSale/add')).toHaveLength(2)
  })

  it('asks after a lost answer under the same number', async () => {
    let tries = 0
    const lose = () => ((tries += 1) === 1 ? err({ kind: 'timeout' } as const) : ok(sale()))
    const { on, opened } = await visit(SaleAddPage, { network: { ...city, '/bctSale/add': lose } })
    await fill(good)
    await press(byRole('button', '发布'))
    expect(text()).toContain('未收到结果，可能已发布成功')
    await press(byRole('button', '发布'))
    const [first, second] = on('/bctSale/add')
    expect(first?.input.clientNo).toBe(second?.input.clientNo)
    expect(opened).toHaveLength(1)
  })

  it('warns when every place is taken', async () => {
    await visit(SaleAddPage, { network: { ...city, '/block/blockInfo': () => ok({ ...block, open: 3 }) } })
    expect(text()).toContain('3 个格位已用完')
  })

  it('asks a guest to log in', async () => {
    await visit(SaleAddPage, { network: city, who: null })
    expect(text()).toContain('登录后才能发布')
    expect(namesOf('button')).toContain('登录')
  })

  it('offers to try again when the goods could not be loaded', async () => {
    await visit(SaleAddPage, { network: { ...city, '/bctItem/list': () => err({ kind: 'timeout' }) } })
    expect(namesOf('button')).toContain('重试')
  })
})

describe('a buy order', () => {
  it('waits for 7:00', async () => {
    await visit(BuyAddPage, { network: city, nowMs: noonMs - 6 * 3_600_000 })
    expect(text()).toContain('07:00 开市，还剩')
  })

  it('hints that somebody sells for less', async () => {
    await visit(BuyAddPage, { network: city })
    await fill({ 单价: '6.90', 数量: '2' })
    expect(text()).toContain('当前最低售价 6.80，可直接购买')
    expect(text()).toContain('付款后冻结')
  })
})
