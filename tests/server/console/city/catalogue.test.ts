import { fen } from '@contract/money'
import type { Caller } from '../../../../server/http/caller'
import { listCategories } from '../../../../server/modules/area/service'
import { listItems } from '../../../../server/modules/market/items'
import type { TestServer } from '../../../support/server/server'
import { areaId, testServer } from '../../../support/server/server'
import { addRice, clientNo, parties, riceId, riceIn, valueOf } from '../../../support/city/small-city'
import { refusalOf } from '../../../support/city/outcomes'
import type { Colleague } from '../colleagues'
import { colleague } from '../colleagues'

let server: TestServer
let zhou: Colleague
let seller: Caller

beforeEach(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
  zhou = await colleague(server, ['operator'])
  ;({ seller } = await parties(server.deps))
})
afterEach(() => server.close())

const because = { reason: '这一类不再买卖' }
const names = async () => valueOf(await listItems(server.deps, areaId)).map(({ name }) => name)
const categories = async () =>
  (await zhou.browser.call('/admin/category/list', { areaId })).data.data.map(({ name, isOn }) => [name, isOn])
const saveCategory = async (name: string, categoryId: number | null = null, ver = 0) =>
  (await zhou.browser.call('/admin/category/save', { clientNo: clientNo(), areaId, categoryId, ver, name })).data
const goods = { unit: '斤', minQty: 10_000, tick: 5_000 }
const saveItem = async (name: string, categoryId: number, more: object = {}) => {
  const item = { clientNo: clientNo(), itemId: null, ver: 0, categoryId, name, ...goods }
  return (await zhou.browser.call('/admin/item/save', { ...item, ...more })).data
}

it('a category and its items are added, named anew, moved and put in order; the boards follow', async () => {
  const sale = valueOf(await addRice(server.deps, seller, {}))
  const fruit = await saveCategory('水果')
  expect(fruit).toMatchObject({ name: '水果', sort: 2, isOn: true, items: 0 })
  expect(await saveCategory('水果')).toMatchObject({ reason: 'FORM', fields: { name: '这座城里已有这个类目' } })
  expect(await saveCategory('鲜果', fruit.categoryId, 9)).toMatchObject({ reason: 'MOVED', category: { name: '水果' } })
  expect(await saveCategory('鲜果', fruit.categoryId, fruit.ver)).toMatchObject({ name: '鲜果', ver: fruit.ver + 1 })
  const pear = await saveItem('梨', fruit.categoryId)
  const plum = await saveItem('李子', fruit.categoryId)
  expect([pear, plum]).toMatchObject([{ category: '鲜果', sort: 2 }, { sort: 3 }])
  expect(await names()).toEqual(['社区大米', '梨', '李子'])
  const ids = [plum.itemId, pear.itemId]
  const order = { clientNo: clientNo(), categoryId: fruit.categoryId, ids }
  await zhou.browser.call('/admin/item/sort', order)
  expect(await names()).toEqual(['社区大米', '李子', '梨'])
  const few = await zhou.browser.call('/admin/item/sort', { ...order, clientNo: clientNo(), ids: [pear.itemId] })
  expect(few.data).toMatchObject({ reason: 'MOVED' })
  await zhou.browser.call('/admin/category/sort', { clientNo: clientNo(), areaId, ids: [fruit.categoryId, 1] })
  expect(await names()).toEqual(['李子', '梨', '社区大米'])
  const offer = server.deps.db
    .selectFrom('sale')
    .select(['item_sort', 'category_id'])
    .where('sale_id', '=', sale.saleId)
  expect(await offer.executeTakeFirst()).toEqual({ item_sort: 3, category_id: 1 })
  const rice = { itemId: riceId, ver: 1, unit: '千克', minQty: 5_000, tick: 5_000 }
  expect(await saveItem('大米', fruit.categoryId, { ...rice, unit: '袋' })).toMatchObject({
    reason: 'FORM',
    fields: { unit: '已有人挂过，单位不能改' },
  })
  expect(await saveItem('大米', fruit.categoryId, rice)).toMatchObject({
    name: '大米',
    category: '鲜果',
    sort: 3,
    onSale: 1,
  })
  expect(await offer.executeTakeFirst()).toEqual({ item_sort: 3, category_id: fruit.categoryId })
  const deeds = await server.deps.db.selectFrom('audit').select('call').where('area_id', 'is not', null).execute()
  const kinds = ['category', 'category', 'item', 'item', 'item/sort', 'category/sort', 'item']
  const called = kinds.map((kind) => `/admin/${kind.includes('/') ? kind : `${kind}/save`}`)
  expect(deeds.map(({ call }) => call)).toEqual(called)
})

it('what is off is not offered for new offers, and what is listed stays', async () => {
  const sale = valueOf(await addRice(server.deps, seller, {}))
  const off = { clientNo: clientNo(), id: riceId, ver: 1, on: false, ...because }
  expect((await zhou.browser.call('/admin/item/act', off)).data).toMatchObject({ isOn: false, ver: 2, onSale: 1 })
  expect(await names()).toEqual([])
  expect(refusalOf(await addRice(server.deps, seller, { price: fen(700) }))).toMatchObject({
    reason: 'FORM',
    data: { fields: { itemId: '这个物品已停用，请重选' } },
  })
  const row = server.deps.db.selectFrom('sale').select('state').where('sale_id', '=', sale.saleId)
  expect(await row.executeTakeFirst()).toEqual({ state: 'on' })
  await zhou.browser.call('/admin/item/act', { ...off, clientNo: clientNo(), ver: 2, on: true })
  const whole = { clientNo: clientNo(), id: 1, ver: 1, on: false, ...because }
  expect((await zhou.browser.call('/admin/category/act', whole)).data).toMatchObject({ isOn: false })
  expect(await names()).toEqual([])
  expect(valueOf(await listCategories(server.deps, areaId))).toEqual([])
  expect(await categories()).toEqual([['粮食', false]])
})
