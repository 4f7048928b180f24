/** @jest-environment node */
import { sql } from 'kysely'
import { ok } from '@contract/result'
import { openDatabase } from '../../../server/db/open'
import { insert } from '../../../server/modules/approvals/store'
import { insertUser } from '../../../server/modules/session/people/store'
import type { Db } from '../../../server/db/schema'
import { transact } from '../../../server/db/transact'
import type { TestDatabase } from '../../support/database/database'
import { testDatabase } from '../../support/database/database'

let database: TestDatabase
/** One connection, so that its prepared statements can be queried. */
let db: Db

beforeEach(async () => {
  database = await testDatabase()
  db = openDatabase(database.url, { connections: 1 })
})
afterEach(async () => {
  await db.destroy()
  await database.close()
})

const settingOf = (on: Db, key: string) => on.selectFrom('setting').selectAll().where('key', '=', key).execute()

async function often(work: () => Promise<unknown>): Promise<void> {
  for (let times = 0; times < 25; times++) await work()
}

/** The connection's prepared statements. */
async function kept(on: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(on)
  return rows.map(({ statement }) => statement)
}

const addColumn = () => sql`alter table setting add column later text not null default 'new'`.execute(database.db)

it('keeps a statement that is sent often, once', async () => {
  await settingOf(db, 'seldom')
  expect(await kept(db)).toEqual([])
  await often(() => settingOf(db, 'often'))
  expect(await kept(db)).toEqual([expect.stringContaining('from "setting"')])
})

it('keeps nothing of lists that are never as long as the one before', async () => {
  let length = 0
  await often(() => {
    length += 1
    const keys = Array.from({ length }, (_, at) => `k${at}`)
    return db.selectFrom('setting').select('key').where('key', 'in', keys).execute()
  })
  expect(await kept(db)).toEqual([])
})

it('keeps nothing where the pooler does not know of it', async () => {
  const plain = openDatabase(database.url, { connections: 1, prepares: false })
  await often(() => settingOf(plain, 'often'))
  expect(await kept(plain)).toEqual([])
  await plain.destroy()
})

it('goes on when a step of the schema changes what a kept statement gives', async () => {
  await db.insertInto('setting').values({ key: 'one', value: 'x' }).execute()
  await often(() => settingOf(db, 'one'))
  await addColumn()
  expect(await settingOf(db, 'one')).toEqual([{ key: 'one', value: 'x', later: 'new' }])
})

it('prepares another text after such a step, because a pooler keeps what it has prepared by its text', async () => {
  await often(() => settingOf(db, 'one'))
  const before = await kept(db)
  await addColumn()
  await often(() => settingOf(db, 'one'))
  await often(() => settingOf(db, 'one'))
  const after = await kept(db)
  expect(after).toHaveLength(2)
  expect(new Set([...before, ...after]).size).toBe(2)
})

it('repeats a transaction that meets such a step, and does its work once', async () => {
  await db.insertInto('setting').values({ key: 'one', value: '0' }).execute()
  let attempts = 0
  const count = () =>
    transact(db, async (tx) => {
      attempts += 1
      await sql`update setting set value = (value::int + 1)::text where key = ${'one'}`.execute(tx)
      return ok(await settingOf(tx, 'one'))
    })
  await often(count)
  await addColumn()
  attempts = 0
  expect(await count()).toEqual(ok([{ key: 'one', value: '26', later: 'new' }]))
  expect(attempts).toBe(2)
})

describe('what is refused by an index of some rows only, once its statement is planned for all values', () => {
  it('still makes new people, and none twice', async () => {
    const user = (id: number) =>
      insertUser(db, { user_id: id, nick_name: '居民', mobile: `1390000${1_000 + id}`, created_at: 0 })
    for (let id = 1; id <= 40; id += 1) await user(id)
    const again = await insertUser(db, { user_id: 41, nick_name: '居民', mobile: '13900001001', created_at: 0 })
    expect(again.map(({ numInsertedOrUpdatedRows: made }) => made)).toEqual([0n])
    expect(await kept(db)).toEqual([expect.stringContaining('insert into "user_account"')])
  })

  it('still takes asks for the second person, one for a thing', async () => {
    await insertUser(db, { user_id: 1, nick_name: '居民', mobile: '13900000001', created_at: 0 })
    const ask = (refId: number) =>
      db.transaction().execute((tx) => insert(tx, { ...asked, approval_id: tries++, ref_id: refId }))
    let tries = 1
    for (let refId = 1; refId <= 40; refId += 1) expect(await ask(refId)).toBe(true)
    expect(await ask(40)).toBe(false)
  })
})

const asked = {
  ver: 1,
  kind: 'limit',
  ref_type: 'user',
  ref_ver: 1,
  area_id: null,
  summary: '',
  payload: '{}',
  payload_hash: '',
  reason: '',
  state: 'waiting',
  asked_by: 1,
  asked_at: 0,
  expires_at: 1,
  decided_by: null,
  decided_at: null,
  answer: '',
} as const
