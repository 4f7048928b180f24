import { sql } from 'kysely'
import { changeRows } from '../../db/change-rows'
import type { Db, Tx } from '../../db/schema'
import type { SlotPurchaseTable } from './tables'
import { lockRound } from './round-store'

export const findPurchase = (db: Db, expandId: number) =>
  db.selectFrom('slot_purchase').selectAll().where('expand_id', '=', expandId).executeTakeFirst()

const lockRow = (tx: Tx, expandId: number) =>
  tx.selectFrom('slot_purchase').selectAll().where('expand_id', '=', expandId).forUpdate().executeTakeFirst()

/** Locks a purchase and, before it, its round, because units may go back to that. */
export async function lockPurchase(tx: Tx, expandId: number): Promise<SlotPurchaseTable | undefined> {
  const found = await findPurchase(tx, expandId)
  if (!found) return undefined
  await lockRound(tx, found.round_id)
  return lockRow(tx, expandId)
}

export const insertPurchase = (tx: Tx, row: SlotPurchaseTable) => tx.insertInto('slot_purchase').values(row).execute()

/** Changes a locked purchase; its version moves. */
export const changePurchase = (tx: Tx, expandId: number, change: Partial<SlotPurchaseTable>) =>
  changeRows(tx, 'slot_purchase', { expand_id: expandId }, change).execute()

/** The unpaid purchase of a block. */
export const unpaidOfBlock = (db: Db, blockId: number) =>
  db
    .selectFrom('slot_purchase')
    .selectAll()
    .where('block_id', '=', blockId)
    .where('state', '=', 'unpaid')
    .executeTakeFirst()

export const unpaidOfRound = (db: Db, roundId: number) =>
  db
    .selectFrom('slot_purchase')
    .select('expand_id')
    .where('round_id', '=', roundId)
    .where('state', '=', 'unpaid')
    .orderBy('expand_id')
    .execute()

/** A person's unpaid purchases in an area, the first to expire first. */
export const unpaidOfUser = (db: Db, userId: number, areaId: number) =>
  db
    .selectFrom('slot_purchase as p')
    .innerJoin('expand_round as r', 'r.round_id', 'p.round_id')
    .selectAll('p')
    .select('r.round_no')
    .where('p.user_id', '=', userId)
    .where('p.area_id', '=', areaId)
    .where('p.state', '=', 'unpaid')
    .orderBy('p.pay_before')
    .execute()

/** Adds slots to a locked block; its version moves. */
export const addCapacity = (tx: Tx, blockId: number, count: number) =>
  changeRows(tx, 'block', { block_id: blockId }, { capacity: sql`capacity + ${count}` }).execute()

/** How many listings and bids a block has open. */
export async function usedOf(db: Db, blockId: number): Promise<number> {
  const { rows } = await sql<{ used: number }>`select
    (select count(*) from sale where block_id = ${blockId} and state in ('on', 'paused'))
    + (select count(*) from buy_order where block_id = ${blockId} and state in ('unpaid', 'open')) as used`.execute(db)
  return rows[0]?.used ?? 0
}
