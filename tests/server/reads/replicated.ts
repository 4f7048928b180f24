import { appendFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { runOnce } from '../../../server/db/embedded/process'
import type { Embedded } from '../../../server/db/embedded/running'
import { startEmbedded } from '../../../server/db/embedded/start'
import { migrate } from '../../../server/db/migrate'
import { openDatabase } from '../../../server/db/open'
import type { Db } from '../../../server/db/schema'
import { quickFolder } from '../../support/database/quick-folder'
import type { Door } from './door'
import { door } from './door'

const settings = ['fsync=off', 'max_wal_size=4GB', 'wal_level=replica']

const portOf = ({ url }: Embedded) => Number(new URL(url).port)

/** A migrated PostgreSQL of a test's own, and a standby that streams from it behind a door. */
export interface Replicated {
  readonly url: string
  readonly db: Db
  readonly standbyUrl: string
  readonly door: Door
  startStandby(): Promise<void>
  stopStandby(): Promise<void>
  /** Lets the standby show nothing new, or go on. */
  replay(what: 'pause' | 'resume'): Promise<void>
  /** Lets the standby show each commit so much later; 0 at once. */
  delay(ms: number): Promise<void>
  close(): Promise<void>
}

/** Makes a primary's files and stops it: a copy of them is the beginning of a standby. */
async function initialised(dataDir: string): Promise<void> {
  const running = await startEmbedded({ dataDir, settings })
  const db = openDatabase(running.url)
  await migrate(db)
  await db.destroy()
  await running.stop()
}

/** Lets a copy follow its primary. */
async function follow(dataDir: string, primaryUrl: string): Promise<void> {
  const file = (name: string) => path.join(dataDir, 'postgres', name)
  await appendFile(file('standby.signal'), '')
  await appendFile(file('postgresql.auto.conf'), `primary_conninfo = '${primaryUrl}'\n`)
}

async function replay({ url }: Embedded, what: 'pause' | 'resume'): Promise<void> {
  const db = openDatabase(url, { connections: 1 })
  await sql.raw(`select pg_wal_replay_${what}()`).execute(db)
  const paused = sql<{ state: string }>`select pg_get_wal_replay_pause_state() as state`
  while (what === 'pause' && (await paused.execute(db)).rows[0]?.state !== 'paused') await sleep(10)
  await db.destroy()
}

async function delay({ url }: Embedded, ms: number): Promise<void> {
  const db = openDatabase(url, { connections: 1 })
  await sql.raw(`alter system set recovery_min_apply_delay = ${ms}`).execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  await db.destroy()
}

/** Makes both and starts them. */
export async function replicated(): Promise<Replicated> {
  const folder = quickFolder('replica')
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')]
  await initialised(first)
  const { code, output } = await runOnce('/bin/cp', ['-a', first, second])
  if (code !== 0) throw new Error(output)
  const primary = await startEmbedded({ dataDir: first, settings })
  await follow(second, primary.url)
  const start = () => startEmbedded({ dataDir: second, settings })
  let standby = await start()
  const way = await door(() => portOf(standby))
  const db = openDatabase(primary.url)
  return {
    url: primary.url,
    db,
    standbyUrl: Object.assign(new URL(standby.url), { port: String(way.port), search: '' }).href,
    door: way,
    startStandby: async () => void (standby = await start()),
    stopStandby: () => standby.stop(),
    replay: (what) => replay(standby, what),
    delay: (ms) => delay(standby, ms),
    close: async () => {
      await db.destroy()
      await way.close()
      await standby.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
