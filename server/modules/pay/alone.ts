import { sql } from 'kysely'
import type { Deps } from '../../deps'

/** Held while one runs, on its own connection: two servers of one database do not compare at once either. */
const lockName = 'books/check'

/** Compares the books unless another server of this database does, or an operator; then gives nothing at once. */
export async function alone<T>({ db }: Deps, work: () => Promise<T>): Promise<T | undefined> {
  return db.connection().execute(async (connection) => {
    const lock = sql`hashtextextended(${lockName}, 0)`
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${lock}) as taken`.execute(connection)
    if (rows[0]?.taken !== true) return undefined
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection)
    }
  })
}
