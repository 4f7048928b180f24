import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import type { AccountKey } from '../../ledger/accounts'

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

/** Each account of a user: its balance, and what came in less what went out. One statement, so that no payment falls between the two. */
export async function accountsWithSums(db: Db, userId: number): Promise<{ balance: number; sum: number }[]> {
  const { rows } = await sql<{ balance: number; sum: string }>`select balance,
    coalesce((select sum(amount) from entry where to_account = account_id), 0) -
    coalesce((select sum(amount) from entry where from_account = account_id), 0) as sum
    from account where owner_user_id = ${userId}`.execute(db)
  return rows.map(({ balance, sum }) => ({ balance, sum: Number(sum) }))
}

/** The entry that stands at this place of an account, counted from its first one. */
export async function entryAt(db: Db, key: AccountKey, place: number): Promise<number | undefined> {
  const account = db.selectFrom('account').select('account_id').where('key', '=', key)
  const row = await db
    .selectFrom('entry')
    .select('entry_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('from_account', '=', account), eb('from_no', '=', place)]),
        eb.and([eb('to_account', '=', account), eb('to_no', '=', place)]),
      ]),
    )
    .executeTakeFirst()
  return row?.entry_id
}
