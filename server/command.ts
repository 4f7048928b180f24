import { randomBytes } from 'node:crypto'
import type { Config } from './config/config'
import { readConfig } from './config/read-config'
import { readsProblems } from './config/database-addresses'
import { databaseAddress, databaseWords } from './db/embedded/address'
import { makeIds } from './db/ids'
import { patience, patiently } from './db/open'
import { Replica } from './db/reads/replica'
import type { Db } from './db/schema'
import type { Deps } from './deps'

/** How long a command waits for a replica to have everything. */
const replicaWithinMs = 10_000

/** The settings of the environment. Throws the sentences that say what is wrong with them. */
function settings(): Config {
  const read = readConfig(process.env)
  if (!read.ok) throw new Error(read.error.join('\n'))
  return read.value
}

/** Everything that a command needs from the product. Only the owner's commands read the machine's clock. */
export function commandDeps(db: Db): Deps {
  const clock = { now: () => Date.now() }
  const random = { bytes: randomBytes }
  return { db, clock, random, config: settings(), ids: makeIds(clock, random) }
}

/**
 * Does something with the database of the environment, however long it takes. First says which one that is, because the shell may lack a
 * setting.
 */
export async function onDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  console.log(`Database: ${databaseWords(process.env)}`)
  await databaseAddress(process.env, (url) => patiently(url, work))
}

/** Does what only reads, and long: on the replica of the environment, if there is one that has everything, else on this database. */
export async function onReads<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const [problem] = readsProblems(process.env)
  if (problem !== undefined) throw new Error(problem)
  const url = process.env.MENPAI_READS_URL
  if (!url) return work(db)
  const settings = { connections: 2, waits: patience, patienceMs: replicaWithinMs }
  const replica = new Replica(url, { ...settings, onChange: (words) => console.log(words) })
  try {
    const isFresh = await replica.isFresh(db)
    if (isFresh) console.log('Reads go to the replica.')
    return await work(isFresh ? replica.db : db)
  } finally {
    await replica.db.destroy()
  }
}

/** Runs a command of the machine's owner; a failure is a sentence and exit code 1. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
