import { randomBytes } from 'node:crypto'
import type { Config } from './config'
import { readConfig } from './config'
import { databaseAddress, databasePlace } from './db/embedded/address'
import { makeIds } from './db/ids'
import { patiently } from './db/open'
import type { Db } from './db/schema'
import type { Deps } from './deps'

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
  console.log(`Database: ${databasePlace(process.env)}`)
  await databaseAddress(process.env, (url) => patiently(url, work))
}

/** Runs a command of the machine's owner; a failure is a sentence and exit code 1. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
