import { transact } from '../../../server/db/transact'
import { ok } from '@contract/result'
import { award } from '../../../server/modules/points/open/award'
import type { TestServer } from '../../support/server/server'
import { areaId, settle, signedIn, testServer } from '../../support/server/server'

let server: TestServer

beforeEach(async () => {
  server = await testServer()
})
afterEach(async () => {
  const people = await server.deps.db
    .selectFrom('user_account as u')
    .leftJoin('points_entry as p', 'p.user_id', 'u.user_id')
    .select(({ fn }) => ['u.user_id', 'u.points', fn.sum<number | null>('p.points_add').as('sum')])
    .groupBy(['u.user_id', 'u.points'])
    .execute()
  for (const { points, sum } of people) expect(Number(sum ?? 0)).toBe(points)
  await server.close()
})

const give = (userId: number, pointsAdd: number, refId: number) =>
  transact(server.deps.db, async (tx) =>
    ok(await award(tx, server.deps, { userId, areaId, content: '测试', pointsAdd, refType: 'test', refId })),
  )

it('writes each change with the balance after it, and lists them newest first', async () => {
  const { userId } = await settle(server, 8)
  const client = await signedIn(server, 8)
  await give(userId, 5, 1)
  await give(userId, -2, 2)
  expect((await client.form('/user/getPoints', {})).data).toMatchObject({
    points: 3,
    row: { content: '测试', pointsAdd: -2, points: 3 },
  })
  const { data } = await client.form('/bctPoints/list', {})
  expect(data.data.map(({ pointsAdd, points }) => [pointsAdd, points])).toEqual([
    [-2, 3],
    [5, 5],
  ])
})

it('gives one thing once, however many give at once', async () => {
  const { userId } = await settle(server, 8)
  const rows = await Promise.all(Array.from({ length: 10 }, () => give(userId, 5, 1)))
  expect(rows.filter((row) => row.ok && row.value).length).toBe(1)
})

it('never takes more than there is', async () => {
  const { userId } = await settle(server, 8)
  await give(userId, 5, 1)
  expect(await give(userId, -6, 2)).toEqual({ ok: true, value: undefined })
})

it('pages without losing or doubling a row while new ones come', async () => {
  const { userId } = await settle(server, 8)
  const client = await signedIn(server, 8)
  for (let n = 1; n <= 20; n++) await give(userId, 1, n)
  const first = (await client.form('/bctPoints/list', {})).data
  await give(userId, 1, 21)
  const second = (await client.form('/bctPoints/list', { page: 2, cursor: first.cursor })).data
  const balances = [...first.data, ...second.data].map(({ points }) => points)
  expect(balances).toEqual(Array.from({ length: 20 }, (_, n) => 20 - n))
  expect(second.cursor).toBeUndefined()
})

it('ranks the residents of an area, and tells the reader his own place', async () => {
  const [one, two, three] = [await settle(server, 8), await settle(server, 9), await settle(server, 10)]
  await give(one.userId, 3, 1)
  await give(two.userId, 9, 1)
  await give(three.userId, 3, 1)
  const client = await signedIn(server, 10)
  const { rows, mine } = (await client.form('/user/rankList', { areaId })).data
  expect(rows.map(({ rank, blockNo, points }) => [rank, blockNo, points])).toEqual([
    [1, 9, 9],
    [2, 8, 3],
    [3, 10, 3],
  ])
  expect(mine).toMatchObject({ rank: 3, blockNo: 10, isMine: true })
})

it('shows the first hundred, and the place of a reader behind them', async () => {
  const { db } = server.deps
  const ids = Array.from({ length: 100 }, (_, n) => 900_001 + n)
  const { userId } = await settle(server, 8)
  const [oneAccount, oneBlock] = await Promise.all([
    db.selectFrom('user_account').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow(),
    db.selectFrom('block').selectAll().where('owner_user_id', '=', userId).executeTakeFirstOrThrow(),
  ])
  await db
    .insertInto('user_account')
    .values(ids.map((id) => ({ ...oneAccount, user_id: id, mobile: '', points: 0 })))
    .execute()
  await db
    .insertInto('block')
    .values(ids.map((id, n) => ({ ...oneBlock, block_id: id, block_no: 1 + n + (n > 6 ? 1 : 0), owner_user_id: id })))
    .execute()
  const client = await signedIn(server, 8)
  const before = (await client.form('/user/rankList', { areaId })).data
  expect([before.rows.length, before.mine?.rank]).toEqual([100, 8])
  await db.updateTable('block').set({ block_no: 500 }).where('owner_user_id', '=', userId).execute()
  const { rows, mine } = (await client.form('/user/rankList', { areaId })).data
  expect([rows.length, rows.at(-1)?.rank, rows.some(({ isMine }) => isMine)]).toEqual([100, 100, false])
  expect(mine).toMatchObject({ rank: 101, blockNo: 500, isMine: true })
})

it('knows no ranking of an area that does not exist', async () => {
  await settle(server, 8)
  const client = await signedIn(server, 8)
  expect((await client.form('/user/rankList', { areaId: 404 })).reason).toBe('NOT_FOUND')
})
