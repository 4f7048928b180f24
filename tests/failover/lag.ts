import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from '../chaos/world'
import type { Cluster } from './cluster'
import { until } from './cluster'

/** How long the standbys show nothing new. */
const lagMs = 15_000

/** How often a server has read from a standby, and on the primary what a standby could not show. */
export interface Reads {
  readonly standby: number
  readonly primary: number
}

/** Standbys that replayed nothing for a while. Instants in epoch milliseconds of this machine. */
export interface Lag {
  readonly from: number
  readonly to: number
  /** Where reads went meanwhile. */
  readonly reads: Reads
}

/** The reads that `/metrics` counts. */
export function readsIn(metrics: string): Reads {
  const sumOf = (from: string) =>
    [...metrics.matchAll(new RegExp(`^menpai_reads_total\\{from="${from}".*\\} (\\d+)$`, 'gm'))]
      .map(([, count]) => Number(count))
      .reduce((sum, count) => sum + count, 0)
  return { standby: sumOf('replica'), primary: sumOf('primary') }
}

async function readsOf({ url }: World): Promise<Reads> {
  const answer = await fetch(`${url}/metrics`)
  if (!answer.ok) throw new Error(`/metrics: ${answer.status}`)
  return readsIn(await answer.text())
}

/** Nothing is replayed on the standbys, as under a long query of somebody's; ends when they are read again. */
export async function lagBehind(cluster: Cluster, world: World): Promise<Lag> {
  const replayers = await cluster.replayers()
  const { primary } = await readsOf(world)
  for (const pid of replayers) process.kill(pid, 'SIGSTOP')
  await until('a read that the standbys cannot answer', async () => (await readsOf(world)).primary > primary)
  const from = Date.now()
  const before = await readsOf(world)
  await sleep(lagMs)
  const after = await readsOf(world)
  const to = Date.now()
  for (const pid of replayers) process.kill(pid, 'SIGCONT')
  const reads = { standby: after.standby - before.standby, primary: after.primary - before.primary }
  // Since that read something is committed that no standby can show.
  if (reads.standby > 0) world.journal.surprise(`${reads.standby} reads were answered by a standby that was late`)
  await until('reads from standbys that have caught up', async () => (await readsOf(world)).standby > after.standby)
  return { from, to, reads }
}

const within = (instants: readonly number[], { from, to }: Lag) => instants.filter((at) => at > from && at <= to).length

/** What residents had of it, in a line. */
export function wordsOf(lag: Lag, { deeds, lookedAt }: World['journal']): string {
  const acknowledged = deeds.flatMap(({ outcome, endedAt = 0 }) => (outcome === 'done' ? [endedAt] : []))
  const { standby, primary } = lag.reads
  return [
    `standbys that replayed nothing for ${((lag.to - lag.from) / 1_000).toFixed(1)} s:`,
    `${within(acknowledged, lag)} commands acknowledged, reads ${standby} from a standby and ${primary} from the primary,`,
    `${within(lookedAt, lag)} looks for an own order that had just ended`,
  ].join(' ')
}
