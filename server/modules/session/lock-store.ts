import { sql } from 'kysely'
import { loginLock } from '@contract/limits'
import type { Db, Tx } from '../../db/schema'
import type { Counted, TriedRow } from '../../lock-out/tries'
import { counted, oneMoreTry } from '../../lock-out/tries'

export const rowOf = (key: string): TriedRow => ({ table: 'login_lock', where: sql`lock_key = ${key}` })

/** Counts one attempt; undefined while locked. */
export async function countTry(db: Tx, key: string, now: number): Promise<Counted | undefined> {
  const { rows } = await sql<Counted>`
    insert into login_lock (lock_key, wrong_at, locked_until) values (${key}, array[${now}::bigint], 0)
    on conflict (lock_key) do update set ${oneMoreTry('login_lock', loginLock, now)}
    where login_lock.locked_until <= ${now}
    returning ${counted}`.execute(db)
  return rows[0]
}

/** Clears the count after a right password. */
export const clearAttempts = (db: Db, keys: readonly string[]) =>
  db
    .deleteFrom('login_lock')
    .where('lock_key', 'in', [...keys])
    .execute()
