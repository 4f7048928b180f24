import { fen, qty } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import { itemTrends, listItems, readDepth, readHistory } from '../../../server/modules/market/items'
import { addRiceBid, paidBid, sellInto } from '../../support/city/bids'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { actOn, addRice, areaId, emptyCity, resident, riceId, valueOf } from '../../support/city/small-city'

const day = 86_400_000

let database: TestDatabase
let deps: TestDeps
let buyer: Caller
let seller: Caller

beforeEach(async () => {
  ;({ database, deps } = await emptyCity())
  buyer = await resident(deps, 128, 1_000_000)
  seller = await resident(deps, 3021)
})
afterEach(() => database.close())

/** A done deal at a price, now. */
async function deal(price: number, units = 1) {
  const bid = await paidBid(deps, buyer, { price: fen(price), qty: qty(units * 10_000) })
  const wish = { price: fen(price), qty: qty(units * 10_000) }
  const { orderId } = valueOf(await sellInto(deps, seller, bid.buyId, wish))
  valueOf(await actOn(deps, buyer, orderId, 1, 'confirm'))
}

it('lists the items of an area with the best prices, narrowed by category and name', async () => {
  await addRice(deps, seller, { price: fen(700) })
  await paidBid(deps, buyer)
  await addRiceBid(deps, buyer, { price: fen(690) })
  const rice = { itemId: riceId, minQty: 5_000, tick: 5_000, bestAsk: 700, bestBid: 650, lastPrice: null }
  expect(valueOf(await listItems(deps, areaId))).toMatchObject([rice])
  expect(valueOf(await listItems(deps, areaId, 1, '大米'))).toHaveLength(1)
  expect(valueOf(await listItems(deps, areaId, 2))).toEqual([])
  expect(valueOf(await listItems(deps, areaId, undefined, '_'))).toEqual([])
})

it('shows the book of an item: asks cheapest first, bids dearest first, each step added up', async () => {
  for (const price of [720, 700, 720]) await addRice(deps, seller, { price: fen(price), qty: qty(50_000) })
  for (const price of [640, 650, 640]) await paidBid(deps, buyer, { price: fen(price), qty: qty(10_000) })
  expect(valueOf(await readDepth(deps, riceId))).toMatchObject({
    asks: [
      { price: 700, qty: 50_000 },
      { price: 720, qty: 100_000 },
    ],
    bids: [
      { price: 650, qty: 10_000 },
      { price: 640, qty: 20_000 },
    ],
  })
  expect(await readDepth(deps, 404)).toMatchObject({ error: { reason: 'NOT_FOUND' } })
})

it('tells what an item cost on each of the last thirty days', async () => {
  await deal(500)
  deps.clock.forward(20 * day)
  await deal(600, 2)
  await deal(660)
  await deal(640)
  deps.clock.forward(12 * day)
  await deal(650)
  const history = valueOf(await readHistory(deps, riceId))
  expect(history.days).toEqual([
    { day: '2026-12-11', open: 600, close: 640, min: 600, max: 660, qty: 40_000, deals: 3 },
    { day: '2026-12-23', open: 650, close: 650, min: 650, max: 650, qty: 10_000, deals: 1 },
  ])
  expect(history).toMatchObject({ low: 600, high: 660, lastPrice: 650 })
  expect(history.closes).toEqual([...Array.from({ length: 12 }, () => 640), 650])
  expect(valueOf({ ok: true, value: await itemTrends(deps, areaId, [riceId]) })).toMatchObject([{ low: 600 }])
  expect(await readHistory(deps, 404)).toMatchObject({ error: { reason: 'NOT_FOUND' } })
})

it('counts today as the last of the thirty days, and forgets a price with the thirty-first', async () => {
  await deal(500)
  const today = valueOf(await readHistory(deps, riceId)).days.map((one) => one.day)
  deps.clock.forward(29 * day)
  expect(valueOf(await readHistory(deps, riceId)).days.map((one) => one.day)).toEqual(today)
  deps.clock.forward(day)
  expect(valueOf(await readHistory(deps, riceId)).days).toEqual([])
})

it('has no prices for an item nobody traded yet', async () => {
  expect(valueOf(await readHistory(deps, riceId))).toMatchObject({ days: [], closes: [], low: null, high: null })
})
