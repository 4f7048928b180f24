import type { Db } from '../../../db/schema'

/** An area by its id, with its name; undefined when there is none. Source: domain model §1 (an area is a city). */
export const findArea = (db: Db, areaId: number) =>
  db.selectFrom('area').select(['area_id', 'name']).where('area_id', '=', areaId).executeTakeFirst()

/** Whether there is such an area. */
export const isArea = async (db: Db, areaId: number): Promise<boolean> => (await findArea(db, areaId)) !== undefined
