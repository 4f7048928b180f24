import type { Db } from '../../db/schema'

/** The numbers of a zone. */
export const zoneOf = (db: Db, areaId: number, categoryId: number) =>
  db
    .selectFrom('block_zone')
    .select(['no_from', 'no_to'])
    .where('area_id', '=', areaId)
    .where('category_id', '=', categoryId)
    .executeTakeFirst()

/** Blocks of an area from one number to another, by number. */
export const blocksBetween = (db: Db, areaId: number, { from, to }: { from: number; to: number }, limit: number) =>
  db
    .selectFrom('block')
    .select(['block_id', 'block_no', 'state', 'transfer_price', 'owner_user_id'])
    .where('area_id', '=', areaId)
    .where('block_no', '>=', from)
    .where('block_no', '<=', to)
    .orderBy('block_no')
    .limit(limit)
    .execute()
