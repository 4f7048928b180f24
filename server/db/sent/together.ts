import type { OperationNodeSource } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../schema'

/** A write that is not sent yet. */
export type Write = OperationNodeSource

/**
 * Sends several writes in one statement: one round trip to the database instead of one for each. All of them see the tables as they were
 * before the first, so none may read what another writes, nor change the same row. Foreign keys between them are checked when all are done;
 * still a row stands after those it refers to, because a distributed PostgreSQL sends the writes one by one. Source: docs/scaling.md
 * Our decision: docs/decisions/0170-statements.md
 */
export async function together(tx: Tx, writes: readonly Write[]): Promise<void> {
  const last = writes.at(-1)
  if (!last) return
  const first = writes.slice(0, -1).map((write, index) => sql`${sql.raw(`w${index}`)} as (${write})`)
  await (first.length === 0 ? sql`${last}` : sql`with ${sql.join(first)} ${last}`).execute(tx)
}
