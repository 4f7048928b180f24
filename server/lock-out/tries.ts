import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../db/schema'

/** How many wrong tries within which time lock, and for how long: `loginLock` and `payPasswordLock` of `contract/limits.ts`. */
export interface TryLock {
  readonly wrongs: number
  readonly windowMs: number
  readonly lockMs: number
}

/** A row that counts tries: its table has the columns `wrong_at` and `locked_until`. */
export interface TriedRow {
  readonly table: 'login_lock' | 'pay_password' | 'staff_lock'
  readonly where: RawBuilder<unknown>
}

/** The `returning` of a statement that counted a try. */
export const counted = sql`cardinality(wrong_at) as wrongs, locked_until`

export interface Counted {
  /** Tries that count, this one among them. */
  readonly wrongs: number
  /** When the lock ends that this try sets if it is wrong; 0 while tries are left. */
  readonly locked_until: number
}

/**
 * The `set` of a statement that counts one more try on a row that is not locked: tries before the window, and those of a past lock, no
 * longer count; the last allowed try sets the lock. One statement, so that parallel tries queue up. Source: domain model §3.0, §3.7.
 */
export function oneMoreTry(table: TriedRow['table'], { wrongs, windowMs, lockMs }: TryLock, now: number) {
  const [wrongAt, lockedUntil] = [sql.ref(`${table}.wrong_at`), sql.ref(`${table}.locked_until`)]
  const recent = sql`case when ${lockedUntil} > 0 then '{}'::bigint[]
    else array(select at from unnest(${wrongAt}) as at where at > ${now - windowMs}::bigint) end`
  return sql`wrong_at = ${recent} || ${now}::bigint,
    locked_until = case when cardinality(${recent}) + 1 >= ${wrongs} then ${now + lockMs}::bigint else 0 end`
}

/**
 * The `set` of a statement that takes back one try of this moment, because it was no guess, and the lock that it set; other tries stay.
 * Only for a row that has such a try. One statement, as above.
 */
export function oneTryLess(table: TriedRow['table'], { wrongs }: TryLock, at: number) {
  const [wrongAt, lockedUntil] = [sql.ref(`${table}.wrong_at`), sql.ref(`${table}.locked_until`)]
  const place = sql`array_position(${wrongAt}, ${at}::bigint)`
  return sql`wrong_at = ${wrongAt}[:${place} - 1] || ${wrongAt}[${place} + 1:],
    locked_until = case when cardinality(${wrongAt}) > ${wrongs} then ${lockedUntil} else 0 end`
}

/** Until when a row is locked; 0 when it never was. */
export async function lockedUntil(db: Db, { table, where }: TriedRow): Promise<number> {
  const { rows } = await sql<Pick<Counted, 'locked_until'>>`
    select locked_until from ${sql.table(table)} where ${where}`.execute(db)
  return rows[0]?.locked_until ?? 0
}
