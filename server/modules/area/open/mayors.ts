import type { Db } from '../../../db/schema'

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
