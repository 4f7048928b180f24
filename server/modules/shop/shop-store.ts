import type * as v from 'valibot'
import type { adminShopList } from '@contract/endpoints/console/community/shop'
import type { ShopCategory } from '@contract/shop/transitions'
import { sql } from 'kysely'
import { changeRows } from '../../db/change-rows'
import { containing } from '../../db/containing'
import type { CursorStart } from '../../db/cursor'
import { pageByCursor } from '../../db/cursor'
import type { Db, Tx } from '../../db/schema'
import type { ShopTable } from './tables'

/** Shops with their area, block and owner. */
const shopRows = (db: Db) =>
  db
    .selectFrom('shop as s')
    .innerJoin('area as a', 'a.area_id', 's.area_id')
    .innerJoin('block as b', 'b.block_id', 's.block_id')
    .innerJoin('user_account as u', 'u.user_id', 's.user_id')
    .selectAll('s')
    .select(['a.name as area_name', 'b.block_no', 'u.nick_name'])

export const findShop = (db: Db, shopId: number) => shopRows(db).where('s.shop_id', '=', shopId).executeTakeFirst()

export type ShopRow = NonNullable<Awaited<ReturnType<typeof findShop>>>

/** The newest shop of a block and person, whatever became of it. */
export const shopOfBlock = (db: Db, blockId: number, userId: number) =>
  shopRows(db)
    .where('s.block_id', '=', blockId)
    .where('s.user_id', '=', userId)
    .orderBy('s.applied_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The shop that a block has, or has applied for. */
export const runningOfBlock = (db: Db, blockId: number) =>
  db
    .selectFrom('shop')
    .selectAll()
    .where('block_id', '=', blockId)
    .where('state', 'in', ['applied', 'unpaid', 'active', 'expired'])
    .executeTakeFirst()

/** Whether somebody has a shop in an area, or has applied for one. */
export const hasShopIn = async (tx: Tx, areaId: number, userId: number): Promise<boolean> =>
  (await tx
    .selectFrom('shop')
    .select('shop_id')
    .where('area_id', '=', areaId)
    .where('user_id', '=', userId)
    .where('state', 'in', ['applied', 'unpaid', 'active', 'expired'])
    .limit(1)
    .executeTakeFirst()) !== undefined

export const lockShop = (tx: Tx, shopId: number) =>
  tx.selectFrom('shop').selectAll().where('shop_id', '=', shopId).forUpdate().executeTakeFirst()

export const insertShop = (tx: Tx, row: ShopTable) => tx.insertInto('shop').values(row).execute()

/** Changes a locked shop; its version moves. */
export const changeShop = (tx: Tx, shopId: number, change: Partial<ShopTable>) =>
  changeRows(tx, 'shop', { shop_id: shopId }, change).execute()

/** How many shops are open in an area, by category. */
export const openCounts = (db: Db, areaId: number) =>
  db
    .selectFrom('shop')
    .select(['category', ({ fn }) => fn.countAll<number>().as('count')])
    .where('area_id', '=', areaId)
    .where('state', '=', 'active')
    .groupBy('category')
    .execute()

/** By level, then the oldest first. */
const places = [
  sql<number>`array_position(array['naming', 'street', 'stall'], s.level)`,
  sql<number>`s.start_at`,
  sql<number>`s.shop_id`,
] as const

export interface ShopQuery {
  readonly areaId: number
  readonly category: ShopCategory | undefined
  readonly q: string
}

/** Searched for in what everybody reads, never in the contact. */
function open(db: Db, { areaId, category, q }: ShopQuery) {
  const all = shopRows(db).where('s.area_id', '=', areaId).where('s.state', '=', 'active')
  const sorted = category === undefined ? all : all.where('s.category', '=', category)
  if (q === '') return sorted
  const pattern = containing(q)
  const no = /^\d{1,9}$/.test(q) ? Number(q) : 0
  return sorted.where((eb) =>
    eb.or([
      eb('s.name', 'ilike', pattern),
      eb('s.slogan', 'ilike', pattern),
      eb('s.no', 'ilike', pattern),
      eb('b.block_no', '=', no),
    ]),
  )
}

/** Open shops by level, then the oldest first, each with its place in the list. */
export const openShops = (db: Db, query: ShopQuery, start: CursorStart, limit: number) =>
  pageByCursor(open(db, query), places, start, limit)

export async function countOpen(db: Db, query: ShopQuery): Promise<number> {
  const { count } = await open(db, query)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type AdminTab = v.InferOutput<typeof adminShopList.input>['tab']

/** Which shops of an area a tab of the console has. */
const inTab = ({ areaId, tab }: { readonly areaId: number; readonly tab: AdminTab }) => {
  const isHere = sql<boolean>`s.area_id = ${areaId}`
  if (tab === 'queue') return sql<boolean>`${isHere} and s.state in ('applied', 'active') and s.review_by is not null`
  return tab === 'all' ? isHere : sql<boolean>`${isHere} and s.state in ('unpaid', 'active', 'expired')`
}

/** Shops of a tab of the console: those that wait for operators, the most urgent first, others the newest first. */
export const adminShops = (db: Db, of: Parameters<typeof inTab>[0], start: CursorStart, limit: number) =>
  pageByCursor(
    shopRows(db).where(inTab(of)),
    of.tab === 'queue' ? [sql<number>`s.review_by`, sql<number>`s.shop_id`] : [sql<number>`-s.shop_id`],
    start,
    limit,
  )

export async function countAdminShops(db: Db, of: Parameters<typeof inTab>[0]): Promise<number> {
  const { count } = await db
    .selectFrom('shop as s')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(inTab(of))
    .executeTakeFirstOrThrow()
  return count
}

/** A person's shops in an area that may have to be paid or renewed, with the pay order that waits, by deadline. */
export const dueOfUser = (db: Db, userId: number, areaId: number, endsBefore: number) =>
  db
    .selectFrom('shop as s')
    .leftJoin('shop_term as t', (join) => join.onRef('t.shop_id', '=', 's.shop_id').on('t.state', '=', 'unpaid'))
    .selectAll('s')
    .select(['t.pay_no', 't.amount'])
    .where('s.user_id', '=', userId)
    .where('s.area_id', '=', areaId)
    .where((eb) =>
      eb.or([eb('s.state', '=', 'unpaid'), eb.and([eb('s.state', '=', 'active'), eb('s.end_at', '<=', endsBefore)])]),
    )
    .execute()

export async function operatorIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('user_account').select('user_id').where('is_admin', '=', true).execute()
  return rows.map(({ user_id }) => user_id)
}

/** Another block of a person in an area that they hold and that has no shop; the lowest number. */
export const freeBlockOf = (db: Db, userId: number, areaId: number) =>
  db
    .selectFrom('block as b')
    .select('b.block_id')
    .where('b.owner_user_id', '=', userId)
    .where('b.area_id', '=', areaId)
    .where('b.state', '=', 1)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('shop as s')
            .select('s.shop_id')
            .whereRef('s.block_id', '=', 'b.block_id')
            .where('s.state', 'in', ['applied', 'unpaid', 'active', 'expired']),
        ),
      ),
    )
    .orderBy('b.block_no')
    .limit(1)
    .executeTakeFirst()

/** Notes that a person looked up a contact on a day; false when that is not new. */
export async function noteContact(tx: Tx, userId: number, day: number, shopId: number): Promise<boolean> {
  const made = await tx
    .insertInto('shop_contact')
    .values({ user_id: userId, day, shop_id: shopId })
    .onConflict((oc) => oc.columns(['user_id', 'day', 'shop_id']).doNothing())
    .returning('shop_id')
    .executeTakeFirst()
  return made !== undefined
}

export async function contactsOn(db: Db, userId: number, day: number): Promise<number> {
  const { count } = await db
    .selectFrom('shop_contact')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return count
}

/** What a block has on the board, newest first. */
export const listingsOf = (db: Db, blockId: number, limit: number) =>
  db
    .selectFrom('sale as s')
    .innerJoin('item as i', 'i.item_id', 's.item_id')
    .innerJoin('category as c', 'c.category_id', 'i.category_id')
    .select([
      's.sale_id',
      's.title',
      's.thumbs',
      'i.picture as item_picture',
      'c.name as category',
      's.price',
      sql<string>`coalesce(nullif(s.own_unit, ''), i.unit)`.as('unit'),
      's.qty_left',
      's.min_qty',
      's.delivery',
      's.place',
    ])
    .where('s.block_id', '=', blockId)
    .where('s.state', '=', 'on')
    .orderBy('s.sale_id', 'desc')
    .limit(limit)
    .execute()

export async function onSaleOf(db: Db, blockId: number): Promise<number> {
  const { count } = await db
    .selectFrom('sale')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('block_id', '=', blockId)
    .where('state', '=', 'on')
    .executeTakeFirstOrThrow()
  return count
}
