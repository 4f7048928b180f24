import { sql } from 'kysely'
import type { ConsolePath } from '@contract/console/rights'
import { rights } from '@contract/console/rights'
import { moduleDifferences } from '../../../server/differences'
import type { Caller } from '../../../server/http/caller'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import { openShop } from '../../support/city/shop'
import { clientNo, resident, rice, riceIn } from '../../support/city/small-city'
import { consoleOf } from '../../support/admin/console-client'
import type { Colleague } from './colleagues'
import { colleague, freshly } from './colleagues'

let server: TestServer
let zhou: Colleague
let seller: Caller

beforeEach(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
  zhou = await colleague(server, ['operator', 'finance'])
  seller = await resident(server.deps, 3021)
})
afterEach(async () => {
  expect(await moduleDifferences(server.deps.db)).toEqual([])
  await server.close()
})

/** Calls that name their area; one that is not somebody's is not found. */
const named: readonly (readonly [ConsolePath, object])[] = [
  ['/admin/shop/list', {}],
  ['/admin/round/list', {}],
  ['/admin/fund/list', {}],
  ['/admin/election/announce', { clientNo: clientNo() }],
  ['/admin/area/halt', { clientNo: clientNo(), halted: true, reason: '系统维护' }],
]

it.each(named)('%s finds nothing outside somebody’s areas', async (path, input) => {
  const elsewhere = await colleague(server, ['operator', 'finance'], { areas: [1] })
  const call = (by: Colleague) => freshly(server, by, () => by.browser.call(path, { areaId, ...input }))
  expect((await call(elsewhere)).data).toMatchObject({ reason: 'NOT_FOUND' })
  expect((await call(zhou)).data).not.toMatchObject({ reason: 'NOT_FOUND' })
})

it.each(
  Object.keys(rights).filter((path) => /\/admin\/(txn|correction|pay|books|account|entry|book|refund)/.test(path)),
)('%s shows nothing of the ledger to who may not act everywhere', async (path) => {
  const elsewhere = await colleague(server, ['operator', 'finance', 'auditor'], { areas: [areaId] })
  const input = {
    clientNo: clientNo(),
    reference: 'P1234567',
    txnId: 1,
    id: 1,
    ver: 1,
    reason: '核对一下',
    outTradeNo: 'x',
    amount: 1,
  }
  const { data } = await elsewhere.browser.call(path as ConsolePath, input)
  const shown = data as unknown as { reason?: string; total?: number } | string
  const nothing = typeof shown === 'string' ? shown.includes('"共 0 行"') : (shown.reason ?? shown.total)
  expect([true, 0, 'NOT_FOUND', 'FORM']).toContain(nothing)
})

/** Source: community §11 (shop phone). */
it.each([
  ['operator', '19900000409'],
  ['finance', '19900000409'],
  ['auditor', '199****0409'],
] as const)('%s reads the contact of a shop as %s', async (role, contact) => {
  await openShop(server.deps)
  const { browser } = await colleague(server, [role])
  const { data } = await browser.call('/admin/shop/list', { areaId, tab: 'running' })
  expect(data.data.map(({ own }) => own.contact)).toEqual([contact])
  expect(data.seats.map(({ taken }) => taken).sort()).toEqual([0, 0, 1])
  expect(data.seats.every(({ seats }) => seats >= 0)).toBe(true)
  expect(JSON.stringify(data).includes('19900000409')).toBe(role !== 'auditor')
})

it('an operator sees the shops past the hundredth, too', async () => {
  const { shopId } = await openShop(server.deps)
  const seen = await server.deps.db
    .selectFrom('shop')
    .selectAll()
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow()
  const copies = Array.from({ length: 100 }, (_, index) => ({
    ...seen,
    shop_id: server.deps.ids.next(),
    no: `S-${index}`,
    state: 'hidden' as const,
    closes_at: null,
    due_at: null,
    ended_at: 1,
  }))
  await server.deps.db.insertInto('shop').values(copies).execute()
  const { browser } = await colleague(server, ['operator'])
  const read = async (cursor: string) =>
    (await browser.call('/admin/shop/list', { areaId, tab: 'all', page: 2, cursor })).data
  const first = (await browser.call('/admin/shop/list', { areaId, tab: 'all' })).data
  expect([first.data.length, first.total]).toEqual([100, 101])
  // One that is new moves nothing: the next page begins behind the last row, and not after so many.
  await server.deps.db
    .insertInto('shop')
    .values(copies.slice(0, 1).map((one) => ({ ...one, shop_id: server.deps.ids.next(), no: 'S-new' })))
    .execute()
  const second = await read(first.cursor ?? '')
  expect([second.data.map((one) => one.shopId), second.cursor]).toEqual([[shopId], undefined])
  expect((await read('x')).data).toEqual([])
})

it('the shops that wait come by their deadline, page after page, each once', async () => {
  const { shopId } = await openShop(server.deps)
  const { db, ids } = server.deps
  const seen = await db.selectFrom('shop').selectAll().where('shop_id', '=', shopId).executeTakeFirstOrThrow()
  const waiting = Array.from({ length: 120 }, (_, index) => ({
    ...seen,
    shop_id: ids.next(),
    no: `S-${index}`,
    state: 'active' as const,
    review_by: 1_000 - Math.floor(index / 2),
  }))
  await sql`drop index shop_one_of_block`.execute(db)
  await db.insertInto('shop').values(waiting).execute()
  const { browser } = await colleague(server, ['operator'])
  const first = (await browser.call('/admin/shop/list', { areaId })).data
  const rest = (await browser.call('/admin/shop/list', { areaId, page: 2, cursor: first.cursor ?? '' })).data
  const shown = [...first.data, ...rest.data].map(({ no }) => no)
  const inTurn = [...waiting].sort((a, b) => a.review_by - b.review_by || a.shop_id - b.shop_id).map(({ no }) => no)
  expect([shown, first.total]).toEqual([inTurn, 120])
  await db.deleteFrom('shop').where('shop_id', '<>', shopId).execute()
})

it('an operator removes a listing in the console, but not the own one, and nothing elsewhere', async () => {
  const { saleId } = await rice(server.deps, seller)
  const input = { id: saleId, reason: '标题与实物不符' }
  const remove = (by: Colleague) => by.browser.call('/admin/saleRemove', { ...input, clientNo: clientNo(), ver: 1 })
  const own = await colleague(server, ['operator'], { userId: seller.userId })
  const elsewhere = await colleague(server, ['operator'], { areas: [1] })
  expect(await remove(own)).toMatchObject({ msg: '和自己有关，不能处理', data: { reason: 'OWN' } })
  expect((await remove(elsewhere)).data).toMatchObject({ reason: 'NOT_FOUND' })
  expect((await remove(zhou)).data).toMatchObject({ state: 'removed' })
  const [deed] = await server.deps.db.selectFrom('audit').selectAll().where('call', '=', '/admin/saleRemove').execute()
  expect(deed).toMatchObject({ staff_id: zhou.staff.staffId, role: 'operator' })
})

it('a halt needs a fresh code, says so in the audit, and ends', async () => {
  const halt = (halted: boolean) =>
    zhou.browser.call('/admin/area/halt', { clientNo: clientNo(), areaId, halted, reason: '支付维护' })
  server.clock.forward(2 * 60_000 + 1)
  expect((await halt(true)).data).toMatchObject({ isFresh: true })
  expect((await freshly(server, zhou, () => halt(true))).data).toMatchObject({ halt: { because: '支付维护' } })
  expect((await halt(false)).data).toMatchObject({ halt: null })
})

it('who signs in on another device is told in every session', async () => {
  const me = async (by: Colleague) => (await by.browser.call('/admin/session/me', {})).data.signIns
  expect(await me(zhou)).toEqual([])
  await consoleOf(server, zhou.staff)
  expect(await me(zhou)).toMatchObject([{ ip: '127.0.0.1' }])
})
