import path from 'node:path'
import pg from 'pg'
import { directProblems } from '../../config/database-addresses'
import { startEmbedded } from './start'

type Environment = Readonly<Record<string, string | undefined>>

const dataDirOf = (env: Environment): string => env.MENPAI_DATA_DIR ?? './data'

/** The address that a command uses, past the pooler where there is one. Throws when both addresses lead to different databases. */
function commandUrl(env: Environment): string | undefined {
  const [problem] = directProblems(env)
  if (problem !== undefined) throw new Error(problem)
  return env.MENPAI_DIRECT_URL || env.DATABASE_URL
}

/** Which database a command of this environment works on, in words and without its password. Throws as `databaseAddress`. */
export function databaseWords(env: Environment): string {
  const url = commandUrl(env)
  if (url === undefined) return `the embedded one in ${path.resolve(dataDirOf(env))} (DATABASE_URL is not set)`
  const { host, port, database = '' } = new pg.Client({ connectionString: url })
  return `${database} at ${host}:${port}`
}

/**
 * Does something with the database of the environment: the one of `DATABASE_URL` (past a pooler by `MENPAI_DIRECT_URL`), else the embedded
 * one of `MENPAI_DATA_DIR`, which is started for it unless a server runs on the folder. Throws when the two addresses do not lead to one
 * database.
 */
export async function databaseAddress(env: Environment, work: (url: string) => Promise<void>): Promise<void> {
  const url = commandUrl(env)
  if (url !== undefined) return work(url)
  const embedded = await startEmbedded({ dataDir: dataDirOf(env) })
  try {
    await work(embedded.url)
  } finally {
    if (!embedded.isAdopted) await embedded.stop()
  }
}
