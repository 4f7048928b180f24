import { hourMs } from '@contract/durations'
import { sql } from 'kysely'
import { dayStart } from '@contract/hours'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { codeRetentionMs } from '../open/code-retention'
import type { SmsCodeTable } from '../tables'

/** A lock until the transaction ends: requests for codes come one after the other. */
export const lockCodes = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('sms', 0))`.execute(tx)

export const insertCode = (tx: Tx, row: SmsCodeTable) => tx.insertInto('sms_code').values(row).execute()

export const deleteCode = (db: Db, smsId: number) => db.deleteFrom('sms_code').where('sms_id', '=', smsId).execute()

/** Codes already sent, as the limits count them: for a known device those of known devices, else those of strangers. */
export interface CodeCounts {
  /** When the newest went to this number: of this device where it is known, else of any stranger; 0 without any. */
  readonly newest: number
  /** By this device to any number, whether it is known there or not. */
  readonly byDevice: number
  /** Today to this number: of this device where it is known, else of this address. */
  readonly toNumberByOne: number
  readonly toNumberInHour: number
  readonly toNumberToday: number
  /** Of this address. */
  readonly hereInHour: number
  readonly hereToday: number
  readonly inHour: number
  readonly today: number
}

interface Wish {
  readonly mobile: string
  readonly ak: string
  readonly address: string
  readonly isKnown: boolean
  readonly now: number
}

/** Counts the codes of the day and of the last hour. */
export async function countCodes(tx: Tx, { mobile, ak, address, isKnown, now }: Wish): Promise<CodeCounts> {
  const [dayFrom, hourFrom] = [dayStart(now), now - hourMs]
  const [today, inHour] = [sql`created_at >= ${dayFrom}`, sql`created_at > ${hourFrom}`]
  const [alike, here] = [sql`is_known = ${isKnown}`, sql`address = ${address}`]
  const toNumber = sql`${alike} and mobile = ${mobile}`
  const { rows } = await sql<Record<keyof CodeCounts, string | null>>`
    select max(created_at) filter (where ${toNumber} and ${isKnown ? sql`ak = ${ak}` : sql`true`}) as newest,
      count(*) filter (where ak = ${ak} and ${today}) as "byDevice",
      count(*) filter (where ${toNumber} and ${isKnown ? sql`ak = ${ak}` : here} and ${today}) as "toNumberByOne",
      count(*) filter (where ${toNumber} and ${inHour}) as "toNumberInHour",
      count(*) filter (where ${toNumber} and ${today}) as "toNumberToday",
      count(*) filter (where ${alike} and ${here} and ${inHour}) as "hereInHour",
      count(*) filter (where ${alike} and ${here} and ${today}) as "hereToday",
      count(*) filter (where ${alike} and ${inHour}) as "inHour",
      count(*) filter (where ${alike} and ${today}) as today
    from sms_code where created_at >= least(${dayFrom}::bigint, ${hourFrom}::bigint)`.execute(tx)
  const number = (name: keyof CodeCounts) => Number(rows[0]?.[name] ?? 0)
  return {
    newest: number('newest'),
    byDevice: number('byDevice'),
    toNumberByOne: number('toNumberByOne'),
    toNumberInHour: number('toNumberInHour'),
    toNumberToday: number('toNumberToday'),
    hereInHour: number('hereInHour'),
    hereToday: number('hereToday'),
    inHour: number('inHour'),
    today: number('today'),
  }
}

interface Spent {
  readonly mobile: string
  readonly purpose: SmsCodeTable['purpose']
  readonly ak: string
  readonly now: number
}

/** Counts a try of the newest code of a number and purpose that this device asked for, and gives it; nothing when there is none to try. */
export const tryNewest = (db: Db, { mobile, purpose, ak, now }: Spent) => {
  const newest = db
    .selectFrom('sms_code')
    .select('sms_id')
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .where('ak', '=', ak)
    .orderBy('created_at', 'desc')
    .limit(1)
  return db
    .updateTable('sms_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('sms_id', '=', newest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['sms_id', 'code_hash', 'tries'])
    .executeTakeFirst()
}

/** Uses a code up; false when it was used already. */
export async function useUp(db: Db, smsId: number, now: number): Promise<boolean> {
  const used = await db
    .updateTable('sms_code')
    .set({ used_at: now })
    .where('sms_id', '=', smsId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

/** Deletes codes of days before yesterday. */
export const sweepCodes = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  db
    .deleteFrom('sms_code')
    .where('created_at', '<', clock.now() - codeRetentionMs)
    .execute()

export async function operatorIds(tx: Tx): Promise<readonly number[]> {
  const rows = await tx.selectFrom('user_account').select('user_id').where('is_admin', '=', true).execute()
  return rows.map((row) => row.user_id)
}
