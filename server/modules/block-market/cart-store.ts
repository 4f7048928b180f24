import { sql } from 'kysely'
import { changeRows } from '../../db/change-rows'
import type { Db, Tx } from '../../db/schema'
import type { BlockTable } from '../area/tables'
import { lockRoundsOf } from '../expand/open/plots'
import { holdZones } from '../expand/open/zone-offers'
import { lockShopOf } from '../shop/open/hand-over'
import type { BlockCartTable, BlockOrderTable } from './tables'

export const insertCart = async (tx: Tx, cart: BlockCartTable, orders: readonly BlockOrderTable[]): Promise<void> => {
  await tx.insertInto('block_cart').values(cart).execute()
  await tx.insertInto('block_order').values(orders).execute()
}

export const findCart = (db: Db, cartId: number) =>
  db.selectFrom('block_cart').selectAll().where('cart_id', '=', cartId).executeTakeFirst()

/** The orders of a check-out, as they were wished. */
export const ordersOf = (db: Db, cartId: number) =>
  db.selectFrom('block_order').selectAll().where('cart_id', '=', cartId).orderBy('order_id').execute()

export const findOrder = (db: Db, orderId: number) =>
  db.selectFrom('block_order').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** Until when, by whom and by which pay order these blocks are reserved. */
export const reservations = async (
  db: Db,
  blockIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly until: number; readonly userId: number; readonly payNo: string }>> => {
  const rows = await db
    .selectFrom('block_order as o')
    .innerJoin('block_cart as c', 'c.cart_id', 'o.cart_id')
    .select(['o.block_id', 'c.pay_before', 'c.user_id', 'c.pay_no'])
    .where('o.block_id', 'in', blockIds)
    .where('o.state', '=', 'unpaid')
    .execute()
  return new Map(
    rows.map(({ block_id: id, pay_before: until, user_id: userId, pay_no: payNo }) => [id, { until, userId, payNo }]),
  )
}

/** How many plots of a round a person has bought or reserved. */
export async function plotsOf(db: Db, roundId: number, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('block_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('round_id', '=', roundId)
    .where('to_user_id', '=', userId)
    .where('state', 'in', ['unpaid', 'done'])
    .executeTakeFirstOrThrow()
  return count
}

/** Locks blocks in the order of their ids. */
export const lockBlocks = (tx: Tx, blockIds: readonly number[]) =>
  tx.selectFrom('block').selectAll().where('block_id', 'in', blockIds).orderBy('block_id').forUpdate().execute()

const ascending = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other)

/** A check-out with its orders and blocks, all locked. */
export interface LockedCart extends BlockCartTable {
  readonly orders: readonly BlockOrderTable[]
  readonly blocks: ReadonlyMap<number, BlockTable>
  /** Of its rounds those that offer their plots. */
  readonly openRounds: ReadonlySet<number>
}

/** Locks a check-out and, before it, the rounds, zones, shops and blocks that it is about. Source: community §0 (lock order). */
export async function lockCart(tx: Tx, cartId: number): Promise<LockedCart | undefined> {
  const wished = await ordersOf(tx, cartId)
  if (wished.length === 0) return undefined
  const ids = ascending(wished.map(({ block_id: id }) => id))
  const [ofCity] = wished.filter(({ from_user_id: sellerId }) => sellerId === null)
  const rounds = ofCity ? await lockRoundsOf(tx, ids) : []
  if (ofCity) await holdZones(tx, ofCity.area_id)
  for (const id of ids) await lockShopOf(tx, id)
  const blocks = new Map((await lockBlocks(tx, ids)).map((block) => [block.block_id, block]))
  const cart = await tx
    .selectFrom('block_cart')
    .selectAll()
    .where('cart_id', '=', cartId)
    .forUpdate()
    .executeTakeFirst()
  const openRounds = new Set(rounds.filter(({ state }) => state === 'open').map(({ round_id: id }) => id))
  return cart && { ...cart, orders: await ordersOf(tx, cartId), blocks, openRounds }
}

/** Changes a locked check-out; its version moves. */
export const changeCart = (tx: Tx, cartId: number, change: Partial<BlockCartTable>) =>
  changeRows(tx, 'block_cart', { cart_id: cartId }, change).execute()

/** Changes every order of a locked check-out. */
export const changeOrders = (tx: Tx, cartId: number, change: Partial<BlockOrderTable>) =>
  tx.updateTable('block_order').set(change).where('cart_id', '=', cartId).execute()

/** Check-outs that reserve plots of a round. */
export async function unpaidCartsOfRound(db: Db, roundId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('block_order')
    .select('cart_id')
    .distinct()
    .where('round_id', '=', roundId)
    .where('state', '=', 'unpaid')
    .execute()
  return ascending(rows.map(({ cart_id: id }) => id))
}

/** Rounds that were halted while somebody still has to pay for their plots. */
export const haltedWithOrders = sql`(
  select r.round_id, r.closed_at from expand_round as r
  where r.halted_by is not null and r.state = 'archived'
    and exists (select from block_order as o where o.round_id = r.round_id and o.state = 'unpaid'))`

/** The order that reserves a block. */
export const reservationOf = (db: Db, blockId: number) =>
  db
    .selectFrom('block_order as o')
    .innerJoin('block_cart as c', 'c.cart_id', 'o.cart_id')
    .select(['o.order_id', 'o.cart_id', 'o.to_user_id', 'c.pay_before', 'c.pay_no'])
    .where('o.block_id', '=', blockId)
    .where('o.state', '=', 'unpaid')
    .executeTakeFirst()

export const changeOrder = (tx: Tx, orderId: number, change: Partial<BlockOrderTable>) =>
  tx.updateTable('block_order').set(change).where('order_id', '=', orderId).execute()

/** Whether somebody has ever paid for a block. */
export async function hasBoughtBlock(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('block_order')
    .select('order_id')
    .where('to_user_id', '=', userId)
    .where('state', 'in', ['done', 'refunded'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
