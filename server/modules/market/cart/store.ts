import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/schema'
import { blockStates } from '../../area/tables'
import { nextOpening } from '../../expand/open/zone-offers'
import type { CartLineTable } from '../tables'

/** The name of the zone that a block `b` of an area `a` lies in, or of the area. */
const zoneName = sql<string>`coalesce((select z.name from block_zone as z where z.area_id = b.area_id
  and b.block_no between z.no_from and z.no_to order by z.sort limit 1), a.name)`.as('place')

/** Blocks as the market lists them, for one reader; a guest is user 0. */
const rowsFor = (db: Db, userId: number) =>
  db
    .selectFrom('block as b')
    .innerJoin('area as a', 'a.area_id', 'b.area_id')
    .leftJoin('user_account as u', 'u.user_id', 'b.owner_user_id')
    .leftJoin('cart_line as c', (join) => join.onRef('c.block_id', '=', 'b.block_id').on('c.user_id', '=', userId))
    .select(['b.block_id', 'b.ver', 'b.area_id', 'b.block_no', 'b.name', 'b.thumbs', 'b.state', 'b.capacity'])
    .select([
      'b.owner_user_id',
      'b.held_since',
      'b.transfer_price',
      'b.transfer_until',
      'a.name as area_name',
      'a.halted_at',
    ])
    .select(['u.nick_name', 'c.added_at'])
    .select((eb) =>
      eb
        .selectFrom('block_order as o')
        .innerJoin('block_cart as out', 'out.cart_id', 'o.cart_id')
        .select('out.pay_before')
        .whereRef('o.block_id', '=', 'b.block_id')
        .where('o.state', '=', 'unpaid')
        .as('busy_until'),
    )
    .select((eb) =>
      eb
        .selectFrom('block_order as own')
        .innerJoin('block_cart as mine', 'mine.cart_id', 'own.cart_id')
        .select('mine.pay_no')
        .whereRef('own.block_id', '=', 'b.block_id')
        .where('own.state', '=', 'unpaid')
        .where('mine.user_id', '=', userId)
        .as('own_pay_no'),
    )
    .select(zoneName)

export type MarketBlock = Awaited<ReturnType<ReturnType<typeof rowsFor>['execute']>>[number]

type Filters = readonly RawBuilder<SqlBool>[]

export const blocksOf = (
  db: Db,
  userId: number,
  { filters, order, offset }: { filters: Filters; order: RawBuilder<unknown>; offset: number },
  limit: number,
) =>
  filters
    .reduce((rows, filter) => rows.where(filter), rowsFor(db, userId))
    .orderBy(order)
    .limit(limit)
    .offset(offset)
    .execute()

export async function countBlocks(db: Db, filters: Filters): Promise<number> {
  const all = db.selectFrom('block as b').select(({ fn }) => fn.countAll<number>().as('count'))
  const { count } = await filters.reduce((rows, filter) => rows.where(filter), all).executeTakeFirstOrThrow()
  return count
}

export const findBlocks = async (db: Db, userId: number, blockIds: readonly number[]) =>
  blockIds.length === 0 ? [] : rowsFor(db, userId).where('b.block_id', 'in', blockIds).execute()

export const zoneOf = (db: Db, areaId: number, categoryId: number) =>
  db
    .selectFrom('block_zone')
    .selectAll()
    .where('area_id', '=', areaId)
    .where('category_id', '=', categoryId)
    .executeTakeFirst()

export const zonesOf = (db: Db, areaId: number) =>
  db
    .selectFrom('block_zone as z')
    .select(['z.category_id', 'z.name', 'z.no_from', 'z.no_to'])
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('block as b')
          .select(({ fn }) => [fn.countAll<number>().as('offered'), fn.min('b.transfer_price').as('lowest')])
          .whereRef('b.area_id', '=', 'z.area_id')
          .where(sql<SqlBool>`b.block_no between z.no_from and z.no_to`)
          .where('b.transfer_price', 'is not', null)
          .where('b.state', 'in', [blockStates.unsold, blockStates.transfer])
          .as('o'),
      (join) => join.onTrue(),
    )
    .select(['o.offered', 'o.lowest'])
    .select((eb) =>
      eb
        .selectFrom('block as b')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('b.area_id', '=', 'z.area_id')
        .where(sql<SqlBool>`b.block_no between z.no_from and z.no_to`)
        .where('b.transfer_price', 'is', null)
        .where('b.state', '=', sql.lit(blockStates.unsold))
        .as('closed'),
    )
    .select(nextOpening('z.area_id', 'z.no_from', 'z.no_to').as('next_at'))
    .where('z.area_id', '=', areaId)
    .orderBy('z.sort')
    .execute()

/** A cart, newest first. */
export const linesOf = (db: Db, userId: number) =>
  db
    .selectFrom('cart_line')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('block_id')
    .execute()

/** Locks the cart's owner, so that two devices take turns. */
export const lockCart = (tx: Tx, userId: number) =>
  tx.selectFrom('user_account').select('user_id').where('user_id', '=', userId).forUpdate().execute()

export const putLine = (tx: Tx, line: CartLineTable) =>
  tx
    .insertInto('cart_line')
    .values(line)
    .onConflict((oc) => oc.columns(['user_id', 'block_id']).doUpdateSet({ price_seen: line.price_seen }))
    .execute()

export const dropLines = async (db: Db, userId: number, blockIds?: readonly number[]) => {
  if (blockIds?.length === 0) return
  const own = db.deleteFrom('cart_line').where('user_id', '=', userId)
  await (blockIds ? own.where('block_id', 'in', blockIds) : own).execute()
}
