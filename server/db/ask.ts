import { sql } from 'kysely'
import type { Db } from './schema'

/** Sends the database an empty question: any answer shows that it is there. */
export const ask = (db: Db) => sql`select 1`.execute(db)
