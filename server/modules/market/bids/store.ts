import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { countUpTo } from '../../../db/count'
import type { PageStart } from '../../../db/page-start'
import type { Db, Tx } from '../../../db/schema'
import type { BoardPage } from '../board-store'
import { inOrderOf } from '../board-store'
import type { OwnTab } from '../store'
import type { BuyOrderTable } from '../tables'

/** Bids as rows `r`, with the buyer and the item `i`. */
const bids = (db: Db) =>
  db
    .selectFrom('buy_order as r')
    .innerJoin('item as i', 'i.item_id', 'r.item_id')
    .innerJoin('block as b', 'b.block_id', 'r.block_id')
    .innerJoin('user_account as u', 'u.user_id', 'r.user_id')
    .selectAll('r')
    .select(['i.name as item_name', 'i.unit', 'i.tick', 'i.min_qty', 'b.block_no', 'u.nick_name', 'u.avatar'])

/** What the board shows: bids whose money waits. */
export const boardRows = (db: Db, { filters, keys, offset }: BoardPage, limit: number) =>
  filters
    .reduce((rows, filter) => rows.where(filter), bids(db).where('r.state', '=', 'open'))
    .orderBy(inOrderOf(keys))
    .limit(limit)
    .offset(offset)
    .execute()

export const boardCount = (db: Db, { filters }: BoardPage): Promise<number> =>
  countUpTo(
    db,
    filters.reduce(
      (rows, filter) => rows.where(filter),
      db
        .selectFrom('buy_order as r')
        .innerJoin('item as i', 'i.item_id', 'r.item_id')
        .select('r.buy_id')
        .where('r.state', '=', 'open'),
    ),
  )

const inTab: Readonly<Record<OwnTab, RawBuilder<SqlBool>>> = {
  all: sql`true`,
  open: sql`r.state in ('unpaid', 'open')`,
  ended: sql`r.state not in ('unpaid', 'open')`,
}

/** Own bids, newest first. */
export const ownRows = (db: Db, userId: number, tab: OwnTab, { beforeId, offset }: PageStart, limit: number) =>
  bids(db)
    .where('r.user_id', '=', userId)
    .where(inTab[tab])
    .where('r.buy_id', '<', beforeId)
    .orderBy('r.buy_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const ownCount = (db: Db, userId: number, tab: OwnTab): Promise<number> =>
  countUpTo(db, db.selectFrom('buy_order as r').select('r.buy_id').where('r.user_id', '=', userId).where(inTab[tab]))

export const findBuy = (db: Db, buyId: number) => bids(db).where('r.buy_id', '=', buyId).executeTakeFirst()

export type BuyRow = NonNullable<Awaited<ReturnType<typeof findBuy>>>

/** Locks a bid: one seller, one act, one timer at a time. */
export const lockBuy = (tx: Tx, buyId: number) =>
  tx.selectFrom('buy_order').selectAll().where('buy_id', '=', buyId).forUpdate().executeTakeFirst()

/** Locks the running bids of a block. */
export const lockBuysOfBlock = (tx: Tx, blockId: number) =>
  tx
    .selectFrom('buy_order')
    .selectAll()
    .where('block_id', '=', blockId)
    .where('state', 'in', ['unpaid', 'open'])
    .orderBy('buy_id')
    .forUpdate()
    .execute()

export const insertBuy = (tx: Tx, row: BuyOrderTable) => tx.insertInto('buy_order').values(row).execute()

/** Changes a bid as its owner, its timer or an operator does: its version moves. */
export const changeBuy = (tx: Tx, buyId: number, change: Partial<BuyOrderTable>) =>
  tx
    .updateTable('buy_order')
    .set((eb) => ({ ...change, ver: eb('ver', '+', 1) }))
    .where('buy_id', '=', buyId)
    .execute()

/** What is left after a seller took his part; the version stays, so that sellers do not refuse each other. */
export const setBuyLeft = (tx: Tx, buyId: number, left: number, endedAt: number | null) =>
  tx
    .updateTable('buy_order')
    .set({ qty_left: left, ...(endedAt !== null && { state: 'filled' as const, ended_at: endedAt }) })
    .where('buy_id', '=', buyId)
    .execute()
