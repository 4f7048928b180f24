import { lstat, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { isInitialised, reachableFolder } from '../../server/db/embedded/folder'
import { runAs } from '../../server/db/embedded/process'
import { startEmbedded } from '../../server/db/embedded/start'
import { isUnused } from '../../server/db/embedded/unused'
import { openDatabase } from '../../server/db/open'
import { ownTables } from '../../server/db/own-schema'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * What a start makes in the data folder for its database: the password, and the payments of the sandbox. Pictures stay: the same folder has
 * those of a city whose database lies elsewhere.
 */
const made = ['postgres.password', 'gateway']

/** Why nothing is removed: a sentence for the person who asked; undefined when these settings lead to the demo of this folder. */
function refusalOf(env: Environment, data: string): string | undefined {
  if (env.DATABASE_URL || env.MENPAI_DIRECT_URL)
    return '--fresh does not touch a database that it does not own: DATABASE_URL is set.'
  if (env.NODE_ENV === 'production' || env.MENPAI_MODE === 'production')
    return '--fresh removes a demo, and these settings are those of production.'
  if (env.MENPAI_DATA_DIR !== undefined && path.resolve(env.MENPAI_DATA_DIR) !== data)
    return `--fresh removes only what lies in ${data}, and MENPAI_DATA_DIR names another folder.`
  return undefined
}

/** Whether a database holds a demo city, or nothing at all; one of any version. */
async function isOfDemo(url: string): Promise<boolean> {
  const db = openDatabase(url, { connections: 1 })
  try {
    const tables = await ownTables(db)
    if (!tables.includes('setting')) return tables.length === 0
    const { rows } = await sql`select 1 from setting where key = 'demo'`.execute(db)
    return rows.length > 0
  } finally {
    await db.destroy()
  }
}

/** Looks into the database and stops it. Throws when a server works with it, or when it is no demo's. */
async function stopDemo(dataDir: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir })
  const stop = async (refusal?: string) => {
    if (refusal === undefined || !embedded.isAdopted) await embedded.stop()
    if (refusal !== undefined) throw new Error(refusal)
  }
  if (!(await isUnused(embedded.url))) return stop('A server works with this database: stop it first.')
  const isDemo = await isOfDemo(embedded.url)
  await stop(
    isDemo ? undefined : `--fresh removes a demo, and the database in ${dataDir} is none: it was left as it is.`,
  )
}

/** The folder of the product, in which `data` lies. */
export const productRoot = path.join(__dirname, '../..')

/**
 * Removes the demo of this folder, so that the next start makes a new one: the embedded database in `data/` and the
 * payments of its sandbox; nothing else that lies there. Throws a sentence, and leaves everything as it is, when the database is not
 * ours, no demo's, or in use. Our decision: docs/decisions/0142-from-an-empty-machine.md
 */
export async function removeDemo(env: Environment, home: string, say: (line: string) => void): Promise<void> {
  const data = path.join(home, 'data')
  const refusal = refusalOf(env, data)
  if (refusal !== undefined) throw new Error(refusal)
  const found = await lstat(data).catch(() => undefined)
  if (found && !found.isDirectory())
    throw new Error(`--fresh removes only what lies in ${data}, which is a link or a file.`)
  const folder = found && (await reachableFolder(data, runAs(), () => undefined))
  if (folder === undefined || !isInitialised(folder)) return say('There is no demo in data/ yet.')
  await stopDemo(data)
  for (const place of [folder, `${folder}.log`, ...made.map((name) => path.join(data, name))])
    await rm(place, { recursive: true, force: true, maxRetries: 5 })
  say('The demo was removed: its database and its payments.')
}
