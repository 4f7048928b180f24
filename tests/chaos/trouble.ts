import { setTimeout as sleep } from 'node:timers/promises'
import type { ChaosDatabase } from './database'
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

/** The run that somebody attacks. */
export interface Run {
  readonly world: World
  readonly tally: Tally
  /** The number of actions that have ended. */
  readonly ended: () => number
  /** Everything has ended. */
  readonly isOver: () => boolean
}

export interface TroubleSettings {
  readonly database: ChaosDatabase
  readonly dice: Dice
  /** The least and the most actions between two attacks. */
  readonly every: readonly [number, number]
  readonly disk: Disk | undefined
}

/** Attacks repeatedly: after some actions, and a moment later, in the middle of whatever is running then. */
export async function makeTrouble(
  { world, tally, ended, isOver }: Run,
  { database, dice, every, disk }: TroubleSettings,
): Promise<void> {
  for (let at = dice.between(...every); ; at = ended() + dice.between(...every)) {
    const what = dice.weighed({ ...weights, fillDisk: disk ? 30 : 0 })
    const moreMs = dice.between(0, 400)
    while (ended() < at && !isOver()) await sleep(5)
    if (isOver()) return
    await sleep(moreMs)
    tally.add(what)
    if (what === 'killServer') await world.killServer()
    else if (what === 'breakConnections') await database.breakConnections()
    else if (what === 'crashDatabase') await crashDatabase(world, database)
    else if (what === 'killBoth') await killBoth(world, database)
    else if (disk) await fillDisk(world, { database, disk, forMs: dice.between(2_000, 5_000) })
  }
}

/** The database stops at once and comes back; the server lives on, and must find its way. */
const crashDatabase = ({ outages }: World, database: ChaosDatabase): Promise<void> =>
  outages.during(async () => {
    await database.crash()
    await database.restart()
  })

/** Everything dies in the same moment. */
const killBoth = (world: World, database: ChaosDatabase): Promise<void> => {
  const died = database.crash()
  return world.killServer(async () => {
    await died
    await database.restart()
  })
}

interface Filling {
  readonly database: ChaosDatabase
  readonly disk: Disk
  readonly forMs: number
}

/** Nothing can be written for a while; a database that gave up over it is started again. */
const fillDisk = ({ outages }: World, { database, disk, forMs }: Filling): Promise<void> =>
  outages.during(async () => {
    await disk.fill()
    await sleep(forMs)
    await disk.free()
    await database.ensureRuns()
  })
