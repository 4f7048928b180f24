/** @jest-environment node */
import { sql } from 'kysely'
import { hourMs } from '@contract/durations'
import { openAdmin, testDatabase } from '../../support/database/database'
import type { TestDatabase } from '../../support/database/database'
import type { ServerProcess } from '../../support/server/process'
import { dataFolder, removeDataFolder, startServer } from '../../support/server/process'

let folder: string
let database: TestDatabase
/** A user that may read and write rows, and change no table. */
let user: string
let server: ServerProcess

const run = (statements: string) => sql.raw(statements).execute(database.db)

beforeAll(async () => {
  folder = dataFolder()
  database = await testDatabase({ isEmpty: true })
  user = `${new URL(database.url).pathname.slice(1)}_calls`
  await run(`create role ${user} login password 'calls';
    alter default privileges grant select, insert, update, delete on tables to ${user}`)
})
afterAll(async () => {
  await database.close()
  const admin = openAdmin()
  await sql.raw(`drop role ${user}`).execute(admin)
  await admin.destroy()
  await removeDataFolder(folder)
})

const start = () => {
  const calls = Object.assign(new URL(database.url), { username: user, password: 'calls' }).href
  const addresses = { DATABASE_URL: calls, MENPAI_DIRECT_URL: database.url }
  return startServer(folder, { ...addresses, MENPAI_DEMO: '0', MENPAI_DEV_CLOCK: '0', MENPAI_LOGIN_KEY_BITS: '1024' })
}

/** The users of the database that are connected, but for this test itself and what PostgreSQL does on its own (autovacuum has no user). */
async function connected(): Promise<string[]> {
  const { rows } = await sql<{ usename: string }>`select distinct usename from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    database.db,
  )
  return rows.map(({ usename }) => usename)
}

it('a server migrates, and makes up for an outage, past the pooler, and does everything else through it', async () => {
  server = await start()
  expect(server.printed()).toContain('Tables brought up to date')
  expect(await connected()).toEqual([user])
  await server.stop()
  await database.db
    .updateTable('heartbeat')
    .set({ at: Date.now() - hourMs })
    .execute()
  // Of all that happens at a start, only what makes up for an outage writes to blocks.
  await run(`revoke update on block from ${user}`)
  server = await start()
  expect(server.printed()).toMatch(/Away for (60|61) min/)
  await server.stop()
})
