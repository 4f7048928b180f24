import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db, Tx } from '../../../server/db/schema'

/** Asks something of a database that is changed for it, and takes the change back. */
export async function inPassing<T>(db: Db, ask: (tx: Tx) => Promise<T>): Promise<T> {
  const tx = await db.startTransaction().execute()
  try {
    return await ask(tx)
  } finally {
    await tx.rollback().execute()
  }
}

interface Column {
  readonly name: string
  readonly type: string
}

const known = new Map<string, readonly Column[]>()

/** The columns of a table that a row must say. */
async function needed(tx: Tx, table: string): Promise<readonly Column[]> {
  const found = known.get(table)
  if (found) return found
  const { rows } = await sql<Column>`select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and attnotnull and not atthasdef and not attisdropped
      and attidentity = ''`.execute(tx)
  known.set(table, rows)
  return rows
}

const plain: Readonly<Record<string, unknown>> = { boolean: false, jsonb: '{}', bytea: '' }

let numbers = 1_000
/** Another number, or its text, for each, so that what must be one's own is. */
function valueFor(type: string): unknown {
  numbers += 1
  if (type.endsWith('[]')) return '{}'
  return type in plain ? plain[type] : numbers
}

/** Lets rows be planted that say nothing of what they are about, nor anything else that does not matter. */
async function unbind(tx: Tx, table: string): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(tx)
  const checks = await sql<{ name: string }>`select conname as name from pg_constraint
    where contype = 'c' and conrelid = ${table}::regclass`.execute(tx)
  for (const { name } of checks.rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx)
}

/** Writes a row of which only the named columns matter to a guard that is asked in passing. */
export async function plant<T extends keyof Database>(
  tx: Tx,
  table: T,
  row: Partial<Insertable<Database[T]>>,
): Promise<void> {
  await unbind(tx, table)
  const columns = await needed(tx, table)
  const filled = { ...Object.fromEntries(columns.map(({ name, type }) => [name, valueFor(type)])), ...row }
  const names = Object.keys(filled).map((name) => sql.ref(name))
  const values = Object.values(filled).map((value) => sql.val(value))
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(tx)
}
