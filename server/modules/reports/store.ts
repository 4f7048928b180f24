import type { Db, Tx } from '../../db/schema'
import type { ReportTable } from './tables'

/** Locks a person, so that what they report is counted one after the other. */
export const lockReporter = (tx: Tx, userId: number) =>
  tx.selectFrom('user_account').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute()

/** How much a person has reported since a moment. */
export async function countSince(tx: Tx, userId: number, since: number): Promise<number> {
  const { count } = await tx
    .selectFrom('report')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Writes a report; false when this person has reported the thing. */
export async function insertReport(tx: Tx, row: ReportTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('report')
    .values(row)
    .onConflict((oc) => oc.columns(['ref_type', 'ref_id', 'user_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** The operators who are told: not about what they wrote or report themselves. */
export async function operatorsBut(db: Db, userIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('is_admin', '=', true)
    .where('user_id', 'not in', userIds)
    .execute()
  return rows.map(({ user_id: userId }) => userId)
}
