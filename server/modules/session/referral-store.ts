import type { Tx } from '../../db/schema'

export const isUser = async (tx: Tx, userId: number): Promise<boolean> =>
  (await tx.selectFrom('user_account').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !== undefined

/** Records who invited somebody; says whether it was the first time. */
export async function insertReferral(tx: Tx, userId: number, referee: number | null, at: number): Promise<boolean> {
  const bound = await tx
    .insertInto('referral')
    .values({ user_id: userId, referee_user_id: referee, at })
    .onConflict((oc) => oc.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return bound !== undefined
}
