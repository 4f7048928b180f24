import { sql } from 'kysely'
import type { Db } from './schema'

/**
 * Does a piece of work unless another process on this database is doing work of the same name; then returns undefined at once. The lock is
 * held on a connection of its own.
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
