import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { pins } from '@contract/limits'
import { changeRows } from '../../../db/change-rows'
import { countUpTo } from '../../../db/count'
import type { CursorStart } from '../../../db/cursor'
import { pageByCursor } from '../../../db/cursor'
import type { Db, Tx } from '../../../db/schema'
import type { BoardPage } from '../board-store'
import { inOrderOf } from '../board-store'
import type { OwnTab, RankCount } from '../rules/own'
import { shownUnit } from '../open/sale-unit'
import type { SaleTable } from '../tables'

/**
 * Whether it has an unpaid order. The few such listings are looked up first: most sold-out listings are old, and checking each of them
 * would make the board slower every day.
 */
const isReserved = sql<SqlBool>`r.sale_id = any(array(select distinct o.sale_id from trade_order as o where o.state = 'unpaid' and o.sale_id is not null))`

/** What is sold: in the seller's own words, or the item. */
const shownName = sql<string>`case when r.own_unit <> '' then r.title else i.name end`

/** Listings as rows `r`, with the seller, the item `i` and the earliest reservation. */
const sales = (db: Db) =>
  db
    .selectFrom('sale as r')
    .innerJoin('item as i', 'i.item_id', 'r.item_id')
    .innerJoin('category as c', 'c.category_id', 'i.category_id')
    .innerJoin('block as b', 'b.block_id', 'r.block_id')
    .innerJoin('user_account as u', 'u.user_id', 'r.user_id')
    .selectAll('r')
    .select([shownName.as('item_name'), shownUnit('r').as('unit'), 'i.tick', 'b.block_no', 'u.nick_name', 'u.avatar'])
    .select(['i.picture as item_picture', 'c.name as category'])
    .select((eb) =>
      eb
        .selectFrom('trade_order as o')
        .whereRef('o.sale_id', '=', 'r.sale_id')
        .where('o.state', '=', 'unpaid')
        .select(({ fn }) => fn.min('o.deadline_at').as('until'))
        .as('reserved_until'),
    )

const isAny = sql<SqlBool>`true`

/** What can be bought. */
const isOpenNow = sql<SqlBool>`r.state = 'on'`

/** Listings reserved to the last piece: found by their unpaid orders, since far more listings sold out long ago. */
const isHeld = sql<SqlBool>`(r.state = 'soldout' and ${isReserved})`

/**
 * A page of the board. Listings that can be bought are read along the index of the sort order, only as many as the page needs; reserved
 * ones are merged in. Our decision: docs/decisions/0171-boards-and-lists.md
 */
export function boardRows(db: Db, { filters, search, keys, offset }: BoardPage, limit: number): Promise<SaleRow[]> {
  const order = inOrderOf(keys)
  const all = filters.reduce((rows, filter) => rows.where(filter), sales(db))
  const first = all
    .where(isOpenNow)
    .where(search?.open ?? isAny)
    .orderBy(order)
    .limit(offset + limit)
  const shown = sql<SaleRow>`(${first} union all ${all.where(isHeld).where(search?.held ?? isAny)})`.as('r')
  return db.selectFrom(shown).selectAll('r').orderBy(order).limit(limit).offset(offset).execute()
}

/** How many rows a board has. */
export function boardCount(db: Db, { filters, search }: BoardPage): Promise<number> {
  const all = filters.reduce((rows, filter) => rows.where(filter), db.selectFrom('sale as r').select('r.sale_id'))
  const open = all.where(isOpenNow).where(search?.open ?? isAny)
  const held = all.where(isHeld).where(search?.held ?? isAny)
  const shown = sql<Pick<SaleTable, 'sale_id'>>`(${open} union all ${held})`.as('r')
  return countUpTo(db, db.selectFrom(shown).select('r.sale_id'))
}

/** What is pinned to the top of a board now and can be bought, the newest pin first. */
export const pinnedRows = (db: Db, areaId: number, now: number): Promise<SaleRow[]> =>
  sales(db)
    .where('r.area_id', '=', areaId)
    .where('r.pinned_until', '>', now)
    .where(isOpenNow)
    .orderBy('r.pinned_until', 'desc')
    .orderBy('r.sale_id', 'desc')
    .limit(pins.shown)
    .execute()

const isOpen = sql<SqlBool>`(r.state in ('on', 'paused') or ${isHeld})`
const inTab: Readonly<Record<OwnTab, RawBuilder<SqlBool>>> = {
  all: sql`true`,
  open: isOpen,
  ended: sql`not ${isOpen}`,
}

/** Open ones before ended ones, newest first. A sold-out one whose goods may come back counts as ended until they do. */
const ownRank = sql<number>`case when r.state in ('on', 'paused') then 1 else 2 end`
const ownKeys = [ownRank, sql<number>`-r.sale_id`]

/** Own listings in their groups. */
export const ownRows = (db: Db, userId: number, tab: OwnTab, start: CursorStart, limit: number) =>
  pageByCursor(sales(db).where('r.user_id', '=', userId).where(inTab[tab]), ownKeys, start, limit)

/** How many own listings each group has. */
export const ownCounts = (db: Db, userId: number, tab: OwnTab): Promise<RankCount[]> =>
  db
    .selectFrom('sale as r')
    .select([ownRank.as('rank'), ({ fn }) => fn.countAll<number>().as('count')])
    .where('r.user_id', '=', userId)
    .where(inTab[tab])
    .groupBy('rank')
    .execute()

export const findSale = (db: Db, saleId: number) => sales(db).where('r.sale_id', '=', saleId).executeTakeFirst()

export type SaleRow = NonNullable<Awaited<ReturnType<typeof findSale>>>

/** Locks a listing: nobody buys from it and nobody changes it until the transaction ends. */
export const lockSale = (tx: Tx, saleId: number) =>
  tx.selectFrom('sale').selectAll().where('sale_id', '=', saleId).forUpdate().executeTakeFirst()

/** The figures that buyers judge a seller by: since when in this block, whether still there, how many orders done, how many late. */
export async function sellerStats(db: Db, userId: number, blockId: number) {
  const block = await db
    .selectFrom('block')
    .select(['held_since', 'owner_user_id'])
    .where('block_id', '=', blockId)
    .executeTakeFirst()
  const counts = await db
    .selectFrom('trade_order')
    .select([
      sql<number>`count(*) filter (where state = 'done')`.as('done'),
      sql<number>`count(*) filter (where ended_act = 'refundLate')`.as('late'),
    ])
    .where('seller_user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const [done, late] = [Number(counts.done), Number(counts.late)]
  return { heldSince: block?.held_since ?? 0, livesThere: block?.owner_user_id === userId, done, late }
}

export const insertSale = (tx: Tx, row: SaleTable) => tx.insertInto('sale').values(row).execute()

/** Changes a listing for its owner or an operator: its version moves. */
export const changeSale = (tx: Tx, saleId: number, change: Partial<SaleTable>) =>
  changeRows(tx, 'sale', { sale_id: saleId }, change).execute()

/** Puts a listing at the top of its board until then. */
export const pinSale = (tx: Tx, saleId: number, until: number) =>
  tx.updateTable('sale').set({ pinned_until: until }).where('sale_id', '=', saleId).execute()

/** Ends a listing whose days are over. */
export const expireSale = (tx: Tx, saleId: number, now: number) =>
  tx
    .updateTable('sale')
    .set({ state: 'expired' })
    .where('sale_id', '=', saleId)
    .where('state', 'in', ['on', 'paused'])
    .where('expire_at', '<=', now)
    .execute()

/** Ends the listings of a block that has a new owner: they would take its slots. */
export const endSalesOfBlock = (tx: Tx, blockId: number) =>
  changeRows(tx, 'sale', { block_id: blockId }, { state: 'off' }).where('state', 'in', ['on', 'paused']).execute()

/** Takes the open listings of a block off the board. */
export const pauseSalesOfBlock = (tx: Tx, blockId: number) =>
  changeRows(tx, 'sale', { block_id: blockId }, { state: 'paused' }).where('state', '=', 'on').execute()
