import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { loginLock } from '@contract/limits'
import type { Database } from '../../db/schema'

/** An attempt that was counted before anything was checked, or one that came while locked and was not counted. */
export type Attempt =
  | { readonly kind: 'counted'; readonly left: number; readonly lockedUntil: number }
  | { readonly kind: 'locked'; readonly until: number }

/** What wrong passwords lock: the block's number, and the device. Source: domain model §3.0. */
export const lockKeys = (areaId: number, blockNo: number, ak: string) =>
  [`device:${ak}`, `block:${areaId}:${blockNo}`] as const
type LockKeys = ReturnType<typeof lockKeys>

interface Counted {
  readonly wrongs: number
  readonly locked_until: number
}

/** Counts one attempt in one statement, so that parallel ones queue up; the fifth within ten minutes locks. Nothing while locked. */
async function count(db: Kysely<Database>, key: string, now: number): Promise<Counted | undefined> {
  const { wrongs, windowMs, lockMs } = loginLock
  const recent = sql`case when login_lock.locked_until > 0 then '{}'::bigint[]
    else array(select at from unnest(login_lock.wrong_at) as at where at > ${now - windowMs}::bigint) end`
  const { rows } = await sql<Counted>`
    insert into login_lock (lock_key, wrong_at, locked_until) values (${key}, array[${now}::bigint], 0)
    on conflict (lock_key) do update set
      wrong_at = ${recent} || ${now}::bigint,
      locked_until = case when cardinality(${recent}) + 1 >= ${wrongs} then ${now + lockMs}::bigint else 0 end
    where login_lock.locked_until <= ${now}
    returning cardinality(wrong_at) as wrongs, locked_until`.execute(db)
  return rows[0]
}

/**
 * Counts an attempt for the device and for the block before the password is looked at: however many come at once, at most five are
 * looked at. An attempt that meets a lock counts for neither. Source: domain model §3.0.
 */
export async function countAttempt(db: Kysely<Database>, keys: LockKeys, now: number): Promise<Attempt> {
  const trx = await db.startTransaction().execute()
  try {
    const counted: Counted[] = []
    for (const key of keys) {
      const row = await count(trx, key, now)
      if (!row) {
        const until = await lockedUntil(trx, key)
        await trx.rollback().execute()
        return { kind: 'locked', until }
      }
      counted.push(row)
    }
    await trx.commit().execute()
    return {
      kind: 'counted',
      left: loginLock.wrongs - Math.max(...counted.map((row) => row.wrongs)),
      lockedUntil: Math.max(...counted.map((row) => row.locked_until)),
    }
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute()
    throw error
  }
}

async function lockedUntil(db: Kysely<Database>, key: string): Promise<number> {
  const row = await db
    .selectFrom('login_lock')
    .select('locked_until')
    .where('lock_key', '=', key)
    .executeTakeFirstOrThrow()
  return row.locked_until
}

/** A right password clears what was counted. */
export const clearAttempts = (db: Kysely<Database>, keys: LockKeys) =>
  db
    .deleteFrom('login_lock')
    .where('lock_key', 'in', [...keys])
    .execute()
