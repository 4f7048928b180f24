import { sql } from 'kysely'
import type { Db } from '../../db/schema'

export async function pointsOf(db: Db, userId: number): Promise<number> {
  const row = await db.selectFrom('user_account').select('points').where('user_id', '=', userId).executeTakeFirst()
  return row?.points ?? 0
}

export const openHolds = (db: Db, userId: number, now: number): Promise<{ holds: number; late: number }> =>
  db
    .selectFrom('hold as h')
    .leftJoin('withdrawal as w', (join) =>
      join.onRef('w.withdraw_id', '=', 'h.ref_id').on('h.ref_type', '=', 'withdraw'),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('holds'),
      fn.count<number>('w.withdraw_id').filterWhere('w.expect_at', '<', now).as('late'),
    ])
    .where('h.user_id', '=', userId)
    .where('h.state', '=', 'held')
    .executeTakeFirstOrThrow()

/** The blocks of the sellers, by the orders' ids. */
export async function sellersOf(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('trade_order as o')
    .innerJoin('block as b', 'b.block_id', 'o.seller_block_id')
    .select(['o.order_id', 'b.block_no'])
    .where('o.order_id', 'in', orderIds)
    .execute()
  return new Map(rows.map(({ order_id, block_no }) => [order_id, block_no]))
}

/**
 * Each account of a user: its balance, and the sum of what came in less what went out. One statement, so that no payment can fall between
 * the two.
 */
export async function accountsWithSums(db: Db, userId: number): Promise<{ balance: number; sum: number }[]> {
  const { rows } = await sql<{ balance: number; sum: string }>`select balance,
    coalesce((select sum(amount) from entry where to_account = account_id), 0) -
    coalesce((select sum(amount) from entry where from_account = account_id), 0) as sum
    from account where owner_user_id = ${userId}`.execute(db)
  return rows.map(({ balance, sum }) => ({ balance, sum: Number(sum) }))
}
