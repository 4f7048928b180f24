import { credentials } from '@contract/limits'
import type { Db, Tx } from '../../../db/schema'
import type { CredentialChangeTable } from '../tables'

export const insertChange = (tx: Tx, row: CredentialChangeTable) =>
  tx.insertInto('credential_change').values(row).execute()

export const changeOf = (tx: Tx, changeId: number) =>
  tx
    .selectFrom('credential_change')
    .select(['what', 'at', 'mobile'])
    .where('change_id', '=', changeId)
    .executeTakeFirst()

/** Forgets the number bound before, which is needed for one message only. */
export const forgetMobile = (tx: Tx, changeId: number) =>
  tx.updateTable('credential_change').set({ mobile: '' }).where('change_id', '=', changeId).execute()

/** Whether the number that somebody has was bound after this moment. */
export async function hasNewMobile(db: Db, userId: number, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('credential_change')
    .select('change_id')
    .where('user_id', '=', userId)
    .where('what', 'in', ['mobile', 'firstMobile'])
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether somebody bound this number within the lifetime of a proof: then this is a repeat after a lost answer. */
export async function hasJustTaken(db: Db, userId: number, mobile: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('credential_change as c')
    .innerJoin('user_account as u', 'u.user_id', 'c.user_id')
    .select('c.change_id')
    .where('c.user_id', '=', userId)
    .where('c.what', 'in', ['mobile', 'firstMobile'])
    .where('c.at', '>', now - credentials.proofMs)
    .where('u.mobile', '=', mobile)
    .executeTakeFirst()
  return row !== undefined
}
