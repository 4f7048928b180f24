import type { LimitName } from '@contract/console/limits'
import type { StaffAreas } from '@contract/console/roles'
import type { Db, Tx } from '../../db/schema'
import type { UserLimitTable } from './tables'

export const limitsOf = (db: Db, userId: number) =>
  db.selectFrom('user_limit').selectAll().where('user_id', '=', userId).execute()

export const limitOf = (db: Db, userId: number, name: LimitName) =>
  db.selectFrom('user_limit').select('amount').where('user_id', '=', userId).where('name', '=', name).executeTakeFirst()

/** Writes a limit of a person who is claimed. */
export const keepLimit = (tx: Tx, row: UserLimitTable) =>
  tx
    .insertInto('user_limit')
    .values(row)
    .onConflict((oc) => oc.columns(['user_id', 'name']).doUpdateSet({ amount: row.amount, ver: row.ver, at: row.at }))
    .execute()

/** The least of the areas looked at in which a person holds a block; undefined when there is none. */
export async function areaOf(db: Db, userId: number, areas: StaffAreas): Promise<number | undefined> {
  const row = await db
    .selectFrom('block')
    .select('area_id')
    .where('owner_user_id', '=', userId)
    .$if(areas !== null, (rows) => rows.where('area_id', 'in', [-1, ...(areas ?? [])]))
    .orderBy('area_id')
    .limit(1)
    .executeTakeFirst()
  return row?.area_id
}

export const nickName = async (db: Db, userId: number): Promise<string> =>
  (await db.selectFrom('user_account').select('nick_name').where('user_id', '=', userId).executeTakeFirst())
    ?.nick_name ?? ''
