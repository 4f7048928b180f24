import { sql } from 'kysely'
import { asOfNow } from '../as-of-now'
import { stepsOf } from '../migrate'
import type { Db, Tx } from '../schema'
import type { Foot, Head, TableLine } from './file'
import { writeDump } from './file'
import { keyOf, tablesInOrder } from './tables'

/** Rows read at once. */
const batch = 2_000

/**
 * Writes the whole database, as of one moment, to one file; the server may go on meanwhile. Returns the number of rows of each table. The
 * file holds secrets (hashes of passwords and sessions, the keys kept in the database): guard it like the database itself. Our decision:
 * docs/decisions/0142-from-an-empty-machine.md
 */
export async function exportTo(db: Db, file: string): Promise<Readonly<Record<string, number>>> {
  return asOfNow(db, async (tx) => {
    const rows: Record<string, number> = {}
    await writeDump(file, linesOf(tx, rows), (sha256) => JSON.stringify({ rows, sha256 } satisfies Foot))
    return rows
  })
}

async function* linesOf(tx: Tx, rows: Record<string, number>): AsyncGenerator<string> {
  yield JSON.stringify({ format: 'menpai-dump-1', steps: await stepsOf(tx) } satisfies Head)
  for (const table of await tablesInOrder(tx)) {
    rows[table] = 0
    yield JSON.stringify({ table } satisfies TableLine)
    const key = (await keyOf(tx, table)).map((column) => sql.ref(column))
    const order = key.length > 0 ? sql` order by ${sql.join(key)}` : sql``
    await sql`declare dump no scroll cursor for select row_to_json(t)::text as row from ${sql.table(table)} as t${order}`.execute(
      tx,
    )
    for (let count = batch; count === batch;) {
      const found = await sql<{ row: string }>`fetch ${sql.lit(batch)} from dump`.execute(tx)
      count = found.rows.length
      rows[table] += count
      yield* found.rows.map(({ row }) => row)
    }
    await sql`close dump`.execute(tx)
  }
}
