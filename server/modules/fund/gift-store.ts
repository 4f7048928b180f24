import { changeRows } from '../../db/change-rows'
import type { Db, Tx } from '../../db/schema'
import type { FundGiftTable } from './tables'

export const lockGift = (tx: Tx, giftId: number) =>
  tx.selectFrom('fund_gift').selectAll().where('gift_id', '=', giftId).forUpdate().executeTakeFirst()

export const giftsByIds = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('fund_gift')
        .select(['gift_id', 'block_no', 'is_anonymous', 'user_id', 'memo'])
        .where('gift_id', 'in', ids)
        .execute()

export const insertGift = (tx: Tx, row: FundGiftTable) => tx.insertInto('fund_gift').values(row).execute()

/** Changes a locked gift; its version moves. */
export const changeGift = (tx: Tx, giftId: number, change: Partial<FundGiftTable>) =>
  changeRows(tx, 'fund_gift', { gift_id: giftId }, change).execute()

/** What a person gave since then, to any fund, including unpaid gifts. */
export async function givenSince(db: Db, userId: number, since: number): Promise<number> {
  const row = await db
    .selectFrom('fund_gift')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .where('state', '<>', 'closed')
    .executeTakeFirst()
  return Number(row?.sum ?? 0)
}

/** What a person gave to a fund so far. */
export async function givenTo(db: Db, userId: number, areaId: number): Promise<number> {
  const row = await db
    .selectFrom('fund_gift')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('user_id', '=', userId)
    .where('area_id', '=', areaId)
    .where('state', '=', 'done')
    .executeTakeFirst()
  return Number(row?.sum ?? 0)
}

/** Whether a gift of a person to a fund waits for its money. */
export async function isGiftUnpaid(db: Db, userId: number, areaId: number): Promise<boolean> {
  const row = await db
    .selectFrom('fund_gift')
    .select('gift_id')
    .where('user_id', '=', userId)
    .where('area_id', '=', areaId)
    .where('state', '=', 'unpaid')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
