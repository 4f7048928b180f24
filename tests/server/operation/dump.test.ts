/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { buildApp } from '../../../server/app'
import { exportTo } from '../../../server/db/dump/export'
import { importFrom } from '../../../server/db/dump/import'
import type { Db } from '../../../server/db/schema'
import { demoAreaId as areaId, demoPassword } from '../../../demo/residents'
import { checkBooks } from '../../../server/ledger/check-books'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'
import { demoDatabase } from '../../support/database/demo-database'
import { encrypted } from '../../support/server/server'
import { signedClient } from '../../support/server/signed-client'
import { clientNo, credit } from '../../support/city/small-city'

let folder: string
let file: string
let old: TestDatabase
let deps: TestDeps
const opened: TestDatabase[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-dump-'))
  file = path.join(folder, 'city.dump')
  old = await demoDatabase()
  deps = testDeps(old.db, { demo: true, loginKeyBits: 1024 })
})
afterAll(async () => {
  for (const database of [old, ...opened]) await database.close()
  await rm(folder, { recursive: true })
})

const newDatabase = async (isEmpty: boolean): Promise<Db> => {
  const database = await testDatabase({ isEmpty })
  opened.push(database)
  return database.db
}
const emptyDatabase = () => newDatabase(true)

/** Every table with what is in it, each row as one text. */
async function everything(db: Db): Promise<Map<string, { rows: number; sum: string }>> {
  const found = new Map<string, { rows: number; sum: string }>()
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<{ rows: number; sum: string }>`
      select count(*) as rows, md5(string_agg(t::text, chr(10) order by t::text)) as sum from ${sql.table(name)} as t`.execute(
      db,
    )
    const row = rows[0]
    if (row && name !== 'heartbeat' && name !== 'board_version') found.set(name, row)
  }
  return found
}

describe('a dump', () => {
  it('gives a new database with the same rows in every table, the same chain heads, and equal books', async () => {
    const written = await exportTo(old.db, file)
    const db = await emptyDatabase()
    expect(await importFrom(db, file)).toEqual(written)
    expect(written.entry).toBeGreaterThan(100)
    expect(await everything(db)).toEqual(await everything(old.db))
    expect(await checkBooks(db)).toEqual(await checkBooks(old.db))
    expect((await checkBooks(db)).differences).toEqual([])
  })

  it('is what the product runs on: people sign in with their passwords and trade', async () => {
    const db = opened[0]?.db ?? (await emptyDatabase())
    const moved = { ...deps, db }
    const app = buildApp(moved)
    const now = () => deps.clock.now()
    const guest = signedClient(app, { now })
    const password = await encrypted({ deps: moved }, demoPassword(36))
    const { data } = await guest.form('/block/login', { areaId, blockNo: 36, password })
    const me = signedClient(app, { ak: guest.ak, token: data.token, userId: data.userId, now })
    await credit(moved, data.userId, 10_000)
    const board = await guest.form('/bctSale/list', { areaId })
    const sale = board.data.data.find(
      ({ seller, state, price, minQty }) => seller.blockNo !== 36 && state === 'on' && price * minQty < 10_000 * 10_000,
    )
    if (!sale) throw new Error('nothing on sale')
    const order = await me.json('/bctSale/take', {
      clientNo: clientNo(),
      saleId: sale.saleId,
      ver: sale.ver,
      qty: sale.minQty,
      price: sale.price,
    })
    const paid = await me.json('/bctPay/submit', {
      clientNo: clientNo(),
      payNo: order.data.payNo,
      channel: 'balance',
      ver: 1,
    })
    expect(paid).toMatchObject({ code: 200, data: { state: 'paid' } })
    expect((await checkBooks(db)).differences).toEqual([])
    await app.close()
  })

  it('is taken at one moment: what is written meanwhile is not half in it', async () => {
    const before = await old.db
      .selectFrom('entry')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    const user = await old.db.selectFrom('user_account').select('user_id').limit(1).executeTakeFirstOrThrow()
    const exporting = exportTo(old.db, path.join(folder, 'busy.dump'))
    for (let i = 0; i < 40; i++) await credit(deps, user.user_id, 100)
    const written = await exporting
    expect(written.entry).toBeGreaterThanOrEqual(before.n)
    const db = await emptyDatabase()
    await importFrom(db, path.join(folder, 'busy.dump'))
    expect((await checkBooks(db)).differences).toEqual([])
  })

  it('is not read into a database that holds anything', async () => {
    await expect(importFrom(old.db, file)).rejects.toThrow('not empty')
  })

  it.each<[string, (text: string) => Buffer]>([
    ['breaks off', (text) => gzipSync(text.split('\n').slice(0, -20).join('\n'))],
    ['was changed', (text) => gzipSync(text.replace('"nick_name":"', '"nick_name":"x'))],
    ['is none', () => Buffer.from('hello')],
    ['is of another version', (text) => gzipSync(text.replace('"0001-ledger"', '"0001-ledger","9999-later"'))],
  ])(
    'that %s is refused, and leaves no rows but those that the tables are made with',
    async (what, spoil) => {
      const spoilt = path.join(folder, `${what}.dump`)
      await writeFile(spoilt, spoil(gunzipSync(await readFile(file)).toString()))
      const db = await emptyDatabase()
      await expect(importFrom(db, spoilt)).rejects.toThrow(/not whole|changed|no dump|of another version/)
      const fresh = await everything(await newDatabase(false))
      for (const [name, found] of await everything(db))
        if (!name.startsWith('kysely')) expect([name, found]).toEqual([name, fresh.get(name)])
    },
    60_000,
  )
})
