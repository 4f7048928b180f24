import { sql } from 'kysely'
import { migrate } from '../migrate'
import { ownTables } from '../own-schema'
import type { Db, Tx } from '../schema'
import type { Foot, Head, TableLine } from './file'
import { readDump } from './file'
import { tablesInOrder } from './tables'

/** Rows put in by one statement. */
const batch = 500

/** Why a dump is not imported: a sentence for the person who asked. */
export class ImportRefused extends Error {}

/**
 * Reads a dump into an empty database, in one transaction: all of it or nothing. The tables are made as they were when it was written, and
 * brought up to date afterwards. Throws ImportRefused when the database is not empty, when the file is no dump, or when another
 * version wrote it, whose steps there are no files of.
 */
export async function importFrom(db: Db, file: string): Promise<Readonly<Record<string, number>>> {
  await refuseFull(db)
  const lines = readDump(file)
  const head = headOf(await first(lines))
  await migrate(db, head.steps)
  const rows = await db.transaction().execute(async (tx) => {
    // Rows that the migrations insert are in the dump too, in their newest form.
    for (const table of (await tablesInOrder(tx)).reverse()) await emptied(tx, table)
    const counted: Record<string, number> = {}
    const foot = await putIn(tx, lines, counted)
    const wrong = Object.entries(foot.rows).filter(([table, count]) => counted[table] !== count)
    if (wrong.length > 0) throw new ImportRefused(`Rows are missing: ${wrong.map(([table]) => table).join(', ')}.`)
    return counted
  })
  await migrate(db)
  await sql`analyze`.execute(db)
  return rows
}

/** Deletes the rows of a table that has any: on an empty table a trigger against deleting need not be met. */
async function emptied(tx: Tx, table: string): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx)
  if (rows.length > 0) await sql`delete from ${sql.table(table)}`.execute(tx)
}

async function refuseFull(db: Db): Promise<void> {
  if ((await ownTables(db)).length > 0)
    throw new ImportRefused('The database is not empty: a dump is read into a new one only.')
}

async function first(lines: AsyncGenerator<string, Foot>): Promise<string> {
  try {
    const { value, done } = await lines.next()
    if (done !== true) return value
  } catch {
    // Not compressed, or empty: not a dump.
  }
  throw new ImportRefused('The file is no dump of this product.')
}

function headOf(line: string): Head {
  const value: unknown = JSON.parse(line)
  if (typeof value === 'object' && value !== null && 'format' in value && value.format === 'menpai-dump-1')
    return value as Head
  throw new ImportRefused('The file is no dump of this product.')
}

/** Inserts every row, table after table, and returns the last line of the dump. */
async function putIn(tx: Tx, lines: AsyncGenerator<string, Foot>, counted: Record<string, number>): Promise<Foot> {
  let table = ''
  let waiting: string[] = []
  const flush = async () => {
    if (waiting.length === 0) return
    const rows = `[${waiting.join(',')}]`
    await sql`insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`.execute(
      tx,
    )
    counted[table] = (counted[table] ?? 0) + waiting.length
    waiting = []
  }
  for (;;) {
    const { value, done } = await lines.next()
    if (done === true) {
      await flush()
      return value
    }
    const next = tableOf(value)
    if (next === undefined) {
      waiting.push(value)
      if (waiting.length === batch) await flush()
      continue
    }
    await flush()
    table = next
    counted[table] = 0
  }
}

/** The table that a line announces; undefined for a row, which always has more than this one field. */
function tableOf(line: string): string | undefined {
  if (!line.startsWith('{"table":')) return undefined
  const value = JSON.parse(line) as TableLine
  return Object.keys(value).length === 1 ? value.table : undefined
}
