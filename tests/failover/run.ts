import { rm } from 'node:fs/promises'
import os from 'node:os'
import { parseArgs } from 'node:util'
import { chaosOn } from '../chaos/chaos'
import { stillLevels } from '../chaos/levels'
import { summaryOf } from '../chaos/summary'
import { exitAfter } from '../support/server/exit-after'
import { quickFolder } from '../support/database/quick-folder'
import type { Struck } from './blows'
import { strikeAll } from './blows'
import { Cluster } from './cluster'
import { wordsOf } from './lag'
import { findPrograms, programFolders, versionsOf } from './programs'
import { rowOf, tableOf } from './table'

const say = (line: string) => console.log(line)

/** The most that residents do; the faults are over long before. */
const bounds = { actions: 20_000, minutes: 20 }

/**
 * `npm run failover -- --seed 7`: residents pay on a cluster of three PostgreSQL by the files of `deploy/ha`, on loopback, while the
 * primary is killed, frozen and switched, through HAProxy and through PgBouncer, and while standbys fall behind; then every acknowledged
 * movement must be in the books once. Ends with 1 when anything is wrong. See docs/scaling.md.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { seed: { type: 'string' } } })
  const seed = Number(values.seed ?? Date.now() % 100_000)
  const programs = findPrograms(programFolders())
  if (typeof programs === 'string') {
    console.error(programs)
    return 1
  }
  say(`▸ a cluster that loses its primary, seed ${seed}, ${os.cpus().length} processors`)
  say(versionsOf(programs))
  const folder = quickFolder('failover')
  const cluster = new Cluster(folder, programs)
  process.once('SIGINT', () => void cluster.stop().finally(() => process.exit(130)))
  try {
    await cluster.start()
    say('the cluster is up')
    const strikes: Struck[] = []
    const outcome = await chaosOn(
      cluster,
      { seed, folder, residents: 8, levels: stillLevels, say, ...bounds },
      async (run) => {
        strikes.push(await strikeAll(run, { cluster, seed, say }))
      },
    )
    const { evidence, faults, world } = outcome
    const told = { deeds: world.journal.deeds, commands: evidence.commands, offsetMs: world.offsetMs }
    for (const line of summaryOf(outcome)) say(line)
    for (const { blows, lag } of strikes) {
      for (const line of tableOf(blows.map((blow) => rowOf(blow, told)))) say(line)
      say(wordsOf(lag, world.journal))
    }
    if (faults.length > 0) return 1
  } catch (error) {
    say(`the logs are in ${folder}`)
    throw error
  } finally {
    await cluster.stop()
  }
  await rm(folder, { recursive: true, force: true })
  return 0
}

// Connections to a database that was frozen or killed would keep the process alive.
void exitAfter(main())
