import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { containing } from '../../../db/containing'
import type { Database, Db } from '../../../db/schema'

/** Who lives in an area, one row for each person, with all their numbers there. */
const residents = (db: Kysely<Database>, areaId: number) =>
  db
    .selectFrom('block as b')
    .innerJoin('user_account as u', 'u.user_id', 'b.owner_user_id')
    .innerJoin('area as a', 'a.area_id', 'b.area_id')
    .select([
      'u.user_id',
      'u.nick_name',
      'u.avatar',
      'u.thumbs',
      'u.intro',
      'u.points',
      'a.area_id',
      'a.name as area_name',
    ])
    .select([
      sql<number[]>`array_agg(b.block_no order by b.block_no)`.as('block_nos'),
      sql<number>`min(b.block_no)`.as('first_no'),
      sql<number>`min(coalesce(b.held_since, b.created_at))`.as('since'),
    ])
    .where('b.area_id', '=', areaId)
    .groupBy(['u.user_id', 'a.area_id'])

export type ResidentRow = Awaited<ReturnType<ReturnType<typeof residents>['execute']>>[number]

const found = (db: Db, areaId: number, q: string) => {
  const rows = residents(db, areaId)
  if (q === '') return rows
  const byName = sql<boolean>`u.nick_name ilike ${containing(q)}`
  return /^\d{1,9}$/.test(q)
    ? rows.having(sql<boolean>`(${Number(q)} = any(array_agg(b.block_no)) or ${byName})`)
    : rows.where(byName)
}

/** By number, after the last one of the page before. */
export const residentsOf = (
  db: Db,
  areaId: number,
  q: string,
  start: { afterId: number; offset: number },
  limit: number,
) =>
  found(db, areaId, q)
    .having(sql<boolean>`min(b.block_no) > ${start.afterId}`)
    .orderBy('first_no')
    .limit(limit)
    .offset(start.offset)
    .execute()

export async function countResidents(db: Db, areaId: number, q: string): Promise<number> {
  const { count } = await db
    .selectFrom(found(db, areaId, q).as('rows'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findResident = (db: Db, areaId: number, userId: number) =>
  residents(db, areaId).where('u.user_id', '=', userId).executeTakeFirst()

/** A session without a block acts as this one from now on. */
export const actAs = (db: Db, tokenId: number, { blockId, areaId }: { blockId: number; areaId: number }) =>
  db
    .updateTable('session_token')
    .set({ block_id: blockId, area_id: areaId })
    .where('token_id', '=', tokenId)
    .where('block_id', 'is', null)
    .execute()
