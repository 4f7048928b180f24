import { sql } from 'kysely'
import { fen, qty } from '@contract/money'
import { readDepth, readHistory } from '../../../../server/modules/market/items'
import { addSale, renewSale } from '../../../../server/modules/market/sales/add'
import { takeOffSale } from '../../../../server/modules/market/sales/acts'
import { listSales } from '../../../../server/modules/market/sales/service'
import { readOrder } from '../../../../server/modules/orders/service'
import { take } from '../../../../server/modules/orders/take'
import type { Caller } from '../../../../server/http/caller'
import {
  actOn,
  addRice,
  booksOf,
  clientNo,
  parties,
  payFor,
  riceId,
  riceIn,
  valueOf,
  wholeBoard,
} from '../../../support/city/small-city'
import type { TestServer } from '../../../support/server/server'
import { testServer } from '../../../support/server/server'
import type { Colleague } from '../colleagues'
import { colleague } from '../colleagues'

let server: TestServer
let zhou: Colleague
let seller: Caller
let buyer: Caller

beforeEach(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
  zhou = await colleague(server, ['operator'])
  ;({ seller, buyer } = await parties(server.deps))
})
afterEach(async () => {
  expect(await booksOf(server.deps)).toEqual([])
  await server.close()
})

const table = {
  own: { unit: '个' },
  title: '旧木工台',
  content: '',
  thumbs: 'demo/cup.svg',
  price: fen(3_000),
  qty: qty(30_000),
  minQty: qty(10_000),
  delivery: 'meet',
  place: '北门',
  days: 30,
} as const
const add = async () => valueOf(await addSale(server.deps, seller, { clientNo: clientNo(), ...table }))
const bench = { categoryId: 1, name: '木工台', unit: '个', minQty: 10_000, tick: 10_000 }
const give = async (id: number, more: object = {}, by = zhou) =>
  (
    await by.browser.call('/admin/sale/toItem', {
      clientNo: clientNo(),
      id,
      ver: 1,
      itemId: null,
      item: bench,
      ...more,
    })
  ).data
const list = async (filters: object = {}) => (await zhou.browser.call('/admin/offer/list', filters)).data.data
const bought = (saleId: number, ver = 1) =>
  take(server.deps, buyer, { clientNo: clientNo(), saleId, ver, qty: qty(10_000), price: table.price })

it('a list of such goods alone is shown, and of all others', async () => {
  const { saleId } = await add()
  const rice = valueOf(await addRice(server.deps, seller, {}))
  expect(await list({ goods: 'own' })).toMatchObject([{ offerId: saleId, isOwn: true, title: '旧木工台', unit: '个' }])
  expect(await list({ goods: 'item' })).toMatchObject([{ offerId: rice.saleId, isOwn: false, unit: '千克' }])
  expect(await list()).toHaveLength(2)
})

it('one is made an item: board, depth, search and the owner know, its price stays', async () => {
  const { saleId } = await add()
  const done = await give(saleId)
  expect(done).toMatchObject({ saleId, ver: 2, itemName: '木工台' })
  const board = valueOf(await listSales(server.deps, 0, { ...wholeBoard, q: '木工台' }))
  expect(board.data).toMatchObject([
    { saleId, itemName: '木工台', title: '旧木工台', category: '粮食', unit: '个', price: 3_000, qtyLeft: 30_000 },
  ])
  expect(valueOf(await readDepth(server.deps, done.itemId))).toMatchObject({ bestAsk: 3_000, asks: [{ qty: 30_000 }] })
  const told = server.deps.db
    .selectFrom('user_notice')
    .select(['kind', 'ref_id', 'content'])
    .where('user_id', '=', seller.userId)
  expect(await told.execute()).toMatchObject([{ kind: 'saleMoved', ref_id: saleId }])
  const deed = server.deps.db.selectFrom('audit').select(['call', 'ref_type', 'ref_id', 'details'])
  expect(await deed.where('call', '=', '/admin/sale/toItem').execute()).toMatchObject([
    { ref_type: 'sale', ref_id: saleId, details: { before: '旧木工台', after: '木工台', isNew: true } },
  ])
  expect(await list({ goods: 'own' })).toEqual([])
})

it('the others of its kind stay as they are, unwritten', async () => {
  const [first, second] = [await add(), await add()]
  const row = async () =>
    (await sql`select xmin::text as at, item_sort from sale where sale_id = ${second.saleId}`.execute(server.deps.db))
      .rows
  const before = await row()
  expect(before).toHaveLength(1)
  await give(first.saleId)
  expect(await row()).toEqual(before)
})

it('a second one joins the item of the first, if its unit and quantities are the item’s', async () => {
  const [first, second] = [await add(), await add()]
  const { itemId } = await give(first.saleId)
  const known = { item: null, itemId }
  const wrong = { reason: 'FORM' }
  expect(await give(second.saleId, { item: null, itemId: riceId })).toMatchObject({
    ...wrong,
    fields: { itemId: '单位要与商品的相同：个' },
  })
  expect(await give(second.saleId)).toMatchObject({ ...wrong, fields: { name: '这座城里已有这个物品' } })
  const other = { ...bench, name: '桌子' }
  for (const [more, field] of [
    [{ unit: '张' }, 'unit'],
    [{ tick: 20_000 }, 'tick'],
    [{ minQty: 20_000 }, 'minQty'],
  ] as const)
    expect(await give(second.saleId, { item: { ...other, ...more } })).toMatchObject({
      ...wrong,
      fields: { [field]: expect.any(String) as string },
    })
  for (const target of [{ item: { ...bench, name: '桌子', categoryId: 404 } }, { item: null, itemId: 404 }])
    expect(await give(second.saleId, target)).toMatchObject({ reason: 'NOT_FOUND' })
  expect(await give(second.saleId, known)).toMatchObject({ itemId, itemName: '木工台' })
  expect(valueOf(await readDepth(server.deps, itemId)).asks).toMatchObject([{ price: 3_000, qty: 60_000 }])
})

it('is refused for what is no such listing, is gone, or was changed meanwhile', async () => {
  const rice = valueOf(await addRice(server.deps, seller, {}))
  const { saleId } = await add()
  expect(await give(rice.saleId)).toMatchObject({ reason: 'MOVED' })
  expect(await give(saleId, { ver: 2 })).toMatchObject({ reason: 'MOVED' })
  expect(await give(404)).toMatchObject({ reason: 'NOT_FOUND' })
  const gone = { clientNo: clientNo(), id: saleId, ver: 1, reason: '假货，已核实' }
  await zhou.browser.call('/admin/saleRemove', gone)
  expect(await give(saleId, { ver: 2 })).toMatchObject({ reason: 'MOVED' })
})

it('open orders stay as they were made, come to their end, and are no price of the item', async () => {
  const { saleId } = await add()
  const [unpaid, paid] = [valueOf(await bought(saleId)), valueOf(await bought(saleId))]
  valueOf(await payFor(server.deps, buyer, paid.payNo))
  const { itemId } = await give(saleId)
  valueOf(await actOn(server.deps, seller, paid.orderId, 2, 'deliver'))
  valueOf(await actOn(server.deps, buyer, paid.orderId, 3, 'confirm'))
  valueOf(await actOn(server.deps, buyer, unpaid.orderId, 1, 'cancel'))
  const order = valueOf(await readOrder(server.deps, buyer.userId, paid.orderId))
  expect(order).toMatchObject({ state: 'done', title: '旧木工台', unit: '个' })
  expect(valueOf(await readHistory(server.deps, itemId))).toMatchObject({
    lastPrice: null,
    days: [],
    asks: [{ qty: 20_000 }],
  })
  // From then on orders are the item's.
  const next = valueOf(await bought(saleId, 2))
  valueOf(await payFor(server.deps, buyer, next.payNo))
  valueOf(await actOn(server.deps, seller, next.orderId, 2, 'deliver'))
  valueOf(await actOn(server.deps, buyer, next.orderId, 3, 'confirm'))
  expect(valueOf(await readHistory(server.deps, itemId))).toMatchObject({ lastPrice: 3_000, days: [{ deals: 1 }] })
})

it('an ended one is published again as the item', async () => {
  const { saleId } = await add()
  valueOf(await takeOffSale(server.deps, seller, { clientNo: clientNo(), id: saleId, ver: 1 }))
  const { itemId } = await give(saleId, { ver: 2 })
  const again = await renewSale(server.deps, seller, { clientNo: clientNo(), id: saleId, ver: 3, days: 7 })
  expect(valueOf(again)).toMatchObject({ itemId, itemName: '木工台', unit: '个' })
})

it('of two operators at once, one makes it an item', async () => {
  const lin = await colleague(server, ['operator'])
  const { saleId } = await add()
  const both = await Promise.all([give(saleId), give(saleId, { item: { ...bench, name: '工作台' } }, lin)])
  expect(both.map((one) => ('reason' in one ? one.reason : 'done')).sort()).toEqual(['MOVED', 'done'])
  const made = server.deps.db.selectFrom('item').select('name').where('name', 'in', ['木工台', '工作台'])
  expect(await made.execute()).toHaveLength(1)
})

it('who takes it at the same moment takes it as it was, or is told that it moved', async () => {
  for (let round = 0; round < 4; round++) {
    const { saleId } = await add()
    const target = { item: { ...bench, name: `木工台${round}` } }
    const [given, taken] = await Promise.all([give(saleId, target), bought(saleId)])
    expect(given).toMatchObject({ saleId, ver: 2 })
    const left = taken.ok ? 20_000 : 30_000
    if (!taken.ok) expect(taken.error.reason).toBe('MOVED')
    expect(valueOf(await readDepth(server.deps, given.itemId)).asks).toMatchObject([{ qty: left }])
    if (taken.ok) valueOf(await actOn(server.deps, buyer, taken.value.orderId, 1, 'cancel'))
  }
})
