import { fen } from '@contract/money'
import { pins } from '@contract/limits'
import { postponePayments } from '../../../server/modules/pay/open/deadlines'
import { deadlines } from '../../../server/deadlines'
import type { Caller } from '../../../server/http/caller'
import { transact } from '../../../server/db/transact'
import { ok } from '@contract/result'
import { haltArea } from '../../../server/modules/area/halt-admin'
import { blockStates } from '../../../server/modules/area/tables'
import { pauseSale, takeOffSale, topSale } from '../../../server/modules/market/sales/acts'
import { listSales, readSale } from '../../../server/modules/market/sales/service'
import { award, pointsOf } from '../../../server/modules/points/open/award'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { judge } from '../../support/city/order-steps'
import {
  addRice,
  areaId,
  clientNo,
  payFor,
  rice,
  riceId,
  takeRice,
  tradingCity,
  valueOf,
  wholeBoard,
} from '../../support/city/small-city'

let database: TestDatabase
let deps: TestDeps
let seller: Caller
let buyer: Caller

beforeEach(async () => {
  ;({ database, deps, seller, buyer } = await tradingCity())
  await give(100)
})
afterEach(() => database.close())

let thing = 0
const give = (pointsAdd: number) => {
  const why = { content: '测试', refType: 'test', refId: ++thing }
  return transact(deps.db, async (tx) =>
    ok(await award(tx, deps, { userId: seller.userId, areaId, pointsAdd, ...why })),
  )
}
const acting = (id: number, ver = 1) => ({ clientNo: clientNo(), id, ver })
const pin = (id: number, who = seller) => topSale(deps, who, acting(id))
const points = () => pointsOf(deps.db, seller.userId)
const board = async (wish: object = {}, who = buyer) =>
  valueOf(await listSales(deps, who.userId, { ...wholeBoard, ...wish }))
const pinned = async (wish: object = {}) => {
  const page = await board(wish)
  return 'pinned' in page ? page.pinned.map(({ saleId }) => saleId) : undefined
}
const refused = (reason: string, data?: object) => ({ error: { reason, ...(data && { data }) } })

it('takes 20 points for 24 hours, to the millisecond, and may be done again', async () => {
  const { saleId } = await rice(deps, seller)
  const first = valueOf(await pin(saleId))
  expect(first).toMatchObject({
    saleId,
    ver: 1,
    pinnedUntil: deps.clock.now() + pins.ms,
    pointsRow: { content: '置顶商品', pointsAdd: -20, points: 80 },
  })
  expect(await points()).toBe(80)
  deps.clock.forward(pins.ms - 1)
  expect(await pinned()).toEqual([saleId])
  expect(await pin(saleId)).toMatchObject({ error: { reason: 'LIMIT', msg: '已置顶' } })
  deps.clock.forward(1)
  expect(await pinned()).toBeUndefined()
  valueOf(await pin(saleId))
  expect([await pinned(), await points()]).toEqual([[saleId], 60])
})

it('is one pin under one number, and of two devices at once', async () => {
  const { saleId } = await rice(deps, seller)
  const wish = acting(saleId)
  const twice = [await topSale(deps, seller, wish), await topSale(deps, seller, wish)]
  expect(twice[1]).toEqual(twice[0])
  expect(await points()).toBe(80)
  const other = await rice(deps, seller)
  const both = await Promise.all([pin(other.saleId), pin(other.saleId)])
  expect(both.filter((result) => result.ok)).toHaveLength(1)
  expect(both.find((result) => !result.ok)).toMatchObject(refused('LIMIT'))
  expect(await points()).toBe(60)
})

it('pays no two pins with the points of one', async () => {
  await give(-61)
  const listings = [await rice(deps, seller), await rice(deps, seller)]
  const both = await Promise.all(listings.map(({ saleId }) => pin(saleId)))
  expect(both.filter((result) => result.ok)).toHaveLength(1)
  expect(both.find((result) => !result.ok)).toMatchObject({
    error: { reason: 'NOT_ENOUGH', msg: '人气值不够，差 1', data: { points: 1 } },
  })
  expect(await points()).toBe(19)
  await give(1)
  const again = await Promise.all(listings.map(({ saleId }) => pin(saleId)))
  expect([again.filter((result) => result.ok).length, await points()]).toEqual([1, 0])
})

it('refuses what is not there, not the own, changed, or not on sale, and takes nothing', async () => {
  const { saleId } = await rice(deps, seller)
  expect(await pin(404)).toMatchObject(refused('NOT_FOUND'))
  expect(await pin(saleId, buyer)).toMatchObject(refused('NO_RIGHT'))
  expect(await topSale(deps, seller, acting(saleId, 9))).toMatchObject(refused('MOVED', { sale: { saleId } }))
  valueOf(await pauseSale(deps, seller, acting(saleId)))
  expect(await topSale(deps, seller, acting(saleId, 2))).toMatchObject(refused('MOVED', { sale: { state: 'paused' } }))
  expect(await points()).toBe(100)
})

it('refuses while the area is halted, and while the block is being transferred', async () => {
  const { saleId } = await rice(deps, seller)
  const operator = await judge(deps, 'operator')
  const halt = (halted: boolean) =>
    haltArea(deps, postponePayments(deadlines), operator.userId, {
      clientNo: clientNo(),
      areaId,
      halted,
      reason: '核对账目',
    })
  valueOf(await halt(true))
  expect(await pin(saleId)).toMatchObject(refused('HALT'))
  valueOf(await halt(false))
  await deps.db
    .updateTable('block')
    .set({ state: blockStates.transfer, transfer_price: 1, transfer_until: 1 })
    .where('block_id', '=', seller.blockId)
    .execute()
  expect(await pin(saleId)).toMatchObject(refused('BLOCK_TRANSFER'))
  expect(await points()).toBe(100)
})

it('shows the three newest pins, the newest first, and leaves the board as it is', async () => {
  const ids: number[] = []
  for (const price of [710, 700, 690, 680]) {
    const { saleId } = valueOf(await addRice(deps, seller, { price: fen(price) }))
    valueOf(await pin(saleId))
    deps.clock.forward(1)
    ids.push(saleId)
  }
  const { data, total } = await board()
  expect(await pinned()).toEqual(ids.slice(1).reverse())
  expect([data.map(({ price }) => price), total]).toEqual([[680, 690, 700, 710], 4])
})

it('shows pins on the first page of the whole board by item, and nowhere else', async () => {
  const { saleId } = await rice(deps, seller)
  valueOf(await pin(saleId))
  const others = [
    { page: 2 },
    { mine: 1 },
    { sort: 'newest' },
    { categoryId: 1 },
    { itemId: riceId },
    { q: '米' },
    { delivery: 'meet' },
    { priceMin: 1 },
    { priceMax: 9_999 },
    { areaId: areaId + 1 },
  ]
  for (const wish of others) expect([wish, await pinned(wish)]).toEqual([wish, undefined])
  expect(await pinned({ q: '' })).toEqual([saleId])
})

it('drops the pin of what is sold out, paused or off, and gives no points back', async () => {
  const [paused, off, sold] = [await rice(deps, seller), await rice(deps, seller), await rice(deps, seller, 50_000)]
  for (const { saleId } of [paused, off, sold]) valueOf(await pin(saleId))
  expect(await pinned()).toHaveLength(3)
  valueOf(await pauseSale(deps, seller, acting(paused.saleId)))
  valueOf(await takeOffSale(deps, seller, acting(off.saleId)))
  valueOf(await payFor(deps, buyer, valueOf(await takeRice(deps, buyer, sold.saleId)).payNo))
  expect([await pinned(), await points()]).toEqual([undefined, 40])
})

it('tells its owner alone until when it is pinned', async () => {
  const { saleId } = await rice(deps, seller)
  const { pinnedUntil } = valueOf(await pin(saleId))
  expect(valueOf(await readSale(deps, seller.userId, saleId)).pinnedUntil).toBe(pinnedUntil)
  expect(valueOf(await readSale(deps, buyer.userId, saleId))).not.toHaveProperty('pinnedUntil')
})
