import { sql } from 'kysely'
import type { FavouriteKind } from '@contract/endpoints/people/favourites'
import type { PlaceStart } from '../../db/place'
import { pageByPlace } from '../../db/place'
import type { Db, Tx } from '../../db/schema'

/** A thing that can be kept. */
export interface Thing {
  readonly kind: FavouriteKind
  readonly refId: number
}

const of = (db: Db, { kind, refId }: Thing) =>
  db.selectFrom('favourite').where('kind', '=', kind).where('ref_id', '=', refId)

/** Whether a person keeps a thing, and how many people do. */
export async function keptBy(db: Db, userId: number, thing: Thing): Promise<{ on: boolean; count: number }> {
  const own = await of(db, thing).where('user_id', '=', userId).select('user_id').executeTakeFirst()
  const { count } = await of(db, thing)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { on: own !== undefined, count }
}

/** Whether there is such a block, or such a shop that is open. */
export async function exists(db: Db, { kind, refId }: Thing): Promise<boolean> {
  const found =
    kind === 'block'
      ? await db.selectFrom('block').select('block_id').where('block_id', '=', refId).executeTakeFirst()
      : await db
          .selectFrom('shop')
          .select('shop_id')
          .where('shop_id', '=', refId)
          .where('state', '=', 'active')
          .executeTakeFirst()
  return found !== undefined
}

export async function countOf(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('favourite')
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const keep = (tx: Tx, userId: number, { kind, refId }: Thing, now: number) =>
  tx
    .insertInto('favourite')
    .values({ user_id: userId, kind, ref_id: refId, created_at: now })
    .onConflict((oc) => oc.doNothing())
    .execute()

export const drop = (db: Db, userId: number, { kind, refId }: Thing) =>
  db
    .deleteFrom('favourite')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('ref_id', '=', refId)
    .execute()

const newestFirst = [sql<number>`-f.created_at`, sql<number>`f.ref_id`]

/** Whether this person has reserved the kept block, and not paid yet. */
const isOrderedBy = (userId: number) => sql<boolean>`(f.kind = 'block' and exists (
  select from block_order as o join block_cart as c using (cart_id)
  where o.block_id = f.ref_id and o.state = 'unpaid' and c.user_id = ${userId}))`

/** A person's favourites with what they are now, the latest first. */
export const favouritesOf = (db: Db, userId: number, start: PlaceStart, limit: number) =>
  pageByPlace(
    db
      .selectFrom('favourite as f')
      .leftJoin('shop as s', (join) => join.onRef('s.shop_id', '=', 'f.ref_id').on('f.kind', '=', 'shop'))
      .innerJoin('block as b', (join) =>
        join.on(sql`b.block_id`, '=', sql`case f.kind when 'shop' then s.block_id else f.ref_id end`),
      )
      .innerJoin('area as a', 'a.area_id', 'b.area_id')
      .select([
        'f.kind',
        'f.ref_id',
        'f.created_at',
        'a.name as area_name',
        'b.block_no',
        'b.state',
        'b.transfer_price',
      ])
      .select(['s.name', 's.slogan', 's.thumbs', 's.state as shop_state'])
      .select(isOrderedBy(userId).as('is_ordered'))
      .where('f.user_id', '=', userId),
    newestFirst,
    start,
    limit,
  )
