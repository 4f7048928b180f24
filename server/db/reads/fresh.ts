import type { Db } from '../schema'
import type { Replica } from './replica'

interface Handles {
  readonly db: Db
  readonly replica?: Replica
}

/**
 * Does what only reads: on the replica, if there is one and it has all that was committed before, else on the primary. The handles that it
 * gets must write nothing; what a command decides on is read by none of these. Source: decision 0242.
 */
export function readFresh<D extends Handles, T>(deps: D, read: (deps: D) => Promise<T>): Promise<T> {
  const { replica, ...others } = deps
  if (!replica) return read(deps)
  return replica.read(deps.db, (db) => read({ ...(others as D), db }))
}
