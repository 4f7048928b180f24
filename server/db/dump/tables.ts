import { sql } from 'kysely'
import { ownSchema, ownTables } from '../own-schema'
import type { Tx } from '../schema'

/** Not dumped: the migrator keeps the list of migrations itself, and the versions of boards are counted again during the import. */
const notDumped = ['kysely_migration', 'kysely_migration_lock', 'board_version', 'offer_text']

interface Reference {
  readonly from: string
  readonly to: string
}

/** All our tables, each after those it refers to, so that rows can be inserted without switching off any constraint. */
export async function tablesInOrder(tx: Tx): Promise<string[]> {
  const tables = await ownTables(tx)
  const references = await sql<Reference>`select f.relname as from, t.relname as to from pg_constraint c
    join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and c.conrelid <> c.confrelid and c.connamespace = ${ownSchema}::regnamespace`.execute(tx)
  const rest = new Set(tables.filter((name) => !notDumped.includes(name)))
  const ordered: string[] = []
  while (rest.size > 0) {
    const isFree = (name: string) => !references.rows.some(({ from, to }) => from === name && rest.has(to))
    const free = [...rest].filter(isFree)
    if (free.length === 0) throw new Error(`tables refer to one another in a circle: ${[...rest].join(', ')}`)
    for (const name of free) rest.delete(name)
    ordered.push(...free)
  }
  return ordered
}

/** The columns that order the rows of a table: its primary key. A row thus comes after any older row that it refers to. */
export async function keyOf(tx: Tx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select a.attname as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`.execute(
    tx,
  )
  return rows.map(({ name }) => name)
}
