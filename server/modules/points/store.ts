import { sql } from 'kysely'
import type { PageStart } from '../../db/page-start'
import type { Db } from '../../db/schema'

/** A person's changes, newest first. */
export const entriesOf = (db: Db, userId: number, limit: number, { beforeId, offset }: PageStart) =>
  db
    .selectFrom('points_entry')
    .selectAll()
    .where('user_id', '=', userId)
    .where('points_id', '<', beforeId)
    .orderBy('points_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countEntries(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('points_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** The points a person ranks by: not those from too many thanks of one pair. Our decision: docs/decisions/0231-mutual-aid.md */
const ranked = sql<number>`greatest(u.points - u.points_unranked, 0)`

/** Everybody who lives in an area, by popularity, with their lowest number and their place. */
export const ranksOf = (db: Db, areaId: number) =>
  db
    .selectFrom('block as b')
    .innerJoin('user_account as u', 'u.user_id', 'b.owner_user_id')
    .select(({ fn }) => [
      'u.user_id',
      'u.nick_name',
      'u.avatar',
      ranked.as('points'),
      fn.min<number>('b.block_no').as('block_no'),
      sql<number>`row_number() over (order by ${ranked} desc, min(b.block_no))`.as('rank'),
    ])
    .where('b.area_id', '=', areaId)
    .groupBy('u.user_id')
    .orderBy('rank')
    .execute()
