import type { Db, Tx } from '../../db/schema'

export const find = (db: Db, userId: number) =>
  db.selectFrom('pay_password').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Stores a new password and clears the tries counted against the old one. */
export async function save(tx: Tx, userId: number, hash: string, now: number): Promise<void> {
  const fresh = { hash, set_at: now, wrong_at: [], locked_until: 0 }
  await tx
    .insertInto('pay_password')
    .values({ user_id: userId, ...fresh })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(fresh))
    .execute()
}

/** Whether this command has set a password already. */
export async function isDone(db: Db, userId: number, clientNo: string): Promise<boolean> {
  const row = await db
    .selectFrom('command')
    .select('call')
    .where('user_id', '=', userId)
    .where('client_no', '=', clientNo)
    .where('call', '=', '/user/setPayPassword')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether somebody owns a block, in whichever city. */
export const hasBlock = async (db: Db, userId: number): Promise<boolean> =>
  (await db.selectFrom('block').select('block_id').where('owner_user_id', '=', userId).limit(1).executeTakeFirst()) !==
  undefined
