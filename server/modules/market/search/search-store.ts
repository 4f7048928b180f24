import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { mostCounted } from '../../../db/count'
import type { Db } from '../../../db/schema'
import type { OfferKey, SearchFilter } from '../board-store'
import type { Sought } from '../rules/words'

/** Where is searched: the listings or the bids of an area. */
export interface Shelf {
  readonly id: OfferKey
  readonly areaId: number
}

const sideOf = ({ id }: Shelf) => (id === 'sale_id' ? 'sale' : 'buy')

/** Whether a text says all that is sought. */
const says = (said: RawBuilder<string>, { parts, numbers }: Sought): RawBuilder<SqlBool> =>
  sql<SqlBool>`${said} like all(${parts}::text[]) and not exists (
    select from unnest(${numbers}::text[]) as number where ${said} !~ number)`

/** The texts found by the index. */
function foundBy(shelf: Shelf, sought: Sought): RawBuilder<unknown> {
  const side = sideOf(shelf)
  const pairs = sought.pairs.map((pair) => `${side}${shelf.areaId}:${pair}`)
  return sql`from offer_text as t where t.side = ${sql.lit(side)} and pairs_of(t.side, t.area_id, t.said) @> ${pairs}::text[]
    and ${says(sql<string>`t.said`, sought)}`
}

/** Whether so many offers are found that they are better looked for along the board than all gathered first. */
export async function isCommon(db: Db, shelf: Shelf, sought: Sought): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select 1 ${foundBy(shelf, sought)} limit ${mostCounted}) as found`.execute(db)
  return (rows[0]?.count ?? 0) >= mostCounted
}

/** Whether anything is found. */
export async function isFound(db: Db, shelf: Shelf, sought: Sought): Promise<boolean> {
  const { rows } = await sql`select 1 ${foundBy(shelf, sought)} limit 1`.execute(db)
  return rows.length > 0
}

/** The filter of what is sought; `common` when so many offers say it that they are looked for along the board. */
export function searchFilter(shelf: Shelf, sought: Sought, common: boolean): SearchFilter {
  const id = sql.raw(`r.${shelf.id}`)
  return {
    open: common
      ? sql<SqlBool>`exists (select from offer_text as t where t.side = ${sql.lit(sideOf(shelf))} and t.offer_id = ${id}
          and ${says(sql<string>`t.said`, sought)})`
      : sql<SqlBool>`${id} = any(array(select t.offer_id ${foundBy(shelf, sought)}))`,
    held: says(sql<string>`offer_said(r.title, r.content, r.item_id, r.block_id)`, sought),
  }
}
