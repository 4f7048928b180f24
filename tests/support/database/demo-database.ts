import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../../server/db/schema'
import { seedDemo } from '../../../demo/seed'
import type { TestDatabase } from './database'
import { copyDatabase, openAdmin, testDatabase, testDeps, connectTo } from './database'

/** Making a city takes seconds; a busy machine needs a while. Who makes it takes the time that it takes. */
const waitMs = 120_000
const stepMs = 100

const [unfinished, city] = ['demo_unfinished', 'demo_city']

const isMade = async (admin: Db): Promise<boolean> =>
  (await sql`select from pg_database where datname = ${city}`.execute(admin)).rows.length > 0

/** True for one process of the run, until its connection ends. */
async function isFirst(admin: Db): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(1) as mine`.execute(admin)
  return rows[0]?.mine === true
}

async function make(admin: Db): Promise<void> {
  await sql`drop database if exists ${sql.raw(unfinished)} with (force)`.execute(admin)
  await copyDatabase(admin, unfinished, 'postgres')
  const made = connectTo(unfinished)
  try {
    await seedDemo(testDeps(made.db, { demo: true, loginKeyBits: 1024 }))
  } finally {
    await made.close()
  }
  await sql`alter database ${sql.raw(unfinished)} rename to ${sql.raw(city)}`.execute(admin)
}

/** A copy of the demo city at ten in the morning, where a test's clock stands; the city is made once for the run. Close it after use. */
export async function demoDatabase(): Promise<TestDatabase> {
  const admin = openAdmin()
  try {
    // Held meanwhile: an idle connection is closed by the pool, and its lock ends with it.
    await admin.connection().execute(async (held) => {
      for (const until = Date.now() + waitMs; !(await isMade(held)); await sleep(stepMs)) {
        if (await isFirst(held)) {
          if (!(await isMade(held))) await make(held)
        } else if (Date.now() > until) throw new Error('the demo city of the run was not made')
      }
    })
  } finally {
    await admin.destroy()
  }
  return testDatabase({ from: city })
}
