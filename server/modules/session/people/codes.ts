import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { smsPurposes } from '@contract/endpoints/accounts'
import { dayStart } from '@contract/hours'
import { smsCode } from '@contract/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Db, Tx } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import { smsOf } from '../../../sms/sms'

type Purpose = (typeof smsPurposes)[number]

const hashOf = (smsId: number, code: string): Buffer => createHash('sha256').update(`${smsId}:${code}`).digest()

/** Six digits, each value as likely as the others (2^32 values leave no telling bias). */
const newCode = ({ random }: Pick<Deps, 'random'>): string =>
  String(random.bytes(4).readUInt32BE() % 1_000_000).padStart(6, '0')

interface Asked {
  readonly mobile: string
  readonly purpose: Purpose
  readonly ak: string
}

/**
 * Sends a code. Only the newest one of a number and purpose counts. Refusals: COOLDOWN (data.until) within a minute, LIMIT when the
 * number's or the device's codes of the day are used up, CLOSED without a provider. Our decision: docs/decisions/0070-accounts.md
 */
export async function sendCode(
  deps: Deps,
  asked: Asked,
): Promise<Result<{ againAt: number; validUntil: number }, Refusal>> {
  const now = deps.clock.now()
  const sms = smsOf(deps)
  if (!sms) return err(refusal('CLOSED', {}, '短信验证码暂未开通'))
  const code = newCode(deps)
  const kept = await transact(deps.db, (tx) => keepCode(tx, deps, asked, code))
  if (!kept.ok) return kept
  const message = { mobile: asked.mobile, code, validMinutes: smsCode.validMs / 60_000 }
  try {
    await sms.send(message)
  } catch (cause) {
    // What was not sent must not make the reader wait for the next one.
    await deps.db.deleteFrom('sms_code').where('sms_id', '=', kept.value).execute()
    throw cause
  }
  return ok({ againAt: now + smsCode.againMs, validUntil: now + smsCode.validMs })
}

/** Counts and keeps a code; those who ask for one number or on one device at once follow each other. */
async function keepCode(
  tx: Tx,
  deps: Deps,
  { mobile, purpose, ak }: Asked,
  code: string,
): Promise<Result<number, Refusal>> {
  const now = deps.clock.now()
  for (const key of [`sms:${ak}`, `sms:${mobile}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
  const sent = await sentToday(tx, { mobile, ak }, dayStart(now))
  const last = sent.filter((row) => row.mobile === mobile).map((row) => row.created_at)
  const until = Math.max(0, ...last) + smsCode.againMs
  if (until > now) return err(refusal('COOLDOWN', { until }, '验证码刚发过，请稍后再要'))
  const byDevice = sent.filter((row) => row.ak === ak).length
  if (last.length >= smsCode.perMobileAndDay || byDevice >= smsCode.perDeviceAndDay)
    return err(refusal('LIMIT', {}, '今天的验证码已用完，请明天再试'))
  const smsId = deps.ids.next()
  await tx
    .insertInto('sms_code')
    .values({
      sms_id: smsId,
      mobile,
      purpose,
      code_hash: hashOf(smsId, code),
      ak,
      created_at: now,
      expires_at: now + smsCode.validMs,
      tries: 0,
      used_at: null,
    })
    .execute()
  return ok(smsId)
}

const sentToday = (tx: Tx, { mobile, ak }: { mobile: string; ak: string }, since: number) =>
  tx
    .selectFrom('sms_code')
    .select(['mobile', 'ak', 'created_at'])
    .where((eb) => eb.or([eb('mobile', '=', mobile), eb('ak', '=', ak)]))
    .where('created_at', '>=', since)
    .execute()

/**
 * Uses up the newest code of a number and purpose. Each try counts before it is looked at, so that parallel guesses get no more than
 * five. Refusals: WRONG_PASSWORD (data.left), LOCKED when the tries are used up. Runs on its own: a refused try stays counted.
 */
export async function spendCode(
  db: Db,
  { mobile, purpose, code, now }: { mobile: string; purpose: Purpose; code: string; now: number },
): Promise<Result<void, Refusal>> {
  const newest = db
    .selectFrom('sms_code')
    .select('sms_id')
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .limit(1)
  const row = await db
    .updateTable('sms_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('sms_id', '=', newest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['sms_id', 'code_hash', 'tries'])
    .executeTakeFirst()
  if (!row) return err(wrongCode(0))
  if (row.tries > smsCode.tries) return err(refusal('LOCKED', {}, '验证码试错太多，请重新获取'))
  const isRight = timingSafeEqual(row.code_hash, hashOf(row.sms_id, code))
  if (!isRight) return err(wrongCode(smsCode.tries - row.tries))
  const used = await db
    .updateTable('sms_code')
    .set({ used_at: now })
    .where('sms_id', '=', row.sms_id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n ? ok(undefined) : err(wrongCode(0))
}

const wrongCode = (left: number): Refusal => refusal('WRONG_PASSWORD', { left }, '验证码不对或已过期')

/** Deletes codes of days before yesterday. */
export const sweepCodes = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  db
    .deleteFrom('sms_code')
    .where('created_at', '<', clock.now() - 2 * 86_400_000)
    .execute()
