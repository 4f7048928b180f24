import { ok } from '@contract/result'
import { deviceStorage } from '@/platform/storage/storage'
import SearchPage from '@/pages/search/index'
import { ownNameAtom } from '@/features/publish/atoms'
import { keepSeen } from '@/features/search/seen'
import { sessionEventAtom } from '@/lib/session/atoms'
import { item, sale } from '../../support/app/market'
import type { Network } from '../../support/app/trade-api'
import { byRole, namesOf } from '../support/press'
import { leave, press, seek, text, visit } from '../support/trade-page'
import { textBoxes } from '../support/write'

const page = <T,>(data: readonly T[]) => ({
  data: [...data],
  current_page: 1,
  last_page: 1,
  per_page: 15,
  total: data.length,
})

const city: Network = {
  '/category/list': () => ok([{ categoryId: 1, name: '粮食', items: 1 }]),
  '/bctSearch/hot': () => ok({ words: ['新米', '蜂蜜'] }),
  '/bctSearch/note': () => ok({}),
  '/bctSale/list': ({ q }) => ok({ ...page(q === '新米' ? [sale()] : []), items: q === '新米' ? [item()] : [] }),
  '/bctBuy/list': () => ok({ ...page([]), items: [] }),
  '/bctItem/list': () => ok([item({ itemId: 7, name: '大米' }), item({ itemId: 8, name: '米袋', isOther: true })]),
}

afterEach(() => {
  leave()
  for (const name of ['menpai_searched', 'menpai_seenSales']) deviceStorage.remove(name)
})

it('offers hot words and what was looked at in this city; a word that is picked is sought, counted and kept', async () => {
  const seen = { saleId: 60, areaId: 3253, title: '当季新米', thumb: '', category: '粮食' }
  keepSeen(seen)
  keepSeen({ ...seen, saleId: 61, areaId: 9, title: '别城的' })
  const { on, opened } = await visit(SearchPage, { network: city })
  expect(text()).toContain('本城热搜')
  expect(text()).not.toContain('最近搜索')
  expect(text()).not.toContain('别城的')
  await press(byRole('button', '当季新米'))
  expect(opened).toEqual(['/pages/index/salePay?saleId=60'])
  await press(byRole('checkbox', '新米'))
  expect(on('/bctSale/list').map(({ input }) => input.q)).toEqual(['新米'])
  expect(on('/bctSearch/note').map(({ input }) => input)).toEqual([{ areaId: 3253, q: '新米' }])
  expect(text()).toContain('北郊农场 当季新米')
  expect(namesOf('button')).toEqual(expect.arrayContaining(['筛选']))
  expect(deviceStorage.read('menpai_searched')).toBe('["新米"]')
})

it.each([
  [' １２８\u200b', '128'],
  ['东北大米当季新米五公斤装两袋起售，北门自提🇨🇳', '东北大米当季新米五公斤装两袋起售，北门自'],
  ['东北大米当季新米五公斤装两袋起售，北🇨🇳🇨🇳', '东北大米当季新米五公斤装两袋起售，北'],
])('seeks %j as %j, and shows in the box what it seeks', async (typed, q) => {
  const { on } = await visit(SearchPage, { network: city })
  await seek(typed)
  expect(on('/bctSale/list')[0]?.input.q).toBe(q)
  expect(textBoxes()[0]?.value).toBe(q)
})

it('takes words at once, without a tap', async () => {
  await visit(SearchPage, { network: city })
  expect(document.activeElement).toBe(textBoxes()[0])
})

it('shows the last words first, each once, and forgets them when told to', async () => {
  deviceStorage.write('menpai_searched', '["蜂蜜","新米"]')
  await visit(SearchPage, { network: city })
  await press(byRole('button', '清空最近搜索'))
  expect(text()).not.toContain('最近搜索')
  expect(deviceStorage.read('menpai_searched')).toBeUndefined()
})

/** A key where nothing was found; the board above has one with the same name. */
function inEmpty(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[role="button"]')].filter((one) => one.textContent === name)
  const last = found.at(-1)
  if (!last) throw new Error(`no ${name}`)
  return last
}

it.each([
  ['东北大米', '发布求购', '/pages/index/buyAdd?itemId=7', '/pages/index/saleAdd?itemId=7'],
  ['米', '发布求购', '/pages/index/buyAdd?itemId=7', '/pages/index/saleAdd?itemId=7'],
  ['洗衣机', '上架出售', '/pages/index/saleAdd?own=1', '/pages/index/saleAdd?own=1'],
])(
  'where nothing is found for %s it leads on with these words: to %s, and only to what can be done',
  async (q, act, first, listing) => {
    const { opened, store } = await visit(SearchPage, { network: city })
    await seek(q)
    expect(text()).toContain(`未找到“${q}”`)
    expect(namesOf('button').includes('发布求购')).toBe(act === '发布求购')
    await press(inEmpty(act))
    if (act === '上架出售') expect(text()).toContain('求购只收本城的标准商品')
    await press(byRole('radio', '求购'))
    expect(text()).toContain(`暂无“${q}”的求购`)
    await press(inEmpty('上架出售'))
    expect(opened).toEqual([first, listing])
    expect(store.get(ownNameAtom)).toBe(act === '上架出售' ? q : '')
  },
)

it('proposes no bid while the goods of the city are not known', async () => {
  await visit(SearchPage, { network: { ...city, '/bctItem/list': () => ({ ok: false, error: { kind: 'timeout' } }) } })
  await seek('东北大米')
  for (const act of ['发布求购', '上架出售']) expect(namesOf('button')).not.toContain(act)
})

it('leads a resident who looks at another city home, where something can be done', async () => {
  const abroad = { kind: 'areaChosen', areaId: 9, areaName: '九号城' } as const
  await visit(SearchPage, { network: city, prepare: (store) => store.set(sessionEventAtom, abroad) })
  await seek('洗衣机')
  expect(namesOf('button')).not.toContain('上架出售')
  for (const side of ['在售', '求购']) {
    await press(byRole('radio', side))
    expect(inEmpty('回测试城')).toBeDefined()
  }
})

it('opens with the bids when it comes from their board, and a guest is not counted', async () => {
  const { on } = await visit(SearchPage, { network: city, params: { board: 'buy' }, who: null })
  await seek('新米')
  expect([on('/bctBuy/list').length, on('/bctSale/list').length, on('/bctSearch/note').length]).toEqual([1, 0, 0])
})
