import type { Db, Tx } from '../../../db/schema'

/** What can serve as a proof: the bound number ('' for none), and whether any block of the person has a founder password. */
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

/** Until when the proof of a session lasts; 0 without one. */
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

/** Locks a session until the transaction ends. */
export const lockSession = (tx: Tx, tokenId: number) =>
  tx.selectFrom('session_token').select('token_id').where('token_id', '=', tokenId).forUpdate().executeTakeFirst()
