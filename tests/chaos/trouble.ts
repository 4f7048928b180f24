import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from './dice'
import type { Tally } from './tally'
import type { World } from './world'

/** A disk that can be filled up, and freed again. */
export interface Disk {
  fill(): Promise<void>
  free(): Promise<void>
}

/** The attacks on the processes, and how often, as weights. */
const weights = { killServer: 5, breakConnections: 3, crashDatabase: 2, killBoth: 1 }

export interface TroubleSettings {
  readonly world: World
  readonly dice: Dice
  readonly tally: Tally
  /** The number of actions that have ended. */
  readonly ended: () => number
  /** Everything has ended. */
  readonly isOver: () => boolean
  /** The least and the most actions between two attacks. */
  readonly every: readonly [number, number]
  readonly disk: Disk | undefined
}

/** Attacks repeatedly: after some actions, and a moment later, in the middle of whatever is running then. */
export async function makeTrouble({ world, dice, tally, ended, isOver, every, disk }: TroubleSettings): Promise<void> {
  for (let at = dice.between(...every); ; at = ended() + dice.between(...every)) {
    const what = dice.weighed({ ...weights, fillDisk: disk ? 30 : 0 })
    const moreMs = dice.between(0, 400)
    while (ended() < at && !isOver()) await sleep(5)
    if (isOver()) return
    await sleep(moreMs)
    tally.add(what)
    if (what === 'killServer') await world.killServer()
    else if (what === 'breakConnections') await world.database.breakConnections()
    else if (what === 'crashDatabase') await world.crashDatabase()
    else if (what === 'killBoth') await world.killBoth()
    else if (disk) await fillDisk(world, disk, dice.between(2_000, 5_000))
  }
}

/** Nothing can be written for a while; a database that gave up over it is started again. */
const fillDisk = ({ outages, database }: World, disk: Disk, forMs: number): Promise<void> =>
  outages.during(async () => {
    await disk.fill()
    await sleep(forMs)
    await disk.free()
    await database.ensureRuns()
  })
