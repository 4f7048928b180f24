import { sql } from 'kysely'
import type { Db } from '../../db/schema'

export async function pointsOf(db: Db, userId: number): Promise<number> {
  const row = await db.selectFrom('user_account').select('points').where('user_id', '=', userId).executeTakeFirst()
  return row?.points ?? 0
}

export async function openHolds(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('hold')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return count
}

/** Everything that came in less everything that went out, over all accounts of a user. */
export async function sumOfEntries(db: Db, userId: number): Promise<number> {
  const own = sql`select account_id from account where owner_user_id = ${userId}`
  const { rows } = await sql<{ total: string }>`select
    coalesce((select sum(amount) from entry where to_account in (${own})), 0) -
    coalesce((select sum(amount) from entry where from_account in (${own})), 0) as total`.execute(db)
  return Number(rows[0]?.total ?? 0)
}
