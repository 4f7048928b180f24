/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { buildApp } from '../../../server/app'
import { exportTo } from '../../../server/db/dump/export'
import { importFrom } from '../../../server/db/dump/import'
import { migrate } from '../../../server/db/migrate'
import { openDatabase } from '../../../server/db/open'
import type { Db } from '../../../server/db/schema'
import { guest } from '../../../server/http/caller'
import { checkBooks } from '../../../server/ledger/check-books'
import type { TestDatabase } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'
import type { TestServer } from '../../support/server/server'
import { settle, signedIn } from '../../support/server/server'
import { areaId, clientNo, credit, rice, smallCity } from '../../support/city/small-city'

let database: TestDatabase
let folder: string
const opened: Db[] = []

beforeAll(async () => {
  database = await testDatabase({ isEmpty: true })
  folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-schemas-'))
})
afterAll(async () => {
  for (const db of opened) await db.destroy()
  await database.close()
  await rm(folder, { recursive: true })
})

/** A connection that works in a new schema of the one database. */
async function inSchema(name: string): Promise<Db> {
  await sql`create schema ${sql.id(name)}`.execute(database.db)
  const url = new URL(database.url)
  url.searchParams.set('options', `-c search_path=${name}`)
  const db = openDatabase(url.href, { connections: 3 })
  opened.push(db)
  return db
}

async function serverOn(db: Db): Promise<TestServer> {
  await smallCity(db)
  const deps = testDeps(db, { loginKeyBits: 1024 })
  const app = buildApp(deps)
  await app.ready()
  return { app, deps, clock: deps.clock, now: () => deps.clock.now(), close: () => app.close() }
}

const entriesIn = async (db: Db) => (await checkBooks(db)).entries

/** Several cities in one database, as on a distributed PostgreSQL that moves whole schemas. Source: docs/scaling.md */
describe('two cities in two schemas of one database', () => {
  it('are migrated, traded in, copied and restored without seeing one another', async () => {
    const [one, other] = [await inSchema('cell1'), await inSchema('cell2')]
    const steps = await migrate(one)
    expect(steps[0]).toBe('0001-ledger')
    expect(await migrate(other)).toEqual(steps)
    expect(await migrate(one)).toEqual([])

    const server = await serverOn(one)
    const [buyer, seller] = [await settle(server, 128), await settle(server, 3021)]
    await credit(server.deps, buyer.userId, 100_000)
    const { saleId } = await rice(server.deps, { ...guest, ...seller, areaId, blockNo: 3021, tokenId: 1 })
    const phone = await signedIn(server, 128)
    const taken = await phone.json('/bctSale/take', { clientNo: clientNo(), saleId, ver: 1, qty: 5000, price: 680 })
    const paid = { clientNo: clientNo(), payNo: taken.data.payNo, channel: 'balance', ver: 1 } as const
    expect((await phone.json('/bctPay/submit', paid)).code).toBe(200)
    await server.close()
    expect(await checkBooks(one)).toMatchObject({ differences: [] })
    expect(await entriesIn(one)).toBeGreaterThan(1)
    expect(await entriesIn(other)).toBe(0)

    const file = path.join(folder, 'one.dump')
    const written = await exportTo(one, file)
    await expect(importFrom(other, file)).rejects.toThrow('The database is not empty')
    const third = await inSchema('cell3')
    expect(await importFrom(third, file)).toEqual(written)
    expect(await checkBooks(third)).toEqual(await checkBooks(one))
  })
})
