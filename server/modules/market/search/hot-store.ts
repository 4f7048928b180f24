import { sql } from 'kysely'
import type { Db } from '../../../db/schema'
import { searching } from './numbers'

/**
 * Counts a person's search; their words of long ago are forgotten. Both writes are parts: an insert that selects from a table is sent to a
 * cell's host with what stands before it, which is refused there (docs/decisions/0285-cells.md).
 */
export async function noteWord(
  db: Db,
  { areaId, word, userId, now }: { areaId: number; word: string; userId: number; now: number },
): Promise<void> {
  await sql`with old as (delete from search_word where user_id = ${userId} and at < ${now - searching.keptMs}),
    noted as (insert into search_word (area_id, word, user_id, at)
      select a.area_id, ${word}, ${userId}, ${now} from area as a where a.area_id = ${areaId}
      on conflict (area_id, word, user_id) do update set at = excluded.at)
    select 1`.execute(db)
}

/** Words that several people looked for lately, most first. */
export async function wordsSince(db: Db, areaId: number, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('search_word')
    .select('word')
    .where('area_id', '=', areaId)
    .where('at', '>', since)
    .groupBy('word')
    .having(({ fn }) => fn.countAll(), '>=', searching.hotPeople)
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('word')
    .limit(3 * searching.hotMost)
    .execute()
  return rows.map(({ word }) => word)
}

/** The goods that most of an area's newest open listings are about. */
export async function goodsOnSale(db: Db, areaId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select i.name from item as i join (
      select item_id, count(*) as n from (select item_id from sale where area_id = ${areaId} and state = 'on' order by (- sale_id)
        limit ${searching.newest}) as newest
        where item_id not in (select item_id from item where is_other) group by item_id order by 2 desc, 1 limit ${searching.hotMost}) as most on most.item_id = i.item_id order by most.n desc, i.sort`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
