import type { Db, Tx } from '../../../db/schema'

export async function isWished(db: Db, blockId: number, userId: number): Promise<boolean> {
  const own = db.selectFrom('block_wish').select('user_id').where('block_id', '=', blockId)
  return (await own.where('user_id', '=', userId).executeTakeFirst()) !== undefined
}

export const addWish = (tx: Tx, blockId: number, userId: number, now: number) =>
  tx
    .insertInto('block_wish')
    .values({ block_id: blockId, user_id: userId, created_at: now })
    .onConflict((oc) => oc.doNothing())
    .execute()

export const dropWish = (tx: Tx, blockId: number, userId: number) =>
  tx.deleteFrom('block_wish').where('block_id', '=', blockId).where('user_id', '=', userId).execute()

/** Takes all wishes for a block, so that each is answered once: who wished. */
export async function takeWishes(tx: Tx, blockId: number): Promise<readonly number[]> {
  const rows = await tx.deleteFrom('block_wish').where('block_id', '=', blockId).returning('user_id').execute()
  return rows.map(({ user_id: userId }) => userId).sort((one, other) => one - other)
}
