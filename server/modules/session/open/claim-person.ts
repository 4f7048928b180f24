import type { Tx } from '../../../db/schema'
import { SignedOut } from '../../../http/signed-out'

const person = (tx: Tx, userId: number) =>
  tx
    .selectFrom('user_account')
    .select(['closed_at', 'closing_until', 'closing_area_id'])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Claims a person, so that what is counted for them is counted one after the other; rows that only refer to them do not wait. */
export const claimPerson = (tx: Tx, userId: number) => person(tx, userId)

/**
 * The same for who calls. Throws SignedOut when the account was closed meanwhile, or waits to be: nothing may be begun for it any more.
 */
export async function claimCaller(tx: Tx, userId: number): Promise<void> {
  const row = await person(tx, userId)
  if (row && (row.closed_at !== null || row.closing_until !== null)) throw new SignedOut()
}
