import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { baseline, sameStatements, tpcb } from './server/baseline'
import { openCity, wheres } from './server/city'
import type { Cluster } from './server/cluster'
import { onCluster } from './server/cluster'
import { loadText, spreadOf, spreadText } from './server/figures'
import { load } from './server/load'
import type { Length } from './server/measure'
import { measureReads, readCalls, reads } from './server/measure'
import type { BenchServer } from './server/process'
import { startServer } from './server/process'
import { measureProcesses } from './server/processes'
import { readProfile } from './server/profile'
import type { Part, Plan } from './server/report'
import { say, takeTurns } from './server/report'
import type { NextPayment } from './server/stock'
import { stocksOf, warmCalls } from './server/stock'
import { hasPgbench, prepareTpcb } from './server/tpcb'

const { values: given } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
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
interface Bench extends Cluster {
  /** The database of what needs no server. */
  readonly baselineUrl: string
}

async function measureSize({ folder, postmaster, baselineUrl }: Bench, url: string, orders: number) {
  const begun = Date.now()
  const { db, noon } = await openCity(url, orders)
  const stocks = stocksOf(db)
  const nextOf = new Map<string, NextPayment>()
  for (const connections of plan.connections)
    for (const where of wheres) {
      const seconds = plan.seconds * plan.runs + plan.seconds
      nextOf.set(`${connections} ${where}`, await stocks.stockUp({ connections, where, seconds, now: noon }))
    }
  await stocks.settle()
  const size = await sql<{ size: string }>`select pg_size_pretty(pg_database_size(current_database())) as size`.execute(
    db,
  )
  say(
    `\n## ${orders} orders (${size.rows[0]?.size}, filled in ${Math.round((Date.now() - begun) / 1_000)} s; ${loadText()})`,
  )
  const start = () => startServer({ databaseUrl: url, folder, postmaster })
  const starts: number[] = []
  let server: BenchServer | undefined
  for (let run = 0; run < plan.runs; run++) {
    await server?.stop()
    server = await start()
    starts.push(server.startMs)
  }
  if (!server) return
  say(`start, ms: ${spreadText(spreadOf(starts))}; memory after it: ${server.memory().toFixed(0)} MB`)
  await takeTurns([...baselines(baselineUrl, postmaster), ...(await warmParts(server, nextOf))], plan.runs)
  say(`memory after the load: ${server.memory().toFixed(0)} MB; ${loadText()}`)
  if (orders === plan.sizes[0]) await measureProcesses(stocks.stockUp, server, plan, start)
  if (orders === plan.sizes.at(-1)) await profile(server, nextOf)
  await server.stop()
  await db.destroy()
}

const baselines = (url: string, postmaster: number) =>
  plan.connections.flatMap((connections) =>
    baseline({ url, postmaster, connections, seconds: plan.seconds }).map((part) => ({
      ...part,
      name: `${part.name}, ${connections} connections`,
    })),
  )

/** What is measured of the server, after the calls that warm it up. */
async function warmParts(server: BenchServer, nextOf: ReadonlyMap<string, NextPayment>): Promise<readonly Part[]> {
  const [few = 16] = plan.connections
  const length = { connections: few, seconds: plan.seconds }
  await warmUp(server, length, nextOf.get(`${few} spread`))
  const payments = plan.connections.flatMap((connections) =>
    wheres.map((where): Part => {
      const next = nextOf.get(`${connections} ${where}`) ?? (() => undefined)
      const alike = [tpcb, sameStatements].map((name) => `${name}, ${connections} connections`)
      return {
        name: `payments${where === 'spread' ? '' : `, all of ${where}`}, ${connections} connections`,
        measure: () => load(server, { ...length, connections }, next),
        shareOf: hasPgbench() ? alike : alike.slice(0, 1),
      }
    }),
  )
  const other = reads.map((read): Part => ({
    name: `${read}, ${few} connections`,
    measure: () => measureReads(server, read, length),
  }))
  return [...payments, ...other]
}

/** By calls and not by seconds: a slow machine would be measured cold. */
async function warmUp(server: BenchServer, { connections }: Length, next: NextPayment = () => undefined) {
  for (const call of [next, ...Object.values(readCalls)]) {
    let left = warmCalls
    await load(server, { connections, seconds: 600 }, (connection) => (left-- > 0 ? call(connection) : undefined))
  }
}

/** Where the server process spends its time once it is warm: payments, then boards. */
async function profile(server: BenchServer, nextOf: ReadonlyMap<string, NextPayment>): Promise<void> {
  const length: Length = { connections: plan.connections[0] ?? 16, seconds: plan.seconds }
  const next = nextOf.get(`${length.connections} spread`) ?? (() => undefined)
  const hot = {
    payments: () => load(server, length, next),
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

say(`# npm run bench -- server: ${new Date().toISOString().slice(0, 16)}, Node ${process.version}, ${loadText()}`)
say(
  `turns ${plan.runs}, ${plan.seconds} s for each measurement; PostgreSQL with its defaults (fsync on), server, and load on one machine`,
)
void onCluster(async (cluster) => {
  const baselineUrl = await cluster.newDatabase('tpcb')
  await prepareTpcb(baselineUrl)
  for (const orders of plan.sizes)
    await measureSize({ ...cluster, baselineUrl }, await cluster.newDatabase(`n${orders}`), orders)
})
