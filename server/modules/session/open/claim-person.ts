import type { Tx } from '../../../db/schema'

/** Claims a person, so that what is counted for them is counted one after the other; rows that only refer to them do not wait. */
export const claimPerson = (tx: Tx, userId: number) =>
  tx.selectFrom('user_account').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute()
