import type { Db } from '../../../server/db/schema'
import { balance } from '../../../tests/server/scale/balancer'
import type { Loaded } from './load'
import { measurePayments } from './measure'
import type { BenchServer } from './process'
import type { Plan } from './report'
import { head, row, say } from './report'

/**
 * The same payments by one server process and by two, both behind the tests' balancer, which runs in the load generator's process. The runs
 * alternate, so that other work on the machine affects both. `startOther` starts the second process.
 */
export async function measureProcesses(
  db: Db,
  first: BenchServer,
  { runs, seconds, connections: all }: Plan,
  startOther: () => Promise<BenchServer>,
): Promise<void> {
  const other = await startOther()
  const teams = [[first], [first, other]]
  try {
    await measurePayments(db, other, { connections: 16, seconds: Math.min(3, seconds) })
    head('payments behind a balancer', runs)
    for (const connections of all) {
      const loads = teams.map((): Loaded[] => [])
      for (let run = 0; run < runs; run++)
        for (const [index, team] of teams.entries()) loads[index]?.push(await payBy(db, team, { connections, seconds }))
      const [one = Number.NaN, two = Number.NaN] = loads.map((found, index) =>
        row(`${index + 1} ${index === 0 ? 'process' : 'processes'}, ${connections} connections`, found),
      )
      say(`| … two as a multiple of one | ${(two / one).toFixed(2)} | | | |`)
    }
  } finally {
    await other.stop()
  }
}

async function payBy(
  db: Db,
  team: readonly BenchServer[],
  length: { readonly connections: number; readonly seconds: number },
): Promise<Loaded> {
  const balancer = await balance(team.map(({ url }) => url))
  const cpu = () => {
    const used = team.map((server) => server.cpu())
    return { server: used.reduce((sum, one) => sum + one.server, 0), database: used[0]?.database ?? 0 }
  }
  const now = () => team[0]?.now() ?? 0
  try {
    return await measurePayments(db, { url: balancer.url, now, cpu }, length)
  } finally {
    await balancer.close()
  }
}
