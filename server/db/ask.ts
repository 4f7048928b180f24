import { sql } from 'kysely'
import type { Db } from './schema'

/** Asks the database for nothing: an answer says that it is there. */
export const ask = (db: Db) => sql`select 1`.execute(db)
