import type { Db, Tx } from '../../db/schema'

/** Keeps that a message is done, in the transaction that does it; false for a repeat. */
export async function claimPush(tx: Tx, mark: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows: rows } = await tx
    .insertInto('wechat_push')
    .values({ mark, at: now })
    .onConflict((oc) => oc.column('mark').doNothing())
    .executeTakeFirst()
  return rows === 1n
}

export const deletePushes = (db: Db, before: number) => db.deleteFrom('wechat_push').where('at', '<', before).execute()
