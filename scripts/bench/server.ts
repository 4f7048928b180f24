import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { dayStart } from '@contract/hours'
import { startEmbedded } from '../../server/db/embedded/start'
import { migrate } from '../../server/db/migrate'
import { openDatabase } from '../../server/db/open'
import type { Db } from '../../server/db/schema'
import { buildCity } from './server/city'
import { loadText, spreadOf, spreadText } from './server/figures'
import type { Loaded } from './server/load'
import type { Length } from './server/measure'
import { measurePayments, measureReads, reads } from './server/measure'
import { postmasterOf } from '../../tests/support/process'
import type { BenchServer } from './server/process'
import { startServer } from './server/process'
import { readProfile } from './server/profile'
import { byPgbench, prepareTpcb, throughDriver } from './server/tpcb'

const { values: given } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
    sizes: { type: 'string', default: '1000,100000,1000000' },
    connections: { type: 'string', default: '16,200' },
  },
})
const numbers = (list: string) => list.split(',').map(Number)
const plan = {
  runs: Number(given.runs),
  seconds: Number(given.seconds),
  sizes: numbers(given.sizes),
  connections: numbers(given.connections),
}
const waits = { statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 } as const

const say = (line: string) => console.log(line)

/** Runs a measurement several times and says what came out. */
async function repeat(name: string, measure: () => Promise<Loaded>): Promise<number> {
  const runs: Loaded[] = []
  for (let run = 0; run < plan.runs; run++) runs.push(await measure())
  const of = (pick: (run: Loaded) => number) => spreadText(spreadOf(runs.map(pick)))
  const failed = runs.flatMap((run) => [...run.failed])
  const cpu = `${of((run) => run.cpu.server)} · ${of((run) => run.cpu.database)}`
  say(`| ${name} | ${of((run) => run.perSecond)} | ${of((run) => run.p50)} | ${of((run) => run.p99)} | ${cpu} |`)
  for (const [words, count] of failed) say(`FAILED ${count} times: ${words}`)
  if (failed.length > 0) process.exitCode = 1
  return spreadOf(runs.map((run) => run.perSecond)).median
}

const head = (what: string) =>
  say(
    `\n| ${what} (min / median / max of ${plan.runs} runs) | per second | p50 ms | p99 ms | CPU ms a call, server · PostgreSQL |\n|---|---|---|---|---|`,
  )

async function newDatabase(admin: Db, clusterUrl: string, name: string): Promise<string> {
  await sql`create database ${sql.raw(name)}`.execute(admin)
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}

/** PostgreSQL's own figure, and the same through the driver. */
async function measureTpcb(url: string): Promise<ReadonlyMap<number, number>> {
  await prepareTpcb(url)
  say(
    `\n| TPC-B-like transactions per second (min / median / max of ${plan.runs} runs) | pgbench | Node's driver |\n|---|---|---|`,
  )
  const medians = new Map<number, number>()
  for (const connections of plan.connections) {
    const [own, driver]: [number[], number[]] = [[], []]
    for (let run = 0; run < plan.runs; run++) {
      const found = byPgbench(url, connections, plan.seconds)
      if (found !== undefined) own.push(found)
      driver.push(await throughDriver(url, connections, plan.seconds))
    }
    const said = own.length > 0 ? spreadText(spreadOf(own)) : 'not on this machine'
    say(`| ${connections} connections | ${said} | ${spreadText(spreadOf(driver))} |`)
    medians.set(connections, spreadOf(own.length > 0 ? own : driver).median)
  }
  return medians
}

async function measureSize(folder: string, url: string, orders: number, tpcb: ReadonlyMap<number, number>) {
  const db = openDatabase(url, { connections: 4, waits })
  await migrate(db)
  const noon = dayStart(Date.now()) + 86_400_000 + 10 * 3_600_000
  const offset = { key: 'clock_offset_ms', value: String(noon - Date.now()) }
  await db.insertInto('setting').values(offset).execute()
  const begun = Date.now()
  await buildCity(db, { orders, now: noon })
  const size = await sql<{ size: string }>`select pg_size_pretty(pg_database_size(current_database())) as size`.execute(
    db,
  )
  say(
    `\n## ${orders} orders (${size.rows[0]?.size}, filled in ${Math.round((Date.now() - begun) / 1_000)} s; ${loadText()})`,
  )
  const starts: number[] = []
  let server: BenchServer | undefined
  for (let run = 0; run < plan.runs; run++) {
    await server?.stop()
    server = await startServer({ databaseUrl: url, folder, postmaster: postmasterOf(folder) })
    starts.push(server.startMs)
  }
  if (!server) return
  say(`start, ms: ${spreadText(spreadOf(starts))}; memory after it: ${server.memory().toFixed(0)} MB`)
  await measureAll(db, server, tpcb)
  say(`memory after the load: ${server.memory().toFixed(0)} MB; ${loadText()}`)
  if (orders === plan.sizes.at(-1)) await profile(db, server)
  await server.stop()
  await db.destroy()
}

async function measureAll(db: Db, server: BenchServer, tpcb: ReadonlyMap<number, number>): Promise<void> {
  const length: Length = { connections: plan.connections[0] ?? 16, seconds: plan.seconds }
  await measurePayments(db, server, { ...length, seconds: Math.min(3, plan.seconds) })
  head('signed call')
  for (const connections of plan.connections) {
    const perSecond = await repeat(`payments, ${connections} connections`, () =>
      measurePayments(db, server, { ...length, connections }),
    )
    say(`| … as a share of TPC-B-like | ${(perSecond / (tpcb.get(connections) ?? Number.NaN)).toFixed(2)} | | | |`)
    await repeat(`payments, all of one listing, ${connections} connections`, () =>
      measurePayments(db, server, { ...length, connections, where: 'one listing' }),
    )
  }
  for (const read of reads)
    await repeat(`${read}, ${length.connections} connections`, () => measureReads(server, read, length))
}

/** Where the time of the server's process goes once it is warm: payments, then boards. */
async function profile(db: Db, server: BenchServer): Promise<void> {
  const length: Length = { connections: plan.connections[0] ?? 16, seconds: plan.seconds }
  const hot = {
    payments: () => measurePayments(db, server, length),
    board: () => measureReads(server, 'board', length),
  }
  for (const [name, work] of Object.entries(hot)) {
    const end = await server.profile()
    await work()
    const file = await end()
    const { owners, functions } = await readProfile(file)
    await rm(file)
    const list = (shares: typeof owners, count: number) =>
      shares
        .slice(0, count)
        .map(([owner, share]) => `${owner} ${(share * 100).toFixed(1)} %`)
        .join(' · ')
    say(`\nprofile of ${name}, after all of the above, by owner: ${list(owners, 14)}`)
    say(`by function: ${list(functions, 14)}`)
  }
}

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-bench-'))
  await chmod(folder, 0o755)
  say(`# npm run bench -- server: ${new Date().toISOString().slice(0, 16)}, Node ${process.version}, ${loadText()}`)
  say(
    `runs ${plan.runs}, ${plan.seconds} s each; PostgreSQL with its defaults (fsync on), server, and load on one machine`,
  )
  const embedded = await startEmbedded({ dataDir: folder, settings: ['max_connections=300'] })
  const admin = openDatabase(embedded.url, { connections: 1, waits })
  try {
    const tpcb = await measureTpcb(await newDatabase(admin, embedded.url, 'tpcb'))
    for (const orders of plan.sizes)
      await measureSize(folder, await newDatabase(admin, embedded.url, `n${orders}`), orders, tpcb)
  } finally {
    await admin.destroy()
    await embedded.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

void main()
