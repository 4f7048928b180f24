import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { areaOffsetMs } from '@contract/hours'
import { containing } from '../../db/containing'
import type { PlaceStart } from '../../db/place'
import { inOrder, isBehind, placeOf } from '../../db/place'
import type { Db } from '../../db/schema'

/** Newest first. */
const keys = [sql<number>`-r.closed_at`, sql<number>`-r.round_id`]

export interface ArchiveWish {
  readonly areaId: number
  readonly q: string
}

function matches({ areaId, q }: ArchiveWish): RawBuilder<SqlBool> {
  const like = containing(q)
  const words = q === '' ? sql`true` : sql`(r.title ilike ${like} or r.no ilike ${like})`
  return sql<SqlBool>`r.area_id = ${areaId} and r.state = 'archived' and ${words}`
}

const sold = sql<number>`coalesce((select sum(p.count) from slot_purchase as p
  where p.round_id = r.round_id and p.state = 'done'), 0)::int`

const archived = (db: Db) =>
  db
    .selectFrom('expand_round as r')
    .innerJoin('area as a', 'a.area_id', 'r.area_id')
    .selectAll('r')
    .select(['a.name as area_name', sold.as('sold'), placeOf(keys).as('behind')])

export const archivedRounds = (db: Db, wish: ArchiveWish, { cursor, offset }: PlaceStart, limit: number) =>
  archived(db)
    .where(matches(wish))
    .where(isBehind(keys, cursor))
    .orderBy(inOrder(keys))
    .limit(limit)
    .offset(offset)
    .execute()

export type ArchivedRound = Awaited<ReturnType<typeof archivedRounds>>[number]

export const archivedRound = (db: Db, roundId: number) =>
  archived(db).where('r.round_id', '=', roundId).where('r.state', '=', 'archived').executeTakeFirst()

/** How many ended in each month of the area's calendar, newest first. */
export async function monthsOf(db: Db, wish: ArchiveWish) {
  const month = sql<string>`to_char(to_timestamp((r.closed_at + ${areaOffsetMs}::bigint) / 1000.0) at time zone 'UTC', 'YYYY-MM')`
  return db
    .selectFrom('expand_round as r')
    .select([month.as('month'), ({ fn }) => fn.countAll<number>().as('count')])
    .where(matches(wish))
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute()
}

/** What a round brought into the treasury: the sum, the transactions, and the place and hash of the last entry. */
export async function incomeOf(db: Db, roundId: number) {
  const { rows } = await sql<{ amount: number; no: number; hash: Buffer }>`
    select e.amount, e.to_no as no, e.to_hash as hash from slot_purchase as p
    join txn as t on t.ref_type = 'expand' and t.ref_id = p.expand_id and t.type = 'expand'
    join entry as e on e.txn_id = t.txn_id
    where p.round_id = ${roundId} and p.state = 'done' order by e.to_no`.execute(db)
  return rows
}
