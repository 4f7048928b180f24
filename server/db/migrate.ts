import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Migration, MigrationProvider } from 'kysely'
import { Migrator, sql } from 'kysely'
import { openDatabase, patience } from './open'
import { ownSchemaName } from './own-schema'
import type { Db } from './schema'
import { statementsOf } from './statements'

const folder = path.join(__dirname, 'migrations')

/** Numbered plain SQL files, forward only. */
const filesOf = (steps: readonly string[] | undefined): MigrationProvider => ({
  async getMigrations() {
    const all = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    const unknown = steps?.filter((step) => !all.includes(`${step}.sql`)) ?? []
    if (unknown.length > 0) throw new Error(`made by a newer version: ${unknown.join(', ')}`)
    const names = steps ? steps.map((step) => `${step}.sql`) : all
    const entries = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(path.join(folder, name), 'utf8')
      // One by one, because a distributed PostgreSQL takes no text with several.
      const up: Migration['up'] = async (db) => {
        for (const statement of statementsOf(text)) await sql.raw(statement).execute(db)
      }
      return [name.replace(/\.sql$/, ''), { up }]
    })
    return Object.fromEntries(await Promise.all(entries))
  },
})

/**
 * Brings the database to the newest schema and returns the names of the migrations that were applied. Several processes may do it at once:
 * one migrates, the others wait, as long as their handle lets them. A server does not start before its migrations end: what takes minutes
 * belongs in a job. With `steps` only those are applied, to get the schema that a dump was written with; throws when one is unknown.
 */
export async function migrate(db: Db, steps?: readonly string[]): Promise<string[]> {
  // Otherwise the migrator takes its own tables for those of another schema.
  const migrationTableSchema = await ownSchemaName(db)
  const migrator = new Migrator({ db, provider: filesOf(steps), migrationTableSchema })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error === undefined) return results.map((result) => result.migrationName)
  throw error instanceof Error ? error : new Error('migration failed', { cause: error })
}

/** The same at an address: the migrator keeps a lock in its connection, which no pooler may hand to others. */
export async function migrateAt(url: string): Promise<string[]> {
  // An index of a large table takes longer than a call may.
  const db = openDatabase(url, { connections: 2, waits: patience })
  try {
    return await migrate(db)
  } finally {
    await db.destroy()
  }
}
