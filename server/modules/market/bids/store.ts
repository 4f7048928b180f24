import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { termKeys } from '@contract/orders/terms'
import type { SetValue } from '@contract/settings/settings'
import { changeRows } from '../../../db/change-rows'
import { countUpTo } from '../../../db/count'
import type { First } from '../../../db/once/optimistic'
import type { CursorStart } from '../../../db/cursor'
import { pageByCursor } from '../../../db/cursor'
import type { Db, Tx } from '../../../db/schema'
import type { HoldTable } from '../../../ledger/tables'
import { valuesWithin } from '../../settings/open/settings-at'
import type { BoardPage } from '../board-store'
import { inOrderOf } from '../board-store'
import type { OwnTab, RankCount } from '../rules/own'
import type { BuyOrderTable } from '../tables'

/** Bids as rows `r`, with the buyer and the item `i`. */
const bids = (db: Db) =>
  db
    .selectFrom('buy_order as r')
    .innerJoin('item as i', 'i.item_id', 'r.item_id')
    .innerJoin('category as c', 'c.category_id', 'i.category_id')
    .innerJoin('block as b', 'b.block_id', 'r.block_id')
    .innerJoin('user_account as u', 'u.user_id', 'r.user_id')
    .selectAll('r')
    .select(['i.name as item_name', 'i.unit', 'i.tick', 'i.min_qty', 'b.block_no', 'u.nick_name', 'u.avatar'])
    .select(['i.picture as item_picture', 'c.name as category'])

const isAny = sql<SqlBool>`true`

/** The bids that the board shows: open ones. */
export const boardRows = (db: Db, { filters, search, keys, offset }: BoardPage, limit: number) =>
  [...filters, search?.open ?? isAny]
    .reduce((rows, filter) => rows.where(filter), bids(db).where('r.state', '=', 'open'))
    .orderBy(inOrderOf(keys))
    .limit(limit)
    .offset(offset)
    .execute()

/** How many rows a board has. */
export const boardCount = (db: Db, { filters, search }: BoardPage): Promise<number> =>
  countUpTo(
    db,
    [...filters, search?.open ?? isAny].reduce(
      (rows, filter) => rows.where(filter),
      db.selectFrom('buy_order as r').select('r.buy_id').where('r.state', '=', 'open'),
    ),
  )

const inTab: Readonly<Record<OwnTab, RawBuilder<SqlBool>>> = {
  all: sql`true`,
  open: sql`r.state in ('unpaid', 'open')`,
  ended: sql`r.state not in ('unpaid', 'open')`,
}

/** Groups: to be paid, open, ended; newest first in each. */
const ownRank = sql<number>`case r.state when 'unpaid' then 0 when 'open' then 1 else 2 end`
const ownKeys = [ownRank, sql<number>`-r.buy_id`]

/** Own bids in their groups. */
export const ownRows = (db: Db, userId: number, tab: OwnTab, start: CursorStart, limit: number) =>
  pageByCursor(bids(db).where('r.user_id', '=', userId).where(inTab[tab]), ownKeys, start, limit)

/** How many own bids each group has. */
export const ownCounts = (db: Db, userId: number, tab: OwnTab): Promise<RankCount[]> =>
  db
    .selectFrom('buy_order as r')
    .select([ownRank.as('rank'), ({ fn }) => fn.countAll<number>().as('count')])
    .where('r.user_id', '=', userId)
    .where(inTab[tab])
    .groupBy('rank')
    .execute()

export const findBuy = (db: Db, buyId: number) => bids(db).where('r.buy_id', '=', buyId).executeTakeFirst()

export type BuyRow = NonNullable<Awaited<ReturnType<typeof findBuy>>>

/** A bid as read, and what a sale into it depends on besides. */
export interface ReadBid extends BuyOrderTable, First, Pick<BuyRow, 'unit' | 'tick' | 'min_qty'> {
  /** Changes with every change of the row. */
  readonly read_version: string
  readonly hold: HoldTable | null
  /** What the city had set of the terms of an order. */
  readonly set: readonly SetValue[]
}

interface Reading {
  readonly buyId: number
  readonly userId: number
  readonly clientNo: string
  readonly now: number
}

/** Reads all that a sale into a bid depends on, but for the two blocks. */
export async function readBid(db: Db, { buyId, userId, clientNo, now }: Reading): Promise<ReadBid | undefined> {
  const { rows } = await sql<ReadBid>`select r.*, r.xmin::text as read_version, i.unit, i.tick, i.min_qty,
    (select to_jsonb(h) from hold as h where h.hold_id = r.hold_id) as hold,
    ${valuesWithin(sql.ref('r.area_id'), now, termKeys)} as set,
    w.call as first_call, w.input_hash as first_hash, w.answer as first_answer
    from buy_order as r join item as i on i.item_id = r.item_id
    left join command as w on w.user_id = ${userId} and w.client_no = ${clientNo}
    where r.buy_id = ${buyId}`.execute(db)
  return rows[0]
}

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
  changeRows(tx, 'buy_order', { buy_id: buyId }, change).execute()
