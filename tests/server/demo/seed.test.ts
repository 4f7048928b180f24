import { existsSync } from 'node:fs'
import path from 'node:path'
import { verify } from '@node-rs/argon2'
import { moduleDifferences } from '../../../server/differences'
import { runDue } from '../../../server/jobs/jobs'
import { checkBooks } from '../../../server/ledger/check-books'
import { readConfig } from '../../../server/modules/area/service'
import { listBuys } from '../../../server/modules/market/bids/service'
import { zonesOf } from '../../../server/modules/market/cart/store'
import { listItems, readHistory } from '../../../server/modules/market/items'
import { marketJobs } from '../../../server/modules/market/sales/jobs'
import { listSales } from '../../../server/modules/market/sales/service'
import { orderJobs } from '../../../server/modules/orders/jobs'
import type { DemoBlock } from '../../../demo/seed'
import { seedDemo } from '../../../demo/seed'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { tenInTheMorning, testDatabase, testDeps } from '../../support/database/database'
import { demoDatabase } from '../../support/database/demo-database'
import { valueOf, wholeBoard } from '../../support/city/small-city'

const hourMs = 3_600_000
const areaId = 3253

interface City {
  readonly database: TestDatabase
  readonly deps: TestDeps
  readonly blocks: readonly DemoBlock[]
}

/** The city of the run is made at ten in the morning; at any other time one is made here. */
async function cityAt(nowMs: number): Promise<City> {
  const database = nowMs === tenInTheMorning ? await demoDatabase() : await testDatabase()
  const deps = testDeps(database.db, { demo: true, loginKeyBits: 1024 })
  deps.clock.at = nowMs
  return { database, deps, blocks: await seedDemo(deps) }
}

/** The block of this number in the demo's own city; the plots of another city have the same numbers. */
const blockOf = ({ deps }: City, blockNo: number) =>
  deps.db.selectFrom('block').where('area_id', '=', areaId).where('block_no', '=', blockNo)

const ordersOf = ({ deps }: City) => deps.db.selectFrom('trade_order').selectAll().orderBy('order_id').execute()

async function rowCounts({ deps: { db } }: City): Promise<number[]> {
  const tables = [
    'area',
    'block',
    'item',
    'sale',
    'trade_order',
    'order_event',
    'txn',
    'entry',
    'job',
    'setting',
  ] as const
  const counts = tables.map(async (table) => {
    const count = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'))
    return (await count.executeTakeFirstOrThrow()).count
  })
  return Promise.all(counts)
}

describe.each([
  ['ten in the morning', tenInTheMorning],
  ['three at night', tenInTheMorning - 7 * hourMs],
  ['one minute after opening', tenInTheMorning - 3 * hourMs + 60_000],
  ['five minutes before midnight', tenInTheMorning + 14 * hourMs - 5 * 60_000],
])('the demo city made at %s', (name, nowMs) => {
  let city: City
  beforeAll(async () => {
    city = await cityAt(nowMs)
  })
  afterAll(() => city.database.close())

  it('has books that agree to the fen', async () => {
    const { differences, entries } = await checkBooks(city.deps.db)
    expect([...differences, ...(await moduleDifferences(city.deps.db))]).toEqual([])
    expect(entries).toBeGreaterThan(40)
  })

  it('has orders in every state that can be reached', async () => {
    const states = new Set((await ordersOf(city)).map(({ state }) => state))
    const always = ['closed', 'delivered', 'dispute', 'done', 'paid', 'refunded']
    expect([...states].sort()).toEqual(name === 'three at night' ? always : [...always, 'unpaid'])
  })

  it('has running orders whose deadlines lie ahead, and no act in the future', async () => {
    const rows = await ordersOf(city)
    const running = rows.filter(({ deadline_at: at }) => at !== null)
    expect(running.length).toBeGreaterThanOrEqual(3)
    for (const row of running) expect(row.deadline_at).toBeGreaterThan(nowMs)
    const events = await city.deps.db.selectFrom('order_event').selectAll().execute()
    for (const { at } of events) expect(at).toBeLessThanOrEqual(nowMs)
  })
})

describe('the demo city', () => {
  let city: City
  beforeAll(async () => {
    city = await cityAt(tenInTheMorning)
  })
  afterAll(() => city.database.close())

  it('is made once: a second call adds nothing and gives the same blocks', async () => {
    const before = await rowCounts(city)
    city.deps.clock.forward(48 * hourMs)
    expect(await seedDemo(city.deps)).toEqual(city.blocks)
    city.deps.clock.forward(-48 * hourMs)
    expect(await rowCounts(city)).toEqual(before)
  })

  it('has twelve residents whose 16 digits open their blocks', async () => {
    expect(city.blocks).toHaveLength(12)
    for (const { blockNo, password } of city.blocks) {
      expect(password).toMatch(/^\d{16}$/)
      const block = blockOf(city, blockNo).select('founder_hash')
      const { founder_hash: hash } = await block.executeTakeFirstOrThrow()
      expect(await verify(hash ?? '', password)).toBe(true)
    }
  })

  it('has zones for the block market that hold every number of its blocks once', async () => {
    const zones = await zonesOf(city.deps.db, areaId)
    expect(zones.map(({ name }) => name)).toEqual(['城心', '东市', '南桥', '北郊', '河西', '湖滨'])
    const rows = await city.deps.db.selectFrom('block_zone').selectAll().execute()
    const holding = (blockNo: number) => rows.filter(({ no_from, no_to }) => no_from <= blockNo && blockNo <= no_to)
    for (const { blockNo } of city.blocks) expect(holding(blockNo)).toHaveLength(1)
  })

  it('gives the login popup the password of block 128', async () => {
    const { prefill } = valueOf(await readConfig(city.deps, areaId, { protocol: 'http', hostname: '127.0.0.1' }))
    const { blockNo, password } = city.blocks.find((block) => block.blockNo === 128) ?? {}
    expect(prefill).toEqual({ blockNo, password })
  })

  it('has 24 goods in six categories and 60 listings, three in own words, the rice of 3021 first with 12.5 kg left', async () => {
    const [, , items, sales] = await rowCounts(city)
    expect([items, sales]).toEqual([24 + 1, 60 + 3])
    const page = valueOf(await listSales(city.deps, 0, wholeBoard))
    expect(page.data[0]).toMatchObject({ title: '北郊农场 当季新米', price: 680, qtyLeft: 125_000 })
    expect(page.items[0]?.lastPrice).toBe(680)
    expect(page.items[0]?.asks.length).toBeGreaterThanOrEqual(6)
  })

  it('has 40 bids whose money waits, each below what it costs to buy at once, one of them of 128', async () => {
    const own = valueOf(await listBuys(city.deps, 0, wholeBoard))
    expect(own.total).toBe(40)
    expect(own.data[0]).toMatchObject({ itemName: '社区大米', price: 650, state: 'open' })
    expect(own.data.some(({ buyer, amountLeft }) => buyer.blockNo === 128 && amountLeft === 13_000)).toBe(true)
    const items = valueOf(await listItems(city.deps, areaId))
    for (const { bestAsk, bestBid } of items) if (bestAsk && bestBid) expect(bestBid).toBeLessThan(bestAsk)
  })

  it('has prices of the last 30 days', async () => {
    const [rice] = valueOf(await listItems(city.deps, areaId))
    const history = valueOf(await readHistory(city.deps, rice?.itemId ?? 0))
    expect(history.days.length).toBeGreaterThanOrEqual(8)
    expect(history.closes.length).toBeGreaterThanOrEqual(27)
    expect([history.low, history.high, history.closes.at(-1)]).toEqual([620, 720, 680])
  })

  it('shows only pictures that are there', async () => {
    const sales = await city.deps.db.selectFrom('sale').select('thumbs').execute()
    const pictures = new Set(sales.flatMap(({ thumbs }) => thumbs.split(',')))
    const missing = [...pictures].filter((name) => !existsSync(path.join(__dirname, '../../../assets', name)))
    expect(missing).toEqual([])
  })

  it('leaves 128 with 1,286.40, an income of 412.60, and something to do on each side', async () => {
    const { db } = city.deps
    const owner = blockOf(city, 128).select('owner_user_id')
    const userId = (await owner.executeTakeFirstOrThrow()).owner_user_id ?? 0
    const account = db.selectFrom('account').select('balance').where('key', '=', `user:${userId}:available`)
    expect(await account.executeTakeFirst()).toEqual({ balance: 128_640 })
    const income = db.selectFrom('account').select('balance').where('key', '=', `user:${userId}:income`)
    expect(await income.executeTakeFirst()).toEqual({ balance: 41_260 })
    const orders = await ordersOf(city)
    const bought = orders.filter((row) => row.buyer_user_id === userId).map(({ state }) => state)
    const sold = orders.filter((row) => row.seller_user_id === userId).map(({ state }) => state)
    expect(bought).toEqual(expect.arrayContaining(['unpaid', 'delivered', 'done', 'closed']))
    expect(sold).toEqual(expect.arrayContaining(['paid', 'done']))
  })

  it('has a parcel of 128 on its way, of which its carrier told step by step', async () => {
    const { db } = city.deps
    const rows = await db
      .selectFrom('order_parcel as p')
      .innerJoin('trade_order as o', 'o.order_id', 'p.order_id')
      .innerJoin('block as b', 'b.block_id', 'o.buyer_block_id')
      .select(['b.block_no', 'p.sent_at', 'p.signed_at', 'p.news', 'p.way'])
      .where('o.state', '=', 'delivered')
      .execute()
    expect(rows).toMatchObject([{ block_no: 128, signed_at: null, way: 'delivering' }])
    const moments = (rows[0]?.news ?? []).map(({ at }) => at)
    expect(moments).toHaveLength(5)
    expect([...moments].sort((one, other) => other - one)).toEqual(moments)
    expect(moments.at(-1)).toBeGreaterThan(rows[0]?.sent_at ?? Infinity)
    expect(moments[0]).toBeLessThanOrEqual(tenInTheMorning)
  })

  it('is not changed by the wake-ups that its past left behind', async () => {
    const before = await ordersOf(city)
    const done = await runDue(city.deps, { ...orderJobs(city.deps), ...marketJobs(city.deps) })
    expect(done).toBeGreaterThan(10)
    expect(await ordersOf(city)).toEqual(before)
  })

  it('is made in seconds, and once even when two processes start at the same time', async () => {
    const database = await testDatabase()
    const deps = testDeps(database.db, { demo: true })
    // Processor time: the wall clock of a busy machine says nothing.
    const before = process.cpuUsage()
    const [one, other] = await Promise.all([seedDemo(deps), seedDemo(deps)])
    const { user, system } = process.cpuUsage(before)
    expect(one).toEqual(other)
    expect((user + system) / 1_000).toBeLessThan(15_000)
    expect((await checkBooks(database.db)).differences).toEqual([])
    await database.close()
  })
})
