import { ok } from '@contract/result'
import { deviceStorage } from '@/platform/storage/storage'
import SearchPage from '@/pages/search/index'
import { keepSeen } from '@/features/search/seen'
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

it('leads on where nothing is found: to a bid for what nobody sells, to a listing of what nobody asks for', async () => {
  const { opened } = await visit(SearchPage, { network: city })
  await seek('没有的')
  expect(text()).toContain('未找到“没有的”')
  expect(namesOf('button')).not.toContain('发布求购')
  await press(byRole('button', '看可求购的商品'))
  expect(opened).toEqual(['/pages/index/buyAdd'])
  await press(byRole('radio', '求购'))
  expect(text()).toContain('暂无“没有的”的求购')
})

it('opens with the bids when it comes from their board, and a guest is not counted', async () => {
  const { on } = await visit(SearchPage, { network: city, params: { board: 'buy' }, who: null })
  await seek('新米')
  expect([on('/bctBuy/list').length, on('/bctSale/list').length, on('/bctSearch/note').length]).toEqual([1, 0, 0])
})
