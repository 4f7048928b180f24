import { setTimeout as sleep } from 'node:timers/promises'
import type { Run } from '../chaos/trouble'
import type { World } from '../chaos/world'
import { dice } from '../chaos/dice'
import type { Cluster, Way } from './cluster'
import { until, ways } from './cluster'
import type { Lag } from './lag'
import { lagBehind } from './lag'

/** What happens to the host of the primary. */
export const faults = ['killed', 'frozen', 'switched'] as const
export type Fault = (typeof faults)[number]

/** One fault, in epoch milliseconds of this machine. */
export interface Blow {
  readonly way: Way
  readonly fault: Fault
  readonly at: number
  /** HAProxy leads to another primary. */
  readonly movedAt: number
  /** A command was acknowledged after that. */
  readonly endedAt: number
}

export interface Plan {
  readonly cluster: Cluster
  readonly seed: number
  readonly say: (line: string) => void
}

const isAcknowledgedAfter = ({ journal }: World, at: number) =>
  journal.deeds.some(({ outcome, sentAt }) => outcome === 'done' && sentAt > at)

/** The host of the primary meets a fault; ends when residents are served again. */
async function strike(cluster: Cluster, world: World, fault: Fault): Promise<Omit<Blow, 'way'>> {
  const old = await cluster.primary()
  const host = cluster.host(old)
  const at = Date.now()
  return world.outages.during(async () => {
    if (fault === 'killed') await host.kill()
    else if (fault === 'frozen') await host.freeze()
    else await cluster.switchOver(old)
    await until('another primary', async () => (await cluster.primary()) !== old)
    const movedAt = Date.now()
    await until('an acknowledged command', () => isAcknowledgedAfter(world, movedAt))
    const endedAt = Date.now()
    if (fault === 'killed') host.start()
    else if (fault === 'frozen') host.thaw()
    return { fault, at, movedAt, endedAt }
  })
}

/** What a run did to the cluster. */
export interface Struck {
  readonly blows: readonly Blow[]
  readonly lag: Lag
}

/** Each fault once by each way, at a moment that the seed says; what failed comes back before the next. Last, standbys fall behind. */
export async function strikeAll({ world, tally }: Run, { cluster, seed, say }: Plan): Promise<Struck> {
  const blows: Blow[] = []
  const chance = dice(seed, 'faults')
  for (const way of ways) {
    if (cluster.way !== way) {
      cluster.way = way
      await world.killServer()
    }
    for (const fault of faults) {
      const from = Date.now()
      await until('residents that are served', () => isAcknowledgedAfter(world, from))
      await sleep(chance.between(2_000, 5_000))
      const blow = { way, ...(await strike(cluster, world, fault)) }
      tally.add(fault)
      blows.push(blow)
      say(`${way}: ${fault}, served again`)
      await cluster.untilWhole()
    }
  }
  const lag = await lagBehind(cluster, world)
  tally.add('late')
  say('standbys late, and read again')
  return { blows, lag }
}
