import { sql } from 'kysely'
import type { Db } from './schema'

/**
 * The schema that this connection works in: `public`, or another by its `search_path`. Whatever asks the catalogue asks for this one alone:
 * a database may hold several cities, each in a schema of its own. Source: docs/scaling.md
 */
export const ownSchema = sql<string>`current_schema()`

export async function ownSchemaName(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select ${ownSchema} as name`.execute(db)
  const name = rows[0]?.name
  if (!name) throw new Error('the search_path of this database names no schema that exists')
  return name
}

/** The names of the tables there, the migrator's among them, in alphabetical order. */
export async function ownTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = ${ownSchema}::regnamespace and relkind = 'r' order by relname`.execute(db)
  return rows.map(({ name }) => name)
}
