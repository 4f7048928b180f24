import { sql } from 'kysely'
import { staffLock } from '@contract/console/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Db } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Counted, TriedRow } from '../../lock-out/tries'
import { counted, lockedUntil, oneMoreTry } from '../../lock-out/tries'

const rowOf = (key: string): TriedRow => ({ table: 'staff_lock', where: sql`lock_key = ${key}` })

/** Wrong passwords are counted by name, so that names cannot be tried out; wrong codes by person. */
export const passwordKey = (name: string): string => `password:${name}`
/** A browser in which they signed in before has tries of its own: nobody else can use them up. */
export const browserKey = (staffId: number, browser: string): string => `password:${staffId}:${browser}`
export const codeKey = (staffId: number): string => `code:${staffId}`

/** What a try means when it is wrong. */
export interface Try {
  readonly left: number
  readonly lockedUntil: number
}

/** Counts a try before it is looked at: however many come at once, at most five are. Refusal: LOCKED (data.until). Source: community §9. */
export const countTry = (db: Db, key: string, now: number): Promise<Result<Try, Refusal>> =>
  transact(db, async (tx) => {
    await tx
      .insertInto('staff_lock')
      .values({ lock_key: key, wrong_at: [], locked_until: 0 })
      .onConflict((oc) =>
        oc.column('lock_key').doUpdateSet((eb) => ({ locked_until: eb.ref('staff_lock.locked_until') })),
      )
      .execute()
    const { rows } = await sql<Counted>`update staff_lock set ${oneMoreTry('staff_lock', staffLock, now)}
      where lock_key = ${key} and locked_until <= ${now} returning ${counted}`.execute(tx)
    const [row] = rows
    if (!row) return err(refusal('LOCKED', { until: await lockedUntil(tx, rowOf(key)) }))
    return ok({ left: staffLock.wrongs - row.wrongs, lockedUntil: row.locked_until })
  })

/** After a right one nothing is counted any more. */
export const clearTries = (db: Db, key: string) => db.deleteFrom('staff_lock').where('lock_key', '=', key).execute()

/** The refusal of a wrong try. */
export const wrong = ({ left, lockedUntil }: Try, msg: string): Refusal =>
  left > 0 ? refusal('WRONG_PASSWORD', { left }, msg) : refusal('LOCKED', { until: lockedUntil })

/** Deletes what no longer counts: rows without a lock and without a try within the window. Safe to run at any time, in any process. */
export async function sweepStaffLocks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await sql`delete from staff_lock where locked_until <= ${now}
    and not exists (select from unnest(wrong_at) as at where at > ${now - staffLock.windowMs}::bigint)`.execute(db)
}
