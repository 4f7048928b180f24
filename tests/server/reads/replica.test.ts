/** @jest-environment node */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { fen, qty } from '@contract/money'
import { buildApp } from '../../../server/app'
import { readCounter } from '../../../server/db/reads/counts'
import { Replica } from '../../../server/db/reads/replica'
import { guest } from '../../../server/http/caller'
import type { TestDeps } from '../../support/database/database'
import { testDeps } from '../../support/database/database'
import type { TestServer } from '../../support/server/server'
import { settle, signedIn } from '../../support/server/server'
import { areaId, clientNo, credit, rice, riceId, smallCity } from '../../support/city/small-city'
import type { Replicated } from './replicated'
import { replicated } from './replicated'
import type { TestStaff } from '../../support/admin/console-client'
import { employ } from '../../support/admin/console-client'
import type { AdminClient } from '../../support/admin/admin-client'
import { adminOf } from '../../support/admin/admin-client'

type Client = Awaited<ReturnType<typeof signedIn>> & { readonly admin: AdminClient }

let city: Replicated
let replica: Replica
/** One with a replica and one without, on one database, as two processes. */
let served: TestServer
let plain: TestServer
let seller: Awaited<ReturnType<typeof settle>>
let buyer: Client
let auditor: TestStaff
let changes: string[] = []

/** On a busy machine a standby is slower than on a city's. */
const settings = { patienceMs: 2_000, restMs: 200, onChange: (words: string) => void changes.push(words) }

async function serverOn(deps: TestDeps): Promise<TestServer> {
  const app: FastifyInstance = buildApp(deps)
  await app.ready()
  return { app, deps, clock: deps.clock, now: () => deps.clock.now(), close: () => app.close() }
}

beforeAll(async () => {
  city = await replicated()
  await smallCity(city.db)
  replica = new Replica(city.standbyUrl, settings)
  const deps = testDeps(city.db, { loginKeyBits: 1024 })
  plain = await serverOn(deps)
  served = await serverOn({ ...deps, replica })
  seller = await settle(served, 3021)
  await city.db.updateTable('block').set({ capacity: 100 }).execute()
  const { userId } = await settle(served, 128)
  await credit(deps, userId, 1_000_000)
  auditor = await employ(served, ['auditor'], { userId })
  buyer = { ...(await signedIn(served, 128)), admin: await adminOf(served, auditor) }
})
afterAll(async () => {
  await served.close()
  await plain.close()
  await replica.db.destroy()
  await city.close()
})

const sellerCaller = () => ({ ...guest, ...seller, areaId, blockNo: 3021, tokenId: 1 })
const list = () => rice(served.deps, sellerCaller())

/** How many reads went where since the last time. */
async function went(): Promise<Record<string, number>> {
  const { values } = await readCounter.get()
  readCounter.reset()
  return Object.fromEntries(values.map(({ labels, value }) => [labels.because ?? labels.from ?? '', value]))
}

const settled = async () => {
  for (const end = Date.now() + 20_000; !replica.isUsed && Date.now() < end; await sleep(50)) await look()
  await went()
  changes = []
}
beforeEach(settled)

const look = () => buyer.form('/bctOrder/list', { side: 'buy' })
const readyz = async () => (await served.app.inject({ url: '/readyz' })).json<object>()

async function buy(saleId: number): Promise<number> {
  const wish = { clientNo: clientNo(), saleId, ver: 1, qty: qty(5_000), price: fen(680) }
  const { data } = await buyer.json('/bctSale/take', wish)
  const paid = { clientNo: clientNo(), payNo: data.payNo, channel: 'balance', ver: 1 } as const
  expect((await buyer.json('/bctPay/submit', paid)).code).toBe(200)
  return data.orderId
}

/** Every call that may read from the replica, with something to find. */
function readings(saleId: number): Readonly<Record<string, (client: Client) => Promise<{ code: number }>>> {
  const days = { from: '2026-11-01', to: '2026-11-30' }
  return {
    'the board': (client) => client.form('/bctSale/list', { areaId }),
    'the board of bids': (client) => client.form('/bctBuy/list', { areaId }),
    'the items': (client) => client.form('/bctItem/list', { areaId }),
    'a listing': (client) => client.form('/bctSale/info', { id: saleId }),
    'an order book': (client) => client.form('/bctItem/depth', { itemId: riceId }),
    'the prices of an item': (client) => client.form('/bctItem/history', { itemId: riceId }),
    'own orders': (client) => client.form('/bctOrder/list', { side: 'buy' }),
    'own money': (client) => client.form('/bctMoney/list', {}),
    'own income': (client) => client.form('/bctIncome/list', {}),
    'a statement': (client) => client.form('/bctMoney/download', { kind: 'available', ...days }),
    'own points': (client) => client.form('/bctPoints/list', {}),
    'the ranking': (client) => client.form('/user/rankList', { areaId }),
    'the fund’s entries': (client) => client.form('/bctFund/list', { areaId }),
    'the archive': (client) => client.form('/bctArchive/list', { areaId }),
    'an entry of the fund': (client) => client.form('/bctFund/entry', { areaId, entryNo: 1 }),
    'the work log': (client) => client.form('/log/list', { areaId }),
    'what operators did': (client) => client.admin('/admin/act/list', {}),
  }
}

it('no command asks it', async () => {
  const { saleId } = await list()
  const orderId = await buy(saleId)
  const said = { clientNo: clientNo(), id: orderId, ver: 2, text: '到楼下了' }
  const phone = await signedIn(served, 3021)
  expect((await phone.json('/bctOrder/deliver', said)).code).toBe(200)
  expect((await buyer.json('/bctOrder/confirm', { clientNo: clientNo(), id: orderId, ver: 3 })).code).toBe(200)
  expect(await went()).toEqual({})
})

it('what is looked at comes from the standby, and says what the primary says', async () => {
  const { saleId } = await list()
  await buy(saleId)
  const onPlain = { ...(await signedIn(plain, 128)), admin: await adminOf(plain, auditor) }
  for (const [what, ask] of Object.entries(readings(saleId))) {
    await went()
    const there = await ask(buyer)
    expect([what, await went()]).toEqual([what, { replica: 1 }])
    const here = await ask(onPlain)
    expect([what, there]).toEqual([what, here])
    expect([what, there.code]).toEqual([what, 200])
  }
  expect(changes).toEqual([])
})

it('who has just written sees it, however late the standby is', async () => {
  await city.delay(150)
  for (let turn = 0; turn < 4; turn++) {
    const { saleId } = await list()
    expect(await buyer.form('/bctSale/info', { id: saleId })).toMatchObject({ data: { saleId, state: 'on' } })
    const orderId = await buy(saleId)
    const { data } = await buyer.form('/bctOrder/list', { side: 'buy' })
    expect(data.data.map((row) => row.orderId)).toContain(orderId)
    const board = await buyer.form('/bctSale/list', { areaId, sort: 'newest' })
    expect(board.data.data[0]).toMatchObject({ saleId, qtyLeft: 120_000 })
  }
  expect(await went()).toEqual({ replica: 12 })
  await city.delay(0)
})

it('a standby that shows nothing new is left alone until it does', async () => {
  const hasty = new Replica(city.standbyUrl, { ...settings, patienceMs: 100 })
  await city.replay('pause')
  const { saleId } = await list()
  const seen = await hasty.read(city.db, (db) => db.selectFrom('sale').select('sale_id').execute())
  expect(seen).toContainEqual({ sale_id: saleId })
  expect(await went()).toEqual({ behind: 1 })
  await hasty.read(city.db, (db) => db.selectFrom('sale').select('sale_id').execute())
  expect(await went()).toEqual({ resting: 1 })
  expect((await buyer.form('/bctSale/info', { id: saleId })).code).toBe(200)
  expect(await readyz()).toEqual({ ok: true, reads: 'primary' })
  expect(changes).toHaveLength(2)
  expect(changes[0]).toContain('Reads leave the replica for the primary: it lacks what is committed')
  await city.replay('resume')
  await sleep(250)
  const later = await hasty.read(city.db, (db) => db.selectFrom('sale').select('sale_id').execute())
  expect(later).toContainEqual({ sale_id: saleId })
  expect(hasty.isUsed).toBe(true)
  await settled()
  expect(await readyz()).toEqual({ ok: true, reads: 'replica' })
  await hasty.db.destroy()
})

it('a standby that is stopped costs nobody an answer, and is used again once it is back', async () => {
  await city.stopStandby()
  for (let turn = 0; turn < 5; turn++) {
    await list()
    expect((await look()).code).toBe(200)
    await sleep(100)
  }
  expect(await went()).not.toHaveProperty('replica')
  expect(await readyz()).toEqual({ ok: true, reads: 'primary' })
  await city.startStandby()
  await settled()
  expect((await look()).code).toBe(200)
  expect(await went()).toEqual({ replica: 1 })
})

it('one that hangs keeps a reader no longer than it may', async () => {
  const hasty = new Replica(city.standbyUrl, { ...settings, patienceMs: 100 })
  await hasty.read(city.db, (db) => db.selectFrom('sale').select('sale_id').execute())
  city.door.isHanging = true
  const begun = Date.now()
  expect(await hasty.read(city.db, async () => 'read')).toBe('read')
  expect(Date.now() - begun).toBeLessThan(1_500)
  expect(await went()).toMatchObject({ behind: 1 })
  city.door.isHanging = false
  await hasty.db.destroy()
})

it('a read that fails there is done on the primary', async () => {
  let times = 0
  const value = await replica.read(city.db, async () => {
    if (++times === 1) throw new Error('canceling statement due to conflict with recovery')
    return times
  })
  expect(value).toBe(2)
  expect(await went()).toEqual({ failed: 1 })
  expect(changes).toEqual([
    'Reads leave the replica for the primary: canceling statement due to conflict with recovery.',
  ])
})

it('an address that leads to the primary is no replica', async () => {
  const none = new Replica(city.url, settings)
  expect(await none.read(city.db, async () => 'read')).toBe('read')
  expect(await went()).toEqual({ failed: 1 })
  expect(changes).toEqual(['Reads leave the replica for the primary: its address leads to no standby.'])
  await none.db.destroy()
})

it('the books are checked there', async () => {
  const env = { ...process.env, DATABASE_URL: city.url, MENPAI_READS_URL: city.standbyUrl }
  // Not waiting in this process: it carries the connections to the standby.
  const run = promisify(execFile)('npm', ['run', '--silent', 'books'], {
    env,
    cwd: path.resolve(__dirname, '../../..'),
  })
  const { stdout } = await run
  expect(stdout.split('\n')).toEqual([
    expect.stringContaining('Database: postgres at '),
    'Reads go to the replica.',
    expect.stringMatching(/^books equal: \d+ accounts, \d+ entries$/),
    '',
  ])
})

it('nothing can be written where reads go', async () => {
  const tried: string[] = []
  await replica.read(city.db, async (db) => {
    if (db === city.db) return
    await db
      .updateTable('sale')
      .set({ title: '别的' })
      .execute()
      .catch((error: unknown) => void tried.push(String(error)))
  })
  expect(tried).toEqual([expect.stringContaining('read-only transaction')])
})
