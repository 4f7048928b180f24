import type { Db } from '../../../db/schema'

/** Whether somebody has ever paid for goods. */
export async function hasBought(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('trade_order')
    .select('order_id')
    .where('buyer_user_id', '=', userId)
    .where('hold_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
