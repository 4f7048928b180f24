import { fen, qty } from '@contract/money'
import { readSale, listSales } from '../../../server/modules/market/sales/service'
import { marketJobs } from '../../../server/modules/market/sales/jobs'
import { runDue } from '../../../server/jobs/jobs'
import { orderJobs } from '../../../server/modules/orders/jobs'
import type { TestDeps } from '../../support/database/database'
import {
  addRice,
  clientNo,
  inSmallCity,
  payFor,
  resident,
  rice,
  takeRice,
  valueOf,
  wholeBoard,
} from '../../support/city/small-city'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
})

const board = async (userId: number, cursor?: string) =>
  valueOf(await listSales(deps, userId, { ...wholeBoard, cursor }))

it('shows the cheapest first, with the depth of the item', async () => {
  const seller = await resident(deps, 3021)
  for (const price of [720, 680, 735]) await addRice(deps, seller, { price: fen(price) })
  const { data, items, total } = await board(0)
  expect(data.map(({ price }) => price)).toEqual([680, 720, 735])
  expect(total).toBe(3)
  expect(items).toMatchObject([{ bestAsk: 680, bestBid: null, asks: [{ price: 680 }, { price: 720 }, { price: 735 }] }])
})

it('loses and doubles no row while new listings arrive between the pages', async () => {
  const seller = await resident(deps, 3021)
  for (let index = 0; index < 32; index++) await addRice(deps, seller, { price: fen(600 + (index % 7)) })
  const before = (await deps.db.selectFrom('sale').select('sale_id').execute()).map((row) => row.sale_id)
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const page = await board(0, cursor)
    seen.push(...page.data.map(({ saleId }) => saleId))
    cursor = page.cursor
    await addRice(deps, seller, { price: fen(600) })
  } while (cursor)
  expect(new Set(seen).size).toBe(seen.length)
  expect(before.filter((id) => !seen.includes(id))).toEqual([])
})

it('gives any page of the board to who asks for it by its number', async () => {
  const seller = await resident(deps, 3021)
  for (let index = 0; index < 32; index++) await addRice(deps, seller, { price: fen(600 + index) })
  const prices = async (mine: number, page: number) =>
    valueOf(await listSales(deps, seller.userId, { ...wholeBoard, page, mine })).data.map(({ price }) => price)
  const upwards = Array.from({ length: 32 }, (_, index) => 600 + index)
  expect([...(await prices(0, 1)), ...(await prices(0, 2)), ...(await prices(0, 3))]).toEqual(upwards)
  expect([...(await prices(1, 1)), ...(await prices(1, 2)), ...(await prices(1, 3))]).toEqual(upwards.reverse())
  expect(await prices(0, 4)).toEqual([])
})

it.each(['x', '1.5', '1e400', '-1', '9'.repeat(40), '1.2'])('takes no harm from the cursor %s', async (cursor) => {
  const seller = await resident(deps, 3021)
  await rice(deps, seller)
  for (const mine of [0, 1]) {
    expect((await listSales(deps, seller.userId, { ...wholeBoard, mine, cursor })).ok).toBe(true)
  }
})

it('keeps a listing that is reserved to the last piece on the board, and drops it when it is paid', async () => {
  const [seller, buyer] = [await resident(deps, 3021), await resident(deps, 128)]
  const sale = await rice(deps, seller, 50_000)
  const taken = valueOf(await takeRice(deps, buyer, sale.saleId))
  const until = deps.clock.now() + 15 * 60_000
  expect((await board(0)).data).toMatchObject([{ qtyLeft: 0, reservedUntil: until, state: 'soldout' }])
  valueOf(await payFor(deps, buyer, taken.payNo))
  expect((await board(0)).data).toEqual([])
})

it('tells the owner which listings are his own', async () => {
  const [seller, other] = [await resident(deps, 3021), await resident(deps, 77)]
  const sale = await rice(deps, seller)
  await rice(deps, other)
  const own = valueOf(await listSales(deps, seller.userId, { ...wholeBoard, mine: 1 }))
  expect(own.data.map(({ saleId, mine }) => [saleId, mine])).toEqual([[sale.saleId, true]])
  expect(valueOf(await readSale(deps, other.userId, sale.saleId)).mine).toBe(false)
})

it('reminds of the first purchase until there was one', async () => {
  const [seller, buyer] = [await resident(deps, 3021), await resident(deps, 128)]
  const sale = await rice(deps, seller)
  const isFirst = async () => valueOf(await readSale(deps, buyer.userId, sale.saleId)).firstPurchase
  expect(await isFirst()).toBe(true)
  valueOf(await payFor(deps, buyer, valueOf(await takeRice(deps, buyer, sale.saleId)).payNo))
  expect(await isFirst()).toBe(false)
})

it('lets a block have no more open listings than its capacity, also in parallel', async () => {
  const seller = await resident(deps, 3021)
  await deps.db.updateTable('block').set({ capacity: 3 }).execute()
  const results = await Promise.all(Array.from({ length: 8 }, () => addRice(deps, seller, {})))
  expect(results.filter(({ ok }) => ok)).toHaveLength(3)
  expect(results.filter((result) => !result.ok && result.error.reason === 'LIMIT')).toHaveLength(5)
})

it('lists once, however often the same wish is repeated', async () => {
  const seller = await resident(deps, 3021)
  const wish = { clientNo: clientNo() }
  const ids = await Promise.all(
    Array.from({ length: 5 }, async () => valueOf(await addRice(deps, seller, wish)).saleId),
  )
  expect(new Set(ids).size).toBe(1)
})

it('ends a listing after its days', async () => {
  const seller = await resident(deps, 3021)
  const sale = await rice(deps, seller)
  deps.clock.forward(30 * 86_400_000)
  await runDue(deps, marketJobs(deps))
  expect(valueOf(await readSale(deps, 0, sale.saleId)).state).toBe('expired')
  expect((await board(0)).data).toEqual([])
})

it('does not put back on sale what was reserved until after the end of its days', async () => {
  const [seller, buyer] = [await resident(deps, 3021), await resident(deps, 128)]
  const sale = valueOf(await addRice(deps, seller, { qty: qty(50_000), days: 1 }))
  deps.clock.forward(86_400_000 - 5 * 60_000)
  valueOf(await takeRice(deps, buyer, sale.saleId))
  for (let count = 0; count < 2; count++) {
    deps.clock.forward(10 * 60_000)
    await runDue(deps, { ...marketJobs(deps), ...orderJobs(deps) })
  }
  expect(valueOf(await readSale(deps, 0, sale.saleId))).toMatchObject({ state: 'expired', qtyLeft: 50_000 })
  expect((await board(0)).data).toEqual([])
})
