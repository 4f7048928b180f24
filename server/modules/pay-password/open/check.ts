import { minuteMs } from '@contract/durations'
import { verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { payPasswordLock } from '@contract/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { usedNumber } from '../../../db/once/once'
import type { Db } from '../../../db/schema'
import type { Counted, TriedRow } from '../../../lock-out/tries'
import { counted, lockedUntil, oneMoreTry, oneTryLess } from '../../../lock-out/tries'
import type { Deps } from '../../../deps'
import { loginKeyOf } from '../../../login-key/login-key'
import type { SealUse } from './seal-use'
import { bindSeal, isForOther } from './seal-use'

/** Hashing shares the process's few worker threads with file access and DNS, so the number that waits is limited. */
const waitingAtMost = 20
let waiting = 0

const rowOf = (userId: number): TriedRow => ({ table: 'pay_password', where: sql`user_id = ${userId}` })

/** Counts one attempt before the password is checked; undefined while locked. */
async function countAttempt(db: Db, userId: number, now: number): Promise<(Counted & { hash: string }) | undefined> {
  const { rows } = await sql<Counted & { hash: string }>`
    update pay_password set ${oneMoreTry('pay_password', payPasswordLock, now)}
    where user_id = ${userId} and locked_until <= ${now}
    returning hash, ${counted}`.execute(db)
  return rows[0]
}

const clearAttempts = (db: Db, userId: number) =>
  db.updateTable('pay_password').set({ wrong_at: [], locked_until: 0 }).where('user_id', '=', userId).execute()

/** A repeat of a command is not a new guess: its own try is taken back, and other tries stay. */
const takeBack = (db: Db, userId: number, now: number) =>
  sql`update pay_password set ${oneTryLess('pay_password', payPasswordLock, now)}
    where user_id = ${userId} and ${now}::bigint = any(wrong_at)`.execute(db)

const locked = (until: number, now: number): Refusal =>
  refusal(
    'LOCKED',
    { until },
    `支付密码尝试次数过多，请 ${Math.max(1, Math.ceil((until - now) / minuteMs))} 分钟后再试`,
  )

export interface SealedPayPassword extends SealUse {
  /** `password|clientNo`, encrypted. */
  readonly sealed: string | undefined
}

/**
 * The password from a text that was sealed for a command (`password|clientNo`); undefined when it was sealed for another command or for
 * none. Our decision: docs/decisions/0140-accounts-safe.md
 */
export function forCommand(text: string, clientNo: string): string | undefined {
  const tail = `|${clientNo}`
  return text.endsWith(tail) ? text.slice(0, -tail.length).slice(0, 64) : undefined
}

/**
 * Checks a payment password as it travelled (RSA with the login key, with the command's `clientNo`); one sealed for another command is
 * wrong. Call it before the command's own transaction, because a wrong try must be counted even though the command is refused. At most five
 * are checked, however many come at once. Refusals: PAY_PASSWORD (none was sent, or none is set; data.isSet says which), WRONG_PASSWORD
 * (data.left), LOCKED (data.until), BUSY, FORM (this `clientNo` was right for something else before). Source: domain model §3.7.
 */
export async function checkPayPassword(
  deps: Deps,
  userId: number,
  { sealed, ...use }: SealedPayPassword,
): Promise<Result<null, Refusal>> {
  const { db, clock } = deps
  const now = clock.now()
  const known = await db.selectFrom('pay_password').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  if (!known || sealed === undefined || sealed === '') return err(refusal('PAY_PASSWORD', { isSet: Boolean(known) }))
  if (await isForOther(db, userId, use)) return err(usedNumber)
  if (waiting >= waitingAtMost) return err(refusal('BUSY'))
  waiting++
  try {
    const tried = await countAttempt(db, userId, now)
    if (!tried) return err(locked(await lockedUntil(db, rowOf(userId)), now))
    const key = await loginKeyOf(deps)
    if (await verify(tried.hash, forCommand(key.decrypt(sealed), use.clientNo) ?? '')) {
      const bound = await bindSeal(db, userId, use, now)
      if (bound === 'other') return err(usedNumber)
      await (bound === 'first' ? clearAttempts(db, userId) : takeBack(db, userId, now))
      return ok(null)
    }
    const left = payPasswordLock.wrongs - tried.wrongs
    if (left > 0) return err(refusal('WRONG_PASSWORD', { left }, `支付密码有误，还可尝试 ${left} 次`))
    return err(locked(tried.locked_until, now))
  } finally {
    waiting--
  }
}
