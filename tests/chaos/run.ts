import os from 'node:os'
import { parseArgs } from 'node:util'
import { exitAfter } from '../support/server/exit-after'
import { dataFolder, removeDataFolder } from '../support/server/process'
import type { ChaosSettings } from './chaos'
import { chaos } from './chaos'
import { smallDisk, smallDiskPostgres } from './disk'
import { roughLevels } from './levels'
import { summaryOf } from './summary'

const say = (line: string) => console.log(line)

const options = {
  seed: { type: 'string' },
  actions: { type: 'string' },
  minutes: { type: 'string' },
  only: { type: 'string' },
} as const

/** Actions of the run on a disk that fills up, as a fraction of the others. */
const diskShare = 0.2

const around = { residents: 8, levels: roughLevels, say } as const

async function run(title: string, settings: Omit<ChaosSettings, keyof typeof around>): Promise<boolean> {
  say(`\n▸ ${title}, seed ${settings.seed}, ${os.cpus().length} processors`)
  const outcome = await chaos({ ...around, ...settings })
  for (const line of summaryOf(outcome)) say(line)
  return outcome.faults.length === 0
}

/** The same on a disk that is full now and then; skipped with a message where no disk can be mounted. */
async function runOnSmallDisk(seed: number, actions: number): Promise<boolean> {
  const made = await smallDisk()
  if (!made.ok) {
    say(`\n▸ a full disk: SKIPPED, ${made.error}`)
    return true
  }
  const small = made.value
  try {
    const { folder, disk } = small
    return await run('a full disk', { seed, actions, folder, disk, every: [6, 14], postgres: smallDiskPostgres })
  } finally {
    await small.remove()
  }
}

/**
 * `npm run chaos -- --seed 7 --actions 1000`: residents pay, recharge and withdraw through the app's own client
 * while connections break and processes are killed; then every acknowledged movement must be in the books once. A
 * shorter run on a disk that fills up follows. `--minutes 5`, instead of actions: a soak, as many as fit. `--only
 * disk`: the small disk alone. Ends with 1 when anything is wrong. See docs/reliability.md.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options })
  const seed = Number(values.seed ?? Date.now() % 100_000)
  const actions = Number(values.actions ?? 1_000)
  const inDisk = Math.max(60, Math.ceil(actions * diskShare))
  if (values.only === 'disk') return (await runOnSmallDisk(seed, inDisk)) ? 0 : 1
  const folder = dataFolder()
  const often = { every: [20, 55] } as const
  process.once('SIGINT', () => void removeDataFolder(folder).finally(() => process.exit(130)))
  try {
    if (values.minutes !== undefined) {
      return (await run('a soak', { seed, actions, folder, ...often, minutes: Number(values.minutes) })) ? 0 : 1
    }
    const isWell = await run('broken connections and killed processes', { seed, actions, folder, ...often })
    const isWellWhenFull = await runOnSmallDisk(seed, inDisk)
    return isWell && isWellWhenFull ? 0 : 1
  } finally {
    await removeDataFolder(folder)
  }
}

// Connections that hang on purpose would keep the process alive.
void exitAfter(main())
