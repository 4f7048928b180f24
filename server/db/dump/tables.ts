import { sql } from 'kysely'
import type { Tx } from '../schema'

/** The list of steps that made the tables is kept by the migrator itself, and versions of boards count what comes in anew. */
const notDumped = ['kysely_migration', 'kysely_migration_lock', 'board_version']

interface Reference {
  readonly from: string
  readonly to: string
}

/** Every table of ours, each after those it refers to, so that rows can be put in without switching any rule off. */
export async function tablesInOrder(tx: Tx): Promise<string[]> {
  const tables = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(tx)
  const references = await sql<Reference>`select f.relname as from, t.relname as to from pg_constraint c
    join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and c.conrelid <> c.confrelid`.execute(tx)
  const rest = new Set(tables.rows.map(({ name }) => name).filter((name) => !notDumped.includes(name)))
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

/** The columns by which the rows of a table are put into order: its primary key. A row comes after an older one that it refers to. */
export async function keyOf(tx: Tx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select a.attname as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`.execute(
    tx,
  )
  return rows.map(({ name }) => name)
}

/** The names of the steps that made the tables, oldest first. */
export async function stepsOf(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx)
  return rows.map(({ name }) => name)
}
