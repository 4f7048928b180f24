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
import type { Baseline } from './server/baseline'
import { measureBaseline, sayShares } from './server/baseline'
import { buildCity } from './server/city'
import { loadText, spreadOf, spreadText } from './server/figures'
import type { Loaded } from './server/load'
import type { Length } from './server/measure'
import { measurePayments, measureReads, reads } from './server/measure'
import { postmasterOf } from '../../tests/support/process'
import type { BenchServer } from './server/process'
import { startServer } from './server/process'
import { readProfile } from './server/profile'
import { measureProcesses } from './server/processes'
import type { Plan } from './server/report'
import { head, row, say } from './server/report'

const { values: given } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
    sizes: { type: 'string', default: '1000,100000,1000000' },
    connections: { type: 'string', default: '16,200' },
  },
})
const numbers = (list: string) => list.split(',').map(Number)
const plan: Plan = {
  runs: Number(given.runs),
  seconds: Number(given.seconds),
  sizes: numbers(given.sizes),
  connections: numbers(given.connections),
}
const waits = { statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 } as const

/** Runs a measurement several times and prints the result. */
async function repeat(name: string, measure: () => Promise<Loaded>): Promise<number> {
  const runs: Loaded[] = []
  for (let run = 0; run < plan.runs; run++) runs.push(await measure())
  return row(name, runs)
}

async function newDatabase(admin: Db, clusterUrl: string, name: string): Promise<string> {
  await sql`create database ${sql.raw(name)}`.execute(admin)
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}

async function measureSize(folder: string, url: string, orders: number, baseline: Baseline) {
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
  const start = () => startServer({ databaseUrl: url, folder, postmaster: postmasterOf(folder) })
  const starts: number[] = []
  let server: BenchServer | undefined
  for (let run = 0; run < plan.runs; run++) {
    await server?.stop()
    server = await start()
    starts.push(server.startMs)
  }
  if (!server) return
  say(`start, ms: ${spreadText(spreadOf(starts))}; memory after it: ${server.memory().toFixed(0)} MB`)
  await measureAll(db, server, baseline)
  say(`memory after the load: ${server.memory().toFixed(0)} MB; ${loadText()}`)
  if (orders === plan.sizes[0]) await measureProcesses(db, server, plan, start)
  if (orders === plan.sizes.at(-1)) await profile(db, server)
  await server.stop()
  await db.destroy()
}

async function measureAll(db: Db, server: BenchServer, baseline: Baseline): Promise<void> {
  const length: Length = { connections: plan.connections[0] ?? 16, seconds: plan.seconds }
  await measurePayments(db, server, { ...length, seconds: Math.min(3, plan.seconds) })
  head('signed call', plan.runs)
  for (const connections of plan.connections) {
    const perSecond = await repeat(`payments, ${connections} connections`, () =>
      measurePayments(db, server, { ...length, connections }),
    )
    sayShares(perSecond, connections, baseline)
    await repeat(`payments, all of one listing, ${connections} connections`, () =>
      measurePayments(db, server, { ...length, connections, where: 'one listing' }),
    )
  }
  for (const read of reads)
    await repeat(`${read}, ${length.connections} connections`, () => measureReads(server, read, length))
}

/** Where the server process spends its time once it is warm: payments, then boards. */
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
    const baseline = await measureBaseline(await newDatabase(admin, embedded.url, 'tpcb'), plan)
    for (const orders of plan.sizes)
      await measureSize(folder, await newDatabase(admin, embedded.url, `n${orders}`), orders, baseline)
  } finally {
    await admin.destroy()
    await embedded.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

void main()
