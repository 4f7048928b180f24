import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { startEmbedded } from '../../../server/db/embedded/start'
import { openDatabase } from '../../../server/db/open'
import type { Db } from '../../../server/db/schema'
import { postmasterOf } from '../../../tests/support/server/process'

/** A filling takes longer than any call may. */
export const noLimits = { statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 } as const

/** A PostgreSQL of a bench's own. */
export interface Cluster {
  readonly folder: string
  /** Its first process. */
  readonly postmaster: number
  /** Makes an empty database and gives its address. */
  readonly newDatabase: (name: string) => Promise<string>
}

async function databaseIn(admin: Db, clusterUrl: string, name: string): Promise<string> {
  await sql`create database ${sql.raw(name)}`.execute(admin)
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Starts PostgreSQL with its defaults (fsync on), does the work on it, and removes it. */
export async function onCluster(work: (cluster: Cluster) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-bench-'))
  await chmod(folder, 0o755)
  const embedded = await startEmbedded({ dataDir: folder, settings: ['max_connections=300'] })
  const admin = openDatabase(embedded.url, { connections: 1, waits: noLimits })
  const newDatabase = (name: string) => databaseIn(admin, embedded.url, name)
  try {
    await work({ folder, postmaster: postmasterOf(folder), newDatabase })
  } finally {
    await admin.destroy()
    await embedded.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
