import { sql } from 'kysely'
import type { Db } from './schema'

/**
 * Does a work of this name unless another process of this database does it now; then gives nothing at once. The lock
 * is held on a connection of its own.
 */
export async function alone<T>(db: Db, lockName: string, work: () => Promise<T>): Promise<T | undefined> {
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
