import { sql } from 'kysely'
import type { PageStart } from '../../db/page-start'
import type { Db, Tx } from '../../db/schema'
import type { BoardCursor } from './cursor'
import type { SaleTable } from './tables'

/** Listings as rows, with the seller, the item and the earliest reservation. */
const sales = (db: Db) =>
  db
    .selectFrom('sale as s')
    .innerJoin('item as i', 'i.item_id', 's.item_id')
    .innerJoin('block as b', 'b.block_id', 's.block_id')
    .innerJoin('user_account as u', 'u.user_id', 's.user_id')
    .selectAll('s')
    .select(['i.name as item_name', 'i.unit', 'i.tick', 'b.block_no', 'u.nick_name', 'u.avatar'])
    .select((eb) =>
      eb
        .selectFrom('trade_order as o')
        .whereRef('o.sale_id', '=', 's.sale_id')
        .where('o.state', '=', 'unpaid')
        .select(({ fn }) => fn.min('o.deadline_at').as('until'))
        .as('reserved_until'),
    )

/** What the board shows: what can be bought, and what is reserved to the last piece. */
const isOnBoard = sql<boolean>`(s.state = 'on' or (s.state = 'soldout' and exists (
  select 1 from trade_order as r where r.sale_id = s.sale_id and r.state = 'unpaid')))`

export interface BoardQuery {
  readonly areaId: number
  readonly categoryId?: number | undefined
  /** The page begins after this row; without it, after `offset` rows. */
  readonly after?: BoardCursor | undefined
  readonly offset: number
  readonly limit: number
}

const board = (db: Db, { areaId, categoryId }: Pick<BoardQuery, 'areaId' | 'categoryId'>) => {
  const rows = sales(db).where('s.area_id', '=', areaId).where('s.state', 'in', ['on', 'soldout']).where(isOnBoard)
  return categoryId === undefined ? rows : rows.where('s.category_id', '=', categoryId)
}

/** A page of the board: by item, then the cheapest first. */
export function boardPage(db: Db, query: BoardQuery) {
  const { after, offset, limit } = query
  const rows = board(db, query).orderBy('s.item_sort').orderBy('s.price').orderBy('s.sale_id').limit(limit)
  if (!after) return rows.offset(offset).execute()
  return rows
    .where(sql<boolean>`(s.item_sort, s.price, s.sale_id) > (${after.itemSort}, ${after.price}, ${after.saleId})`)
    .execute()
}

export async function boardCount(db: Db, query: Pick<BoardQuery, 'areaId' | 'categoryId'>): Promise<number> {
  const { count } = await db
    .selectFrom(board(db, query).clearSelect().select('s.sale_id').as('rows'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function ownPage(db: Db, userId: number, { beforeId, offset }: PageStart, limit: number) {
  return sales(db)
    .where('s.user_id', '=', userId)
    .where('s.sale_id', '<', beforeId)
    .orderBy('s.sale_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function ownCount(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('sale')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export const findSale = (db: Db, saleId: number) => sales(db).where('s.sale_id', '=', saleId).executeTakeFirst()

export type SaleRow = NonNullable<Awaited<ReturnType<typeof findSale>>>

export const itemsByIds = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('item')
    .selectAll()
    .where('item_id', 'in', [...ids, -1])
    .orderBy('sort')
    .execute()

export const findItem = (db: Db, itemId: number) =>
  db
    .selectFrom('item as i')
    .innerJoin('category as c', 'c.category_id', 'i.category_id')
    .selectAll('i')
    .select('c.area_id')
    .where('i.item_id', '=', itemId)
    .executeTakeFirst()

/** How much is on sale at each price, cheapest first. */
export const asksOf = (db: Db, areaId: number, itemIds: readonly number[]) =>
  db
    .selectFrom('sale')
    .select(['item_id', 'price', ({ fn }) => fn.sum<string>('qty_left').as('qty')])
    .where('area_id', '=', areaId)
    .where('item_id', 'in', [...itemIds, -1])
    .where('state', '=', 'on')
    .groupBy(['item_id', 'price'])
    .orderBy('price')
    .execute()

/** A seller as buyers judge him: since when, how many done, how many late. */
export async function sellerStats(db: Db, userId: number, blockId: number) {
  const block = await db.selectFrom('block').select('held_since').where('block_id', '=', blockId).executeTakeFirst()
  const counts = await db
    .selectFrom('trade_order')
    .select([
      sql<number>`count(*) filter (where state = 'done')`.as('done'),
      sql<number>`count(*) filter (where ended_act = 'refundLate')`.as('late'),
    ])
    .where('seller_user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { heldSince: block?.held_since ?? 0, done: Number(counts.done), late: Number(counts.late) }
}

export async function hasBought(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('trade_order')
    .select('order_id')
    .where('buyer_user_id', '=', userId)
    .where('hold_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the block so that its open listings can be counted against its capacity. */
export const lockBlock = (tx: Tx, blockId: number) =>
  tx.selectFrom('block').selectAll().where('block_id', '=', blockId).forUpdate().executeTakeFirst()

export async function openSalesOfBlock(db: Db, blockId: number): Promise<number> {
  const { count } = await db
    .selectFrom('sale')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('block_id', '=', blockId)
    .where('state', 'in', ['on', 'paused'])
    .executeTakeFirstOrThrow()
  return count
}

export const insertSale = (tx: Tx, row: SaleTable) => tx.insertInto('sale').values(row).execute()

/** Ends a listing whose days are over. */
export const expireSale = (tx: Tx, saleId: number, now: number) =>
  tx
    .updateTable('sale')
    .set({ state: 'expired' })
    .where('sale_id', '=', saleId)
    .where('state', 'in', ['on', 'paused'])
    .where('expire_at', '<=', now)
    .execute()
