import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../db/schema'

/**
 * By what a resident is known: the least number of the blocks that they hold, with its area where there are several, or else their name. A
 * column is named with its table.
 */
export const ownerName = (userId: RawBuilder<unknown>): RawBuilder<string | null> => sql<string | null>`coalesce(
  (select case when (select count(*) from area) > 1 then c.name || ' ' else '' end || b.block_no
    from block b join area c on c.area_id = b.area_id where b.owner_user_id = ${userId} order by b.block_no, b.area_id limit 1),
  (select u.nick_name from user_account u where u.user_id = ${userId}))`

/** The name of the area whose money an account holds; null for any other account. A column is named with its table. */
export const areaOfAccount = (key: RawBuilder<unknown>): RawBuilder<string | null> => sql<string | null>`(
  select area.name from area where ${key} like 'area:%' and area.area_id = split_part(${key}, ':', 2)::bigint)`

const areasIn = (text: string): number[] => [...text.matchAll(/\barea:(\d{1,15}):/g)].map(([, area]) => Number(area))

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\buser:(\d{1,15}):|"userId":(\d{1,15})\b/g)].map(([, account, person]) =>
    Number(account ?? person),
  )

/**
 * By what the residents are known whom something names by their accounts, or as `userId`, and the areas of accounts; as `ownerOf` names
 * them.
 */
export async function ownersIn(db: Db, named: unknown): Promise<Record<string, string>> {
  const text = JSON.stringify(named)
  const [ids, areas] = [[...new Set(numbersIn(text))], [...new Set(areasIn(text))]]
  if (ids.length + areas.length === 0) return {}
  const { rows } = await sql<{ id: string; name: string | null }>`
    select t.id::text as id, ${ownerName(sql`t.id`)} as name from unnest(${ids}::bigint[]) as t (id)
    union all select 'area:' || a.area_id, a.name from area a where a.area_id = any(${areas}::bigint[])`.execute(db)
  return Object.fromEntries(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])))
}
