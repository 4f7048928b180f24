/** @jest-environment node */
import { sql } from 'kysely'
import { buildApp } from '../../../server/app'
import type { Db } from '../../../server/db/schema'
import type { KeptCounts } from '../../../server/modules/orders/list-store'
import { keepCount } from '../../../server/modules/orders/list-store'
import { startSession } from '../../../server/modules/session/start'
import { testDatabase, testDeps } from '../../support/database/database'
import type { TestDatabase } from '../../support/database/database'
import { areaId, encrypted, founderPassword, settle } from '../../support/server/server'
import { signedClient } from '../../support/server/signed-client'
import type { Ear } from './capture'
import { listening } from './capture'
import { fill } from './fill'
import type { Around } from './hot-calls'
import { hotCalls, takeAs } from './hot-calls'
import { allowed } from './allowed'
import type { Done } from './inside'
import { inside } from './inside'
import { planOf } from './plan'
import { adminFor } from '../../support/city/money'

/** Rows that one statement may read; a busy resident has some hundreds of everything, the tables tens of thousands. */
const mostRows = 1_200

let database: TestDatabase
let ear: Ear
let around: Around
let close: () => Promise<void>

const device = { ak: 'plans', platform: 'browser' } as const

/** A server on a handle of the database. */
async function serverOn(db: Db) {
  const deps = testDeps(db, { loginKeyBits: 1024 })
  const app = buildApp(deps)
  await app.ready()
  return { app, deps, clock: deps.clock, now: () => deps.clock.now(), close: () => app.close() }
}

beforeAll(async () => {
  database = await testDatabase()
  ear = listening(database.db)
  await database.db.insertInto('area').values({ area_id: areaId, name: '测试城', sort: 0 }).execute()
  const server = await serverOn(ear.db)
  const { app, deps, now } = server
  const { userId, blockId } = await settle(server, 128)
  // Before the audit is filled, whose acts are no chain.
  const admin = await adminFor(server, userId)
  await fill(database.db, { userId, blockId, areaId, orders: 40_000, residents: 4_000, now: now() })
  const token = await startSession(deps, { userId, blockId, areaId }, device)
  const client = signedClient(app, { ak: device.ak, token, userId, now })
  around = { client, admin, deps, areaId, userId, blockId, password: await encrypted(server, founderPassword) }
  close = server.close
})
afterAll(async () => {
  await close()
  await database.close()
})

/** What is wrong with a statement that reads more than it may. */
function faultsIn(call: string, { text, scanned, touched }: Done): string[] {
  const may = allowed.find((one) => one.text.test(text))
  const wrong = scanned.filter((table) => grows.has(table) && !may?.scans?.includes(table))
  return [
    ...(wrong.length > 0 ? [`${call} reads all of ${wrong.join(', ')}: ${text}`] : []),
    ...(touched > (may?.rows ?? mostRows) ? [`${call} reads ${touched} rows: ${text}`] : []),
  ]
}

/** The faults in the recorded statements. */
async function faultsOf(call: string): Promise<string[]> {
  const faults: string[] = []
  for (const statement of ear.take()) {
    if (!/^\s*(select|with|insert|update|delete)/i.test(statement.text)) continue
    faults.push(...faultsIn(call, { text: statement.text, ...(await planOf(database.db, statement)) }))
  }
  return faults
}

/** The tables that grow with time: reading one of them completely gets slower every day. */
const grows = new Set(
  `account audit block buy_order command dispute entry hold job order_event order_message pay_attempt pay_order points_entry recharge
  request_nonce sale session_token trade_order txn user_account user_notice withdrawal work_log`.split(/\s+/),
)

describe('the plans of what the product does most', () => {
  it.each(hotCalls)('%s reads no more than it needs', async (name, call) => {
    ear.take()
    const answer = await call(around)
    if (typeof answer === 'object' && answer !== null && 'code' in answer)
      expect(JSON.stringify(answer)).toContain('"code":200')
    expect(await faultsOf(name)).toEqual([])
  })
})

describe('a board of a market where the cheapest has long been sold out', () => {
  beforeAll(async () => {
    await database.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`insert into sale (sale_id, sale_no, ver, area_id, block_id, user_id, category_id, item_id, item_sort, title, content, thumbs, price,
          qty, qty_left, min_qty, delivery, place, expire_at, state, created_at)
        select 900000 + k, 'G' || k, 1, area_id, block_id, user_id, category_id, item_id, 0, title, '', '', 1,
          qty, 0, min_qty, delivery, place, 1, 'soldout', 1
        from (select * from sale where state = 'on' limit 1) as one, generate_series(1, 3000) as k`.execute(tx)
    })
    await sql`select raise_boards(array[${areaId}]::bigint[])`.execute(database.db)
    await sql`analyze sale`.execute(database.db)
  })

  it.each(['item', 'priceUp', 'newest', 'ending'] as const)('reads no more, ordered by %s', async (order) => {
    ear.take()
    const { code, data } = await around.client.form('/bctSale/list', { areaId, sort: order })
    expect(code).toBe(200)
    expect(data.data).toHaveLength(15)
    expect(await faultsOf('the board')).toEqual([])
  })
})

describe('what the functions in the database do', () => {
  it('reads no more than it needs, from an order that is taken to one that is confirmed', async () => {
    const seen = await inside(database)
    const server = await serverOn(seen.db)
    const { deps, now } = server
    const as = async (userId: number, blockId: number) =>
      signedClient(server.app, {
        ak: device.ak,
        token: await startSession(deps, { userId, blockId, areaId }, device),
        userId,
        now,
      })
    // Who rarely reads his notices.
    await sql`insert into user_notice (notice_id, user_id, type, kind, title, content, ref_type, ref_id, created_at)
      select 9000000 + k, ${around.userId}, 'order', 'x', '', '', 'order', 9000000 + k, 1 from generate_series(1, 3000) as k`.execute(
      database.db,
    )
    await sql`analyze user_notice`.execute(database.db)
    const buyer = await as(around.userId, around.blockId)
    expect(await takeAs('000002')({ ...around, client: buyer })).toMatchObject({ code: 200 })
    const order = await database.db
      .selectFrom('trade_order')
      .select(['order_id', 'ver', 'seller_user_id', 'seller_block_id'])
      .orderBy('order_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const seller = await as(order.seller_user_id, order.seller_block_id)
    const acting = (act: string, ver: number) => ({ clientNo: `plans-${act}-0000001`, id: order.order_id, ver })
    const delivered = await seller.json('/bctOrder/deliver', { ...acting('deliver', order.ver), text: '放在北门' })
    expect(delivered).toMatchObject({ code: 200 })
    const confirmed = await buyer.json('/bctOrder/confirm', acting('confirm', order.ver + 1))
    expect(confirmed).toMatchObject({ code: 200 })
    const done = seen.take()
    const within = [
      'from account where account_id',
      'join block as b',
      'update trade_order',
      'insert into user_notice',
      'update user_notice',
    ]
    for (const part of within) expect(done.filter(({ text }) => text.includes(part))).not.toEqual([])
    expect(done.flatMap((one) => faultsIn('an order', one))).toEqual([])
    await server.close()
    await seen.db.destroy()
  })
})

it('counts what has ended in a long list without looking for it among all orders', async () => {
  ear.take()
  const kept: KeptCounts = new Map()
  const list = { userId: around.userId, side: 'buyer', tab: 'done', kept, now: around.deps.clock.now(), q: '' } as const
  await keepCount(ear.db, list, 1_000)
  expect([...kept.values()].map(({ count }) => count > 0)).toEqual([true])
  const done = ear.take()
  expect(done).toHaveLength(1)
  for (const statement of done)
    expect(faultsIn('the count', { text: statement.text, ...(await planOf(database.db, statement)) })).toEqual([])
})

describe('the check itself', () => {
  it('finds a statement without an index', async () => {
    ear.take()
    await ear.db.selectFrom('trade_order').select('order_id').where('pay_no', '=', 'P7').execute()
    expect(await faultsOf('this')).toContainEqual(expect.stringContaining('reads all of trade_order'))
  })

  it('finds a count that follows an index through the whole table', async () => {
    ear.take()
    await ear.db
      .selectFrom('entry')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('entry_id', '>', 10)
      .execute()
    expect((await faultsOf('this')).join()).toMatch(/reads (39|40)\d{3} rows/)
  })

  it('finds what is wrong when an index is gone', async () => {
    const drop = database.db.schema.dropIndex('user_notice_newest')
    await drop.execute()
    ear.take()
    await around.client.form('/bctNotice/list', {})
    expect(await faultsOf('this')).not.toEqual([])
  })
})
