import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { changeRows } from '../../../db/change-rows'
import type { Db, Tx } from '../../../db/schema'
import { categoryRows, itemRows } from '../open/catalogue-rows'
import type { CategoryTable, ItemTable } from '../tables'

export async function categoryRow(db: Db, id: number): Promise<unknown> {
  return (await categoryRows(sql`c.category_id = ${id}`).execute(db)).rows[0]
}

export async function itemRow(db: Db, id: number): Promise<unknown> {
  return (await itemRows(sql`i.item_id = ${id}`).execute(db)).rows[0]
}

export const findCategory = (db: Db, id: number) =>
  db.selectFrom('category').selectAll().where('category_id', '=', id).executeTakeFirst()

export const categoriesOf = (db: Db, areaId: number) =>
  db.selectFrom('category').selectAll().where('area_id', '=', areaId).execute()

/** The items of an area with their categories. */
export const itemsOf = (db: Db, areaId: number) =>
  db
    .selectFrom('item as i')
    .innerJoin('category as c', 'c.category_id', 'i.category_id')
    .selectAll('i')
    .select('c.area_id')
    .where('c.area_id', '=', areaId)
    .execute()

/** An item with its area. */
export const findItem = (db: Db, id: number) =>
  db
    .selectFrom('item as i')
    .innerJoin('category as c', 'c.category_id', 'i.category_id')
    .selectAll('i')
    .select('c.area_id')
    .where('i.item_id', '=', id)
    .executeTakeFirst()

/** Whether somebody ever offered it, asked for it or traded it. */
export async function isUsed(db: Db, itemId: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from sale where item_id = ${itemId}) or exists (select from buy_order where item_id = ${itemId}) as used`.execute(
    db,
  )
  return rows[0]?.used ?? false
}

export const insertCategory = (tx: Tx, row: Insertable<CategoryTable>) =>
  tx.insertInto('category').values(row).execute()

export const changeCategory = (
  tx: Tx,
  id: number,
  change: Partial<Pick<CategoryTable, 'name'>> & { is_on?: boolean },
) => changeRows(tx, 'category', { category_id: id }, change).execute()

export const insertItem = (tx: Tx, row: Insertable<ItemTable>) => tx.insertInto('item').values(row).execute()

type ItemChange = Partial<Omit<ItemTable, 'item_id' | 'ver' | 'is_on' | 'is_other' | 'last_price'>> & {
  is_on?: boolean
}

export const changeItem = (tx: Tx, id: number, change: ItemChange) =>
  changeRows(tx, 'item', { item_id: id }, change).execute()

/** Behind everything else: the item of things in own words for ever, any other until the items are numbered through. */
export const lastSort = 2_147_483_647

/** Puts categories in this order. */
export const orderCategories = (tx: Tx, ids: readonly number[]) =>
  sql`update category as c set sort = o.no from unnest(${sql.val([...ids])}::bigint[]) with ordinality as o (id, no)
    where c.category_id = o.id and c.sort <> o.no`.execute(tx)

/** Puts items of a category in this order. */
export const orderItems = (tx: Tx, ids: readonly number[]) =>
  sql`update item as i set sort = o.no from unnest(${sql.val([...ids])}::bigint[]) with ordinality as o (id, no)
    where i.item_id = o.id and i.sort <> o.no`.execute(tx)

/**
 * Numbers the items of an area through, category by category, and lets what is offered follow: offers keep the place and the category of
 * their item for the boards. The item of things in own words has no number: it is the last, so a new item moves none of them.
 */
export async function numberItems(tx: Tx, areaId: number): Promise<void> {
  await sql`update item as i set sort = n.no from (
      select i.item_id, case when i.is_other then ${lastSort}::bigint
        else row_number() over (partition by i.is_other order by c.sort, c.category_id, i.sort, i.item_id) end as no
      from item i join category c on c.category_id = i.category_id where c.area_id = ${areaId}) as n
    where i.item_id = n.item_id and i.sort <> n.no`.execute(tx)
  for (const [table, states] of [
    ['sale', ['on', 'paused', 'soldout']],
    ['buy_order', ['unpaid', 'open']],
  ] as const)
    await sql`update ${sql.table(table)} as o set item_sort = i.sort, category_id = i.category_id from item i
      where o.item_id = i.item_id and o.area_id = ${areaId} and o.state = any(${sql.val([...states])}::text[])
        and (o.item_sort, o.category_id) is distinct from (i.sort, i.category_id)`.execute(tx)
}
