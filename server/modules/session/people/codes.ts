import { minuteMs } from '@contract/durations'
import { createHash, timingSafeEqual } from 'node:crypto'
import { smsCode } from '@contract/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Db, Tx } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import { countMessage } from '../../../sms/counts'
import { noteFailing, noteTaken } from '../../../sms/failing-store'
import { smsOf } from '../../../sms/provider'
import { isKnownTo } from '../device-store'
import type { SmsCodeTable } from '../tables'
import type { Log } from './code-limits'
import { alarmOfCodes, codeRefusal, usedUpBy } from './code-limits'
import * as store from './code-store'

type Purpose = SmsCodeTable['purpose']

const hashOf = (smsId: number, code: string): Buffer => createHash('sha256').update(`${smsId}:${code}`).digest()

/** Six digits, all values equally likely (the bias from 2^32 values is negligible). */
const newCode = ({ random }: Pick<Deps, 'random'>): string =>
  String(random.bytes(4).readUInt32BE() % 1_000_000).padStart(6, '0')

interface Asked {
  readonly mobile: string
  readonly purpose: Purpose
  readonly ak: string
  readonly address: string
}

/**
 * Sends a code. Only the newest one of a device, number and purpose counts. Refusals: COOLDOWN (data.until) within a minute, LIMIT when the
 * codes of the number, the device, the address or everybody are used up, CLOSED without a provider. Our decision:
 * docs/decisions/0070-accounts.md, 0140-accounts-safe.md
 */
export async function sendCode(
  deps: Deps,
  asked: Asked,
  log: Log,
): Promise<Result<{ againAt: number; validUntil: number }, Refusal>> {
  const now = deps.clock.now()
  const sms = smsOf(deps)
  if (!sms) return err(refusal('CLOSED', {}, '短信验证码暂未开通'))
  const code = newCode(deps)
  const kept = await transact(deps.db, (tx) => keepCode(tx, deps, asked, code))
  if (!kept.ok) {
    countMessage(kept.error.reason === 'LIMIT' ? 'refused' : 'early')
    const limit = usedUpBy(kept.error)
    if (limit) await alarmOfCodes(deps, limit, log)
    return kept
  }
  const message = { mobile: asked.mobile, code, validMinutes: smsCode.validMs / minuteMs }
  try {
    await sms.send(message)
  } catch (cause) {
    countMessage('failed')
    await noteFailing(deps.db, now)
    // A code that was not sent must not start the wait for the next one.
    await store.deleteCode(deps.db, kept.value)
    throw cause
  }
  countMessage('sent')
  await noteTaken(deps.db)
  return ok({ againAt: now + smsCode.againMs, validUntil: now + smsCode.validMs })
}

/** Counts and stores a code; requests at the same time come one after the other. */
async function keepCode(tx: Tx, deps: Deps, asked: Asked, code: string): Promise<Result<number, Refusal>> {
  const { mobile, purpose, ak, address } = asked
  const now = deps.clock.now()
  await store.lockCodes(tx)
  const isKnown = await isKnownTo(tx, mobile, ak)
  const refused = codeRefusal(await store.countCodes(tx, { ...asked, isKnown, now }), isKnown, now)
  if (refused) return err(refused)
  const smsId = deps.ids.next()
  await store.insertCode(tx, {
    sms_id: smsId,
    mobile,
    purpose,
    code_hash: hashOf(smsId, code),
    ak,
    address,
    is_known: isKnown,
    created_at: now,
    expires_at: now + smsCode.validMs,
    tries: 0,
    used_at: null,
  })
  return ok(smsId)
}

/**
 * Uses up the newest code of a number and purpose that this device asked for; nobody else's tries touch it. Each try counts before it is
 * checked, so that parallel guesses get no more than five. Refusals: WRONG_PASSWORD (data.left), LOCKED when the tries are used up. Runs in
 * its own transaction, so that a refused try stays counted.
 */
export async function spendCode(
  db: Db,
  { mobile, purpose, code, ak, now }: { mobile: string; purpose: Purpose; code: string; ak: string; now: number },
): Promise<Result<void, Refusal>> {
  const row = await store.tryNewest(db, { mobile, purpose, ak, now })
  if (!row) return err(wrongCode(0))
  if (row.tries > smsCode.tries) return err(refusal('LOCKED', {}, '验证码尝试次数过多，请重新获取'))
  const isRight = timingSafeEqual(row.code_hash, hashOf(row.sms_id, code))
  if (!isRight) return err(wrongCode(smsCode.tries - row.tries))
  return (await store.useUp(db, row.sms_id, now)) ? ok(undefined) : err(wrongCode(0))
}

/** A code that is wrong or over; a wrong block is told alike, so that nobody learns whose number it is. */
export const wrongCode = (left: number): Refusal => refusal('WRONG_PASSWORD', { left }, '验证码有误或已过期')
