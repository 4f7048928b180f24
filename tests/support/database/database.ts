import { randomBytes } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { dayMs } from '@contract/durations'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Config } from '../../../server/config/config'
import { developmentConfig } from '../../../server/config/config'
import { makeIds } from '../../../server/db/ids'
import type { Db } from '../../../server/db/schema'
import { openDatabase } from '../../../server/db/open'
import type { Deps } from '../../../server/deps'
import { coordinatorVariable, makeCell } from './cell'

export interface TestDatabase {
  readonly url: string
  readonly db: Db
  close(): Promise<void>
}

const serverUrl = (): URL => {
  const url = process.env.MENPAI_TEST_POSTGRES
  if (url === undefined) throw new Error('the run has no PostgreSQL: use tests/server/jest.config.cjs')
  return new URL(url)
}

/** A busy machine is slow, not broken, so time limits are longer than a server's. */
const waits = { connectionTimeoutMillis: 15_000, statement_timeout: 15_000, query_timeout: 20_000 } as const

/** PostgreSQL looks every 100 ms whether a database that is to be dropped is free; so long its connections take to end. */
const endingMs = 10

const addressOf = (name: string): string => Object.assign(serverUrl(), { pathname: `/${name}` }).href

/** For statements about databases. */
export const openAdmin = (): Db => openDatabase(addressOf('template1'), { connections: 1, waits })

/** Makes a database as a copy of another one, to which nobody may be connected. Throws when there is one of that name. */
export async function copyDatabase(admin: Db, name: string, from: string): Promise<void> {
  // By its files: block by block, through the log, takes twice as long.
  await sql`create database ${sql.raw(name)} template ${sql.raw(from)} strategy file_copy`.execute(admin)
}

/** A connection to a database, and how it ends so that the database can be dropped, renamed or copied. */
export function connectTo(name: string): TestDatabase {
  const url = addressOf(name)
  const db = openDatabase(url, { waits })
  const close = async (): Promise<void> => {
    await db.destroy()
    await sleep(endingMs)
  }
  return { url, db, close }
}

/** The databases of the run that the tests' own are copies of. */
const templates = { empty: 'template0', migrated: 'postgres' } as const

/**
 * A fresh database: a copy of the migrated one, an empty one, or a copy of another. Close it after use. Where a coordinator of Citus is
 * named, a migrated one is a cell there.
 */
export async function testDatabase({
  isEmpty = false,
  from = isEmpty ? templates.empty : templates.migrated,
}: { readonly isEmpty?: boolean; readonly from?: string } = {}): Promise<TestDatabase> {
  const coordinator = process.env[coordinatorVariable]
  if (coordinator !== undefined && from === templates.migrated) return makeCell(coordinator)
  const name = `t_${randomBytes(8).toString('hex')}`
  const admin = openAdmin()
  await copyDatabase(admin, name, from)
  const own = connectTo(name)
  return {
    ...own,
    async close() {
      await own.close()
      await sql`drop database ${sql.raw(name)} with (force)`.execute(admin)
      await admin.destroy()
    },
  }
}

/** A clock that stops until a test moves it. */
export class TestClock {
  constructor(public at: number) {}
  now(): number {
    return this.at
  }
  forward(byMs: number): void {
    this.at += byMs
  }
}

/** 2026-11-21 10:00 in Shanghai: open hours. */
export const tenInTheMorning = Date.UTC(2026, 10, 21, 2)

/** The settings of development, with keys that a start would have made. */
export const testConfig: Config = {
  ...developmentConfig,
  // Not the developer's own data folder.
  dataDir: path.join(os.tmpdir(), 'menpai-test-data'),
  storeKey: 'store key of tests',
  sandboxKey: 'sandbox key of tests',
  // The database's clock says which minute it is, and no test may fall over its edge.
  callMinuteMs: 100 * 365 * dayMs,
}

export interface TestDeps extends Deps {
  readonly clock: TestClock
}

/** Everything the server is given, with a clock of the test's own. */
export function testDeps(db: Db, config: Partial<Config> = {}): TestDeps {
  return {
    db,
    clock: new TestClock(tenInTheMorning),
    random: { bytes: randomBytes },
    config: { ...testConfig, loginsPerMinute: 1_000_000, ...config },
    ids: makeIds({ now: () => Date.now() }, { bytes: randomBytes }),
  }
}
