import { sql } from 'kysely'
import type { Tx } from '../schema'

/** Does a part of a transaction and says whether it succeeded. If not, what the part wrote is undone and the transaction goes on. */
export async function wholeOrNot(tx: Tx, part: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint part`.execute(tx)
  const isDone = await part()
  await (isDone ? sql`release savepoint part` : sql`rollback to savepoint part`).execute(tx)
  return isDone
}
