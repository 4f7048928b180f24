import { sql } from 'kysely'
import { beginsWith } from '../../db/containing'
import type { PageStart } from '../../db/page-start'
import type { Db } from '../../db/schema'
import { retainedOf } from '../../ledger/retained'

/** The block by which somebody is named: the lowest that they hold in the area, but not the one that is sold. */
const namedBlock = (user: string) =>
  sql<number | null>`(select min(b.block_no) from block as b where b.owner_user_id = ${sql.ref(user)}
    and b.area_id = o.area_id and b.block_id <> o.block_id)`

/** The name of the zone that an order's block lies in, or of its area. */
const place = sql<string>`coalesce((select z.name from block_zone as z where z.area_id = o.area_id
  and bl.block_no between z.no_from and z.no_to order by z.sort limit 1),
  (select a.name from area as a where a.area_id = o.area_id))`.as('place')

/** Orders with their blocks and the other blocks of both sides. */
const orders = (db: Db) =>
  db
    .selectFrom('block_order as o')
    .innerJoin('block as bl', 'bl.block_id', 'o.block_id')
    .select(['bl.block_no', 'bl.capacity', place])
    .select([namedBlock('o.from_user_id').as('seller_no'), namedBlock('o.to_user_id').as('buyer_no')])

/** The orders of a check-out. */
export const shownOrders = (db: Db, cartId: number) =>
  orders(db).selectAll('o').where('o.cart_id', '=', cartId).orderBy('o.order_id').execute()

const handovers = (db: Db) =>
  orders(db)
    .innerJoin('handover as h', 'h.order_id', 'o.order_id')
    .innerJoin('area as a', 'a.area_id', 'o.area_id')
    .selectAll('h')
    .select(['o.no', 'o.cart_id', 'o.price', 'o.fee', 'o.fund_share', 'o.handover_hours', 'a.name as area_name'])

export const shownHandover = (db: Db, orderId: number) =>
  handovers(db).where('h.order_id', '=', orderId).executeTakeFirst()

export type HandoverRow = NonNullable<Awaited<ReturnType<typeof shownHandover>>>

/** The other handovers of the same check-out. */
export const boughtTogether = (db: Db, { cart_id: cartId, order_id: orderId }: HandoverRow) =>
  handovers(db).where('o.cart_id', '=', cartId).where('o.order_id', '<>', orderId).orderBy('bl.block_no').execute()

/** The hash of the entry that paid for a block, in hexadecimal digits: the first of its sale. */
export async function hashOfSale(db: Db, orderId: number): Promise<string> {
  const row = await db
    .selectFrom('txn as t')
    .innerJoin('entry as e', (join) => join.onRef('e.txn_id', '=', 't.txn_id').onRef('e.at', '=', 't.at'))
    .select('e.from_hash')
    .where('t.ref_type', '=', 'blockOrder')
    .where('t.ref_id', '=', orderId)
    .where('t.type', 'in', ['block_city', 'block_pay'])
    .orderBy('e.seq')
    .limit(1)
    .executeTakeFirstOrThrow()
  return row.from_hash.toString('hex')
}

/** Handovers with the names of all concerned. */
const forStaff = (db: Db) =>
  handovers(db)
    .leftJoin('user_account as seller', 'seller.user_id', 'h.from_user_id')
    .innerJoin('user_account as buyer', 'buyer.user_id', 'h.to_user_id')
    .leftJoin('user_account as asker', 'asker.user_id', 'h.undo_by')
    .select(['seller.nick_name as seller', 'buyer.nick_name as buyer', 'asker.nick_name as asker'])
    .select(retainedOf('blockOrder', 'h.order_id').as('fee_kept'))

/** One that somebody objected to. */
export const adminHandover = (db: Db, orderId: number) =>
  forStaff(db).where('h.order_id', '=', orderId).where('h.objected_at', 'is not', null).executeTakeFirst()

export type AdminRow = NonNullable<Awaited<ReturnType<typeof adminHandover>>>

type Tab = 'open' | 'decided' | 'all' | 'sales'

function isUnder(tab: Tab) {
  if (tab === 'sales') return sql<boolean>`true`
  const isObjected = sql<boolean>`h.objected_at is not null`
  return tab === 'all' ? isObjected : sql<boolean>`${isObjected} and (h.decided_at is null) = ${tab === 'open'}`
}

/** Which of them: decided or not, and in which areas; everywhere without them. `q` is how a number, a block or a name begins. */
interface Which {
  readonly tab: Tab
  readonly areas?: readonly number[] | undefined
  readonly areaId?: number | undefined
  readonly q?: string | undefined
  /** Of either side. */
  readonly userId?: number | undefined
  readonly blockId?: number | undefined
}

const wanted = (db: Db, { tab, areas, areaId, q, userId, blockId }: Which) =>
  forStaff(db)
    .where(isUnder(tab))
    .where(areas === undefined ? sql<boolean>`true` : sql<boolean>`h.area_id = any(${[...areas]}::bigint[])`)
    .$if(areaId !== undefined, (all) => all.where('h.area_id', '=', areaId ?? 0))
    .$if(userId !== undefined, (all) => all.where(sql<boolean>`${userId} in (h.from_user_id, h.to_user_id)`))
    .$if(blockId !== undefined, (all) => all.where('h.block_id', '=', blockId ?? 0))
    .where(beginsWith(q, 'o.no', 'bl.block_no', 'seller.nick_name', 'buyer.nick_name'))

export const adminHandovers = (db: Db, which: Which, { beforeId, offset }: PageStart, limit: number) =>
  wanted(db, which)
    .where('h.order_id', '<', beforeId)
    .orderBy('h.order_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** How many there are, and what their prices come to. */
export async function sumForStaff(db: Db, which: Which): Promise<{ total: number; sum: number }> {
  const found = await sql<{ total: number; sum: number }>`
    select count(*) as total, coalesce(sum(price), 0)::bigint as sum from ${wanted(db, which)} as rows`.execute(db)
  return found.rows[0] ?? { total: 0, sum: 0 }
}

/** Those who decide about objections. */
export async function operatorIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('user_account').select('user_id').where('is_admin', '=', true).execute()
  return rows.map(({ user_id: id }) => id)
}
