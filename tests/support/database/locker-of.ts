import { sql } from 'kysely'
import type { Database, Tx } from '../../../server/db/schema'

/** Which row: of which table, by which column. */
export type RowOf = readonly [table: keyof Database, id: string]

/** The transaction that locked a row, which is this one or none: '0'. */
export async function lockerOf(tx: Tx, [table, id]: RowOf, refId: number): Promise<string | undefined> {
  const { rows } = await sql<{ by: string }>`select xmax::text as by from ${sql.table(table)}
    where ${sql.ref(id)} = ${refId}`.execute(tx)
  return rows[0]?.by
}
