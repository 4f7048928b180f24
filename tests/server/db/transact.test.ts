import { sql } from 'kysely'
import { err, ok } from '@contract/result'
import { openDatabase } from '../../../server/db/open'
import { transact } from '../../../server/db/transact'
import type { TestDatabase } from '../../support/database/database'
import { testDatabase } from '../../support/database/database'

let database: TestDatabase

beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

const settings = async () =>
  (await database.db.selectFrom('setting').select('key').orderBy('key').execute()).map((r) => r.key)

it('commits a value and rolls a failure back', async () => {
  const write = (key: string, isRight: boolean) =>
    transact(database.db, async (tx) => {
      await tx.insertInto('setting').values({ key, value: '' }).execute()
      return isRight ? ok(key) : err('refused')
    })
  expect([await write('kept', true), await write('dropped', false)]).toEqual([ok('kept'), err('refused')])
  expect(await settings()).toEqual(['kept'])
})

it('tries again after a deadlock until both have done their work', async () => {
  for (const key of ['a', 'b']) await database.db.insertInto('setting').values({ key, value: '0' }).execute()
  const meet = barrier(2)
  const touchBoth = (keys: readonly string[]) =>
    transact(database.db, async (tx) => {
      for (const key of keys) {
        await sql`update setting set value = (value::int + 1)::text where key = ${key}`.execute(tx)
        await meet()
      }
      return ok(undefined)
    })
  await Promise.all([touchBoth(['a', 'b']), touchBoth(['b', 'a'])])
  const rows = await database.db.selectFrom('setting').select('value').execute()
  expect(rows.map(({ value }) => value)).toEqual(['2', '2'])
})

it('tries again when what it wrote was decided from something that is not as it was read any more', async () => {
  let attempts = 0
  const outcome = await transact(database.db, async (tx) => {
    attempts++
    await tx
      .insertInto('setting')
      .values({ key: `try ${attempts}`, value: '' })
      .execute()
    if (attempts === 1) await sql`select not_as_read('the listing')`.execute(tx)
    return ok(attempts)
  })
  expect(outcome).toEqual(ok(2))
  expect(await settings()).toEqual(['try 2'])
})

it('tries again on a fresh connection when the first one is cut', async () => {
  let attempts = 0
  const outcome = await transact(database.db, async (tx) => {
    attempts++
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    if (attempts === 1) await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
    await tx.insertInto('setting').values({ key: 'cut', value: '' }).execute()
    return ok(attempts)
  })
  expect(outcome).toEqual(ok(2))
  expect(await settings()).toEqual(['cut'])
})

it('does not repeat what is simply wrong', async () => {
  let attempts = 0
  const wrong = transact(database.db, async (tx) => {
    attempts++
    await sql`select * from no_such_table`.execute(tx)
    return ok(undefined)
  })
  await expect(wrong).rejects.toThrow('no_such_table')
  expect(attempts).toBe(1)
})

it('throws a connection away whose answer did not come, and goes on with another', async () => {
  const db = openDatabase(database.url, { connections: 1, waits: { query_timeout: 200 } })
  try {
    await expect(sql`select pg_sleep(1)`.execute(db)).rejects.toThrow('timeout')
    const { rows } = await sql<{ answer: number }>`select 1 as answer`.execute(db)
    expect(rows).toEqual([{ answer: 1 }])
  } finally {
    await db.destroy()
  }
})

it('reads whole numbers up to 2^53 exactly and refuses to round larger ones', async () => {
  const { rows } = await sql<{
    n: number
    list: number[]
  }>`select 9007199254740991 as n, array[1, 2]::bigint[] as list`.execute(database.db)
  expect(rows).toEqual([{ n: Number.MAX_SAFE_INTEGER, list: [1, 2] }])
  await expect(sql`select 9007199254740993::bigint`.execute(database.db)).rejects.toThrow('2^53')
})

/** The first `count` callers wait for one another; later ones pass. */
function barrier(count: number): () => Promise<void> {
  let arrived = 0
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return () => {
    arrived++
    if (arrived >= count) open()
    return opened
  }
}
