import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from './start'

type Environment = Readonly<Record<string, string | undefined>>

const dataDirOf = (env: Environment): string => env.MENPAI_DATA_DIR ?? './data'

/** Which database a command of this environment works on, in words and without its password. */
export function databasePlace(env: Environment): string {
  if (env.DATABASE_URL === undefined)
    return `the embedded one in ${path.resolve(dataDirOf(env))} (DATABASE_URL is not set)`
  const { host, port, database = '' } = new pg.Client({ connectionString: env.DATABASE_URL })
  return `${database} at ${host}:${port}`
}

/**
 * Does something with the database of the environment: the one of `DATABASE_URL`, else the embedded one of `MENPAI_DATA_DIR`, which is
 * started for it unless a server runs on the folder.
 */
export async function databaseAddress(env: Environment, work: (url: string) => Promise<void>): Promise<void> {
  if (env.DATABASE_URL !== undefined) return work(env.DATABASE_URL)
  const embedded = await startEmbedded({ dataDir: dataDirOf(env) })
  try {
    await work(embedded.url)
  } finally {
    if (!embedded.isAdopted) await embedded.stop()
  }
}
