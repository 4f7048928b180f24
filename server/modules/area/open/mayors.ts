import type { Db, Tx } from '../../../db/schema'

/** The mayor of an area; none while the seat is empty. */
export async function mayorsOf(db: Db, areaId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('area_role')
    .select('user_id')
    .where('area_id', '=', areaId)
    .where('role', '=', 'mayor')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Whether somebody is the mayor of an area. */
export const isMayor = async (db: Db, areaId: number, userId: number): Promise<boolean> =>
  (await mayorsOf(db, areaId)).includes(userId)

/** Gives the seat of an area to somebody, and takes it from everybody else. */
export async function giveSeat(tx: Tx, areaId: number, userId: number, now: number): Promise<void> {
  await clearSeat(tx, areaId)
  await tx.insertInto('area_role').values({ area_id: areaId, user_id: userId, role: 'mayor', since: now }).execute()
}

/** Leaves the seat of an area empty. */
export const clearSeat = (tx: Tx, areaId: number) =>
  tx.deleteFrom('area_role').where('area_id', '=', areaId).where('role', '=', 'mayor').execute()
