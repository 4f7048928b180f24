import { sql } from 'kysely'
import type { Db } from '../../../db/schema'

/** A mobile number as most may see it: 138****0012. */
const masked = sql<string>`case when mobile = '' then '' else left(mobile, 3) || '****' || right(mobile, 4) end`

export const personOf = (db: Db, userId: number) =>
  db
    .selectFrom('user_account')
    .select(['user_id as userId', 'nick_name as nickName'])
    .select(masked.as('mobile'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()

/** Sign-ins of a person since an instant, newest first; with the device as it names itself. */
export async function loginsOf(db: Db, userId: number, since: number, now: number) {
  const { rows } = await sql<{
    at: number
    platform: string
    blockNo: number | null
    ak: string
    isKnown: boolean
    isEnded: boolean
  }>`
    select t.created_at as at, t.platform, b.block_no as "blockNo", t.ak,
      exists (select from known_device k where k.user_id = t.user_id and k.ak = t.ak) as "isKnown", t.expires_at <= ${now} as "isEnded"
    from session_token t left join block b on b.block_id = t.block_id
    where t.user_id = ${userId} and t.created_at >= ${since} order by t.created_at desc limit 100`.execute(db)
  return rows
}

export const devicesOf = (db: Db, userId: number) =>
  db
    .selectFrom('known_device as k')
    .leftJoin('block as b', 'b.block_id', 'k.block_id')
    .select(['k.ak', 'b.block_no as blockNo', 'k.seen_at as seenAt'])
    .where('k.user_id', '=', userId)
    .orderBy('k.seen_at', 'desc')
    .limit(50)
    .execute()

export const changesOf = (db: Db, userId: number, since: number) =>
  db
    .selectFrom('credential_change')
    .select(['what', 'at'])
    .where('user_id', '=', userId)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .execute()
