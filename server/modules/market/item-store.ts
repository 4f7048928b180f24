import { sql } from 'kysely'
import { areaOffsetMs } from '@contract/hours'
import type { Db } from '../../db/schema'
import { containing } from '../../db/containing'

/** SQL for "any of these" whose text does not depend on their number, so that it can be prepared. */
const oneOf = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`

const items = (db: Db) =>
  db
    .selectFrom('item as i')
    .innerJoin('category as c', 'c.category_id', 'i.category_id')
    .selectAll('i')
    .select(['c.area_id', 'c.sort as category_sort', 'c.is_on as is_category_on'])

export const itemsByIds = (db: Db, ids: readonly number[]) =>
  items(db).where('i.item_id', '=', oneOf(ids)).orderBy('i.sort').execute()

export const findItem = (db: Db, itemId: number) => items(db).where('i.item_id', '=', itemId).executeTakeFirst()

export type ItemRow = NonNullable<Awaited<ReturnType<typeof findItem>>>

/** The item of an area for things that are no standard one; undefined until somebody sold one. */
export const findOther = (db: Db, areaId: number) =>
  items(db).where('c.area_id', '=', areaId).where('i.is_other', '=', true).executeTakeFirst()

/** The standard items of an area in their order, optionally of one category or with a text in the name. */
export function itemsOfArea(db: Db, areaId: number, categoryId: number | undefined, q: string | undefined) {
  let rows = items(db).where('c.area_id', '=', areaId).where('c.is_on', '=', true).where('i.is_on', '=', true)
  rows = rows.where('i.is_other', '=', false)
  if (categoryId !== undefined) rows = rows.where('i.category_id', '=', categoryId)
  if (q) rows = rows.where('i.name', 'ilike', containing(q))
  return rows.orderBy('i.sort').orderBy('i.item_id').execute()
}

/** How much is on sale at each price, cheapest first. */
export const asksOf = (db: Db, areaId: number, itemIds: readonly number[]) =>
  db
    .selectFrom('sale')
    .select(['item_id', 'price', ({ fn }) => fn.sum<string>('qty_left').as('qty')])
    .where('area_id', '=', areaId)
    .where('item_id', '=', oneOf(itemIds))
    .where('state', '=', sql.lit('on'))
    .groupBy(['item_id', 'price'])
    .orderBy('price')
    .execute()

/** How much is wanted at each price, dearest first. */
export const bidsOf = (db: Db, areaId: number, itemIds: readonly number[]) =>
  db
    .selectFrom('buy_order')
    .select(['item_id', 'price', ({ fn }) => fn.sum<string>('qty_left').as('qty')])
    .where('area_id', '=', areaId)
    .where('item_id', '=', oneOf(itemIds))
    .where('state', '=', sql.lit('open'))
    .groupBy(['item_id', 'price'])
    .orderBy('price', 'desc')
    .execute()

export interface DayRow {
  readonly item_id: number
  /** Days since 1970 in the area's time. */
  readonly day: number
  readonly open: number
  readonly close: number
  readonly low: number
  readonly high: number
  readonly qty: string
  readonly deals: number
}

/**
 * Prices of each day's completed orders since an instant, per item, oldest day first. Orders whose money was divided do not count: their
 * amount is no price.
 */
export async function daysOf(db: Db, itemIds: readonly number[], sinceMs: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`select item_id, ((ended_at + ${areaOffsetMs}::bigint) / 86400000)::integer as day,
      (array_agg(price order by ended_at, order_id))[1] as open,
      (array_agg(price order by ended_at desc, order_id desc))[1] as close,
      min(price) as low, max(price) as high, sum(qty) as qty, count(*)::integer as deals
    from trade_order
    where state = 'done' and ended_act not in ('executeSplit', 'agreePart') and item_id = ${oneOf(itemIds)} and ended_at >= ${sinceMs}
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
