import type { Db } from '../../../db/schema'

/** Whether there is such an area. Source: domain model §1 (an area is a city). */
export const isArea = async (db: Db, areaId: number): Promise<boolean> =>
  (await db.selectFrom('area').select('area_id').where('area_id', '=', areaId).executeTakeFirst()) !== undefined
