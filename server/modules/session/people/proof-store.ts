import type { Db, Tx } from '../../../db/schema'

/** What can prove somebody: the number that is bound ('' for none), and whether any block of his has a founder password. */
export async function proofsOf(db: Db, userId: number) {
  const row = await db
    .selectFrom('user_account as u')
    .select('u.mobile')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('block as b')
            .select('b.block_id')
            .whereRef('b.owner_user_id', '=', 'u.user_id')
            .where('b.founder_hash', 'is not', null),
        )
        .as('hasFounder'),
    )
    .where('u.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { mobile: row.mobile, hasFounder: Boolean(row.hasFounder) }
}

/** Until when a session is proved to be its owner's; 0 for one that is not. */
export const provenUntil = async (db: Db, tokenId: number): Promise<number> => {
  const row = await db
    .selectFrom('session_token')
    .select('proven_until')
    .where('token_id', '=', tokenId)
    .executeTakeFirst()
  return row?.proven_until ?? 0
}

export const setProven = (db: Db, tokenId: number, until: number) =>
  db.updateTable('session_token').set({ proven_until: until }).where('token_id', '=', tokenId).execute()

/** Keeps a session as it is until the transaction ends. */
export const lockSession = (tx: Tx, tokenId: number) =>
  tx.selectFrom('session_token').select('token_id').where('token_id', '=', tokenId).forUpdate().executeTakeFirst()
