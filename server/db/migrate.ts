import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Migration, MigrationProvider } from 'kysely'
import { Migrator, sql } from 'kysely'
import { openDatabase, patience } from './open'
import { ownSchemaName, ownTables } from './own-schema'
import type { Db } from './schema'
import { statementsOf } from './statements'

const folder = path.join(__dirname, 'migrations')

/** The migrator's own table. */
const steps = 'kysely_migration'

/** The names of the applied migrations, oldest first. */
export async function stepsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(steps)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const allFiles = async (): Promise<string[]> => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

/** Which of these steps there is no file of, in words; undefined when there is one of each. */
function unknownIn(names: readonly string[], files: readonly string[]): string | undefined {
  const [first, ...more] = names.filter((name) => !files.includes(`${name}.sql`))
  if (first === undefined) return undefined
  return `of another version: it names ${more.length === 0 ? first : `${first} and ${more.length} more steps`}, which this one does not have`
}

/** Throws when another version made this database, in one line for who starts the server. */
async function refuseOtherVersion(db: Db): Promise<void> {
  if (!(await ownTables(db)).includes(steps)) return
  const unknown = unknownIn(await stepsOf(db), await allFiles())
  if (unknown === undefined) return
  throw new Error(
    `The database is ${unknown}. If it is only the demo in data/, \`npm start -- --fresh\` removes it and starts anew.`,
  )
}

/** Numbered plain SQL files, forward only. */
const filesOf = (wanted: readonly string[] | undefined): MigrationProvider => ({
  async getMigrations() {
    const all = await allFiles()
    const unknown = unknownIn(wanted ?? [], all)
    if (unknown !== undefined) throw new Error(`The dump is ${unknown}.`)
    const names = wanted ? wanted.map((step) => `${step}.sql`) : all
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
 * belongs in a job. With `wanted` only those are applied, to get the schema that a dump was written with. Throws when the database or the
 * dump names a step that there is no file of.
 */
export async function migrate(db: Db, wanted?: readonly string[]): Promise<string[]> {
  await refuseOtherVersion(db)
  // Otherwise the migrator takes its own tables for those of another schema.
  const migrationTableSchema = await ownSchemaName(db)
  const migrator = new Migrator({ db, provider: filesOf(wanted), migrationTableSchema })
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
