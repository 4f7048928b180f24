import { balance } from '../../../tests/server/scale/balancer'
import { load } from './load'
import type { BenchServer } from './process'
import type { Part, Plan } from './report'
import { takeTurns } from './report'
import type { NextPayment, StockUp } from './stock'

/**
 * The same payments by one server process and by two, both behind the tests' balancer, which runs in the load generator's process.
 * `startOther` starts the second process.
 */
export async function measureProcesses(
  stockUp: StockUp,
  first: BenchServer,
  { runs, seconds, connections: all }: Plan,
  startOther: () => Promise<BenchServer>,
): Promise<void> {
  const other = await startOther()
  const teams = [[first], [first, other]]
  try {
    const parts: Part[] = []
    for (const connections of all) {
      const wish = { connections, where: 'spread', seconds: runs * seconds * teams.length, now: first.now() } as const
      const next = await stockUp(wish)
      for (const [index, team] of teams.entries())
        parts.push({
          name: `payments behind a balancer, ${index + 1} ${index === 0 ? 'process' : 'processes'}, ${connections} connections`,
          measure: () => payBy(team, { connections, seconds }, next),
          ...(index > 0 && { shareOf: [parts.at(-1)?.name ?? ''] }),
        })
    }
    await takeTurns(parts, runs)
  } finally {
    await other.stop()
  }
}

async function payBy(
  team: readonly BenchServer[],
  length: { readonly connections: number; readonly seconds: number },
  next: NextPayment,
) {
  const balancer = await balance(team.map(({ url }) => url))
  const cpu = () => {
    const used = team.map((server) => server.cpu())
    return { server: used.reduce((sum, one) => sum + one.server, 0), database: used[0]?.database ?? 0 }
  }
  const now = () => team[0]?.now() ?? 0
  try {
    return await load({ url: balancer.url, now, cpu }, length, next)
  } finally {
    await balancer.close()
  }
}
