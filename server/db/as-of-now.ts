import type { Db, Tx } from './schema'

/** Reads as of one instant: what commits meanwhile is in none of its statements. */
export const asOfNow = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
