import { sql } from 'kysely'
import { loginLock } from '@contract/limits'
import type { Db, Tx } from '../../db/schema'
import type { Counted, TriedRow } from '../../lock-out/tries'
import { counted, oneMoreTry } from '../../lock-out/tries'

export const rowOf = (key: string): TriedRow => ({ table: 'login_lock', where: sql`lock_key = ${key}` })

/**
 * Counts one attempt; undefined while locked. Two statements, because a distributed PostgreSQL takes no subquery in what an insert does on
 * conflict; the first one locks the row, so that nobody clears it in between. Source: docs/scaling.md
 */
export async function countTry(db: Tx, key: string, now: number): Promise<Counted | undefined> {
  await db
    .insertInto('login_lock')
    .values({ lock_key: key, wrong_at: [], locked_until: 0 })
    .onConflict((oc) =>
      oc.column('lock_key').doUpdateSet((eb) => ({ locked_until: eb.ref('login_lock.locked_until') })),
    )
    .execute()
  const { rows } = await sql<Counted>`
    update login_lock set ${oneMoreTry('login_lock', loginLock, now)}
    where lock_key = ${key} and locked_until <= ${now}
    returning ${counted}`.execute(db)
  return rows[0]
}

/** Clears the count after a right password. */
export const clearAttempts = (db: Db, keys: readonly string[]) =>
  db
    .deleteFrom('login_lock')
    .where('lock_key', 'in', [...keys])
    .execute()
