import type { SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from './schema'

/** Counting stops here: nobody reads that many pages, and a full count gets slower as a table grows. */
export const mostCounted = 10_000

/** How many rows a query finds, `mostCounted` when there are as many or more. Our decision: docs/decisions/0171-boards-and-lists.md */
export async function countUpTo<D, T extends keyof D, O>(db: Db, rows: SelectQueryBuilder<D, T, O>): Promise<number> {
  const found = await sql<{ count: number }>`select count(*) as count from ${rows.limit(mostCounted)} as rows`.execute(
    db,
  )
  return found.rows[0]?.count ?? 0
}
