import { sql } from 'kysely'
import * as v from 'valibot'
import { saleAdd } from '@contract/endpoints/market/market'
import { fen, qty } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import { listItems, readDepth, readHistory } from '../../../server/modules/market/items'
import { addSale, renewSale } from '../../../server/modules/market/sales/add'
import { editSale, takeOffSale } from '../../../server/modules/market/sales/acts'
import { listSales, readSale } from '../../../server/modules/market/sales/service'
import { goodsOnSale } from '../../../server/modules/market/search/hot-store'
import { readOrder } from '../../../server/modules/orders/service'
import { take } from '../../../server/modules/orders/take'
import { addRiceBid } from '../../support/city/bids'
import { refusalOf } from '../../support/city/outcomes'
import {
  actOn,
  addRice,
  areaId,
  booksOf,
  clientNo,
  inSmallCity,
  parties,
  payFor,
  riceId,
  valueOf,
  wholeBoard,
} from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'

let deps: TestDeps
let seller: Caller
let buyer: Caller

inSmallCity((fresh) => {
  deps = fresh
}, booksOf)
beforeEach(async () => {
  ;({ seller, buyer } = await parties(deps))
})

const table = {
  own: { unit: '个' },
  title: '旧木工台',
  content: '老榆木，一条腿补过。',
  thumbs: 'demo/cup.svg',
  price: fen(3_000),
  qty: qty(30_000),
  minQty: qty(10_000),
  delivery: 'meet',
  place: '北门',
  days: 30,
} as const
type Wish = Parameters<typeof addSale>[2]
const add = (wish: Partial<Wish> = {}) => addSale(deps, seller, { clientNo: clientNo(), ...table, ...wish })
const board = async (wish: object = {}) => valueOf(await listSales(deps, 0, { ...wholeBoard, ...wish }))
const itemOf = (saleId: number) =>
  deps.db
    .selectFrom('sale')
    .select(['item_id', 'category_id', 'own_unit'])
    .where('sale_id', '=', saleId)
    .executeTakeFirstOrThrow()

/** Bought, paid, delivered and confirmed. */
async function traded(saleId: number, quantity = 10_000, price: number = table.price) {
  const wish = { clientNo: clientNo(), saleId, ver: 1, qty: qty(quantity), price: fen(price) }
  const { orderId, payNo } = valueOf(await take(deps, buyer, wish))
  valueOf(await payFor(deps, buyer, payNo))
  valueOf(await actOn(deps, seller, orderId, 2, 'deliver'))
  valueOf(await actOn(deps, buyer, orderId, 3, 'confirm'))
  return orderId
}

it('is on sale under the words and the unit of its seller, below everything else, and is found by them', async () => {
  const { saleId, ...sale } = valueOf(await add())
  expect(sale).toMatchObject({ title: '旧木工台', itemName: '旧木工台', unit: '个', category: '其他', tick: 10_000 })
  const rice = valueOf(await addRice(deps, seller, {}))
  const { data, items } = await board()
  expect(data.map((row) => row.saleId)).toEqual([rice.saleId, saleId])
  expect(items.map(({ name, isOther }) => [name, isOther])).toEqual([
    ['社区大米', undefined],
    ['其他', true],
  ])
  const { category_id: categoryId } = await itemOf(saleId)
  expect((await board({ categoryId })).data).toMatchObject([{ saleId }])
  expect((await board({ q: '木工台' })).data).toMatchObject([{ saleId }])
  expect(valueOf(await readSale(deps, 0, saleId))).toMatchObject({
    itemName: '旧木工台',
    unit: '个',
    item: { isOther: true },
  })
})

it('makes its item once, however many sell at once, and takes a category of that name that is there', async () => {
  const category = { category_id: 9, area_id: areaId, name: '其他', sort: 2 }
  await deps.db.insertInto('category').values(category).execute()
  const sales = await Promise.all(Array.from({ length: 6 }, () => add()))
  const rows = await Promise.all(sales.map((sale) => itemOf(valueOf(sale).saleId)))
  expect(new Set(rows.map((row) => row.item_id)).size).toBe(1)
  expect(rows[0]).toMatchObject({ category_id: 9, own_unit: '个' })
  const others = deps.db.selectFrom('item').select('name').where('is_other', '=', true)
  expect(await others.execute()).toEqual([{ name: '其他' }])
})

it('however much is on sale behind its category, the first one writes nothing of it', async () => {
  const kept = await addRice(deps, seller, {})
  await deps.db.insertInto('category').values({ category_id: 9, area_id: areaId, name: '其他', sort: 0 }).execute()
  const rows = async () => {
    const items = sql<{
      id: number
      at: string
    }>`select item_id as id, xmin::text as at from item where item_id = ${riceId}`
    const sales = sql<{
      id: number
      at: string
    }>`select sale_id as id, xmin::text as at from sale where item_id = ${riceId}`
    return [(await items.execute(deps.db)).rows, (await sales.execute(deps.db)).rows]
  }
  const before = await rows()
  expect(before.map((found) => found.length)).toEqual([1, 1])
  const { saleId } = valueOf(await add())
  expect(await rows()).toEqual(before)
  expect((await itemOf(saleId)).category_id).toBe(9)
  expect((await board()).data.map((row) => row.saleId)).toEqual([valueOf(kept).saleId, saleId])
})

it('no figure knows it: prices, depth, history and hot goods are as without it', async () => {
  const { saleId } = valueOf(await add())
  const { item_id: otherId } = await itemOf(saleId)
  await traded(saleId)
  const bare = { bestAsk: null, bestBid: null, lastPrice: null, asks: [], bids: [] }
  expect(valueOf(await readDepth(deps, otherId))).toMatchObject(bare)
  expect(valueOf(await readHistory(deps, otherId))).toMatchObject({
    ...bare,
    days: [],
    closes: [],
    low: null,
    high: null,
  })
  expect(await goodsOnSale(deps.db, areaId)).toEqual([])
  // The other side: an item's listing and order count.
  const rice = valueOf(await addRice(deps, seller, {}))
  await traded(rice.saleId, 50_000, 680)
  expect(valueOf(await readDepth(deps, riceId))).toMatchObject({ bestAsk: 680, lastPrice: 680 })
  expect(valueOf(await readHistory(deps, riceId)).days).toMatchObject([{ deals: 1, close: 680 }])
  expect(await goodsOnSale(deps.db, areaId)).toEqual(['社区大米'])
})

it('its orders say its words and its unit, and end as any', async () => {
  const { saleId } = valueOf(await add())
  const orderId = await traded(saleId, 20_000)
  expect(valueOf(await readOrder(deps, buyer.userId, orderId))).toMatchObject({
    title: '旧木工台',
    unit: '个',
    state: 'done',
    amount: 6_000,
  })
  expect((await board()).data).toMatchObject([{ saleId, qtyLeft: 10_000 }])
})

it('is not offered for bids, and its item is no item to sell under', async () => {
  const { saleId } = valueOf(await add())
  const { item_id: itemId } = await itemOf(saleId)
  expect(valueOf(await listItems(deps, areaId)).map(({ name }) => name)).toEqual(['社区大米'])
  expect(refusalOf(await addRiceBid(deps, buyer, { itemId }))).toMatchObject({ reason: 'NOT_FOUND' })
  expect(refusalOf(await addRice(deps, seller, { itemId }))).toMatchObject({ reason: 'NOT_FOUND' })
})

it('is sold as a whole', async () => {
  expect(refusalOf(await add({ qty: qty(15_000) }))).toMatchObject({ reason: 'FORM' })
  expect(refusalOf(await add({ minQty: qty(5_000) }))).toMatchObject({ reason: 'FORM' })
})

it('cannot be sold where staff switched the goods off', async () => {
  const { saleId } = valueOf(await add())
  const { item_id: id } = await itemOf(saleId)
  await deps.db.updateTable('item').set({ is_on: false }).where('item_id', '=', id).execute()
  expect(refusalOf(await add())).toMatchObject({
    reason: 'FORM',
    data: { fields: { title: '本城暂不能发布其他商品' } },
  })
  expect((await board()).data).toMatchObject([{ saleId }])
})

it('is changed with a name and a picture, and published again as it was', async () => {
  const sale = valueOf(await add())
  const { title, content, thumbs, price, minQty, delivery, place } = { ...table }
  const said = {
    title,
    content,
    thumbs,
    price,
    minQty,
    delivery,
    place,
    qtyLeft: sale.qtyLeft,
    qtyLeftSeen: sale.qtyLeft,
  }
  const edit = (more: object, ver = 1) =>
    editSale(deps, seller, { clientNo: clientNo(), id: sale.saleId, ver, ...said, ...more })
  expect(refusalOf(await edit({ title: '台' }))).toMatchObject({
    reason: 'FORM',
    data: { fields: { title: '须为 2–20 个字' } },
  })
  expect(refusalOf(await edit({ title: '台'.repeat(21) }))).toMatchObject({ reason: 'FORM' })
  expect(refusalOf(await edit({ thumbs: '' }))).toMatchObject({
    reason: 'FORM',
    data: { fields: { thumbs: '不能为空' } },
  })
  expect(valueOf(await edit({ title: '旧木工台，带抽屉' }))).toMatchObject({
    itemName: '旧木工台，带抽屉',
    unit: '个',
    ver: 2,
  })
  expect((await board({ q: '抽屉' })).data).toHaveLength(1)
  valueOf(await takeOffSale(deps, seller, { clientNo: clientNo(), id: sale.saleId, ver: 2 }))
  const again = valueOf(await renewSale(deps, seller, { clientNo: clientNo(), id: sale.saleId, ver: 3, days: 7 }))
  expect(again).toMatchObject({ title: '旧木工台，带抽屉', unit: '个', state: 'on' })
  expect(await itemOf(again.saleId)).toMatchObject({ own_unit: '个' })
})

it('is named with 2 to 20 signs, shown by a picture, counted in a unit of the list, and is either an item or own words', () => {
  const says = (more: object) => v.safeParse(saleAdd.input, { clientNo: clientNo(), ...table, ...more })
  const faults = (more: object) => (says(more).issues ?? []).map((issue) => v.getDotPath(issue))
  for (const count of [2, 20]) expect(faults({ title: '台'.repeat(count) })).toEqual([])
  for (const count of [1, 21]) expect(faults({ title: '台'.repeat(count) })).toEqual(['title'])
  expect(faults({ thumbs: '' })).toEqual(['thumbs'])
  expect(faults({ own: { unit: '千克' } })).toEqual(['own.unit'])
  expect(faults({ itemId: riceId })).toEqual(['itemId'])
  expect(faults({ own: undefined })).toEqual(['itemId'])
  expect(faults({ own: undefined, itemId: riceId, title: '米', thumbs: '' })).toEqual([])
})
