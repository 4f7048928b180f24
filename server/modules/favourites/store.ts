import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { FavouriteKind } from '@contract/people/favourite-kinds'
import type { CursorStart } from '../../db/cursor'
import { pageByCursor } from '../../db/cursor'
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

const looks: Readonly<Record<FavouriteKind, (db: Db, refId: number) => Promise<object | undefined>>> = {
  block: (db, id) => db.selectFrom('block').select('block_id').where('block_id', '=', id).executeTakeFirst(),
  seller: (db, id) =>
    db.selectFrom('block').select('block_id').where('owner_user_id', '=', id).limit(1).executeTakeFirst(),
  shop: (db, id) =>
    db.selectFrom('shop').select('shop_id').where('shop_id', '=', id).where('state', '=', 'active').executeTakeFirst(),
}

/** Whether there is such a block, such an owner of one, or such a shop that is open. */
export const exists = async (db: Db, { kind, refId }: Thing): Promise<boolean> =>
  (await looks[kind](db, refId)) !== undefined

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

/** The block by which a favourite is shown: of a seller the lowest that is owned. */
const blockOf = sql<number>`case f.kind when 'shop' then s.block_id when 'block' then f.ref_id else (
  select o.block_id from block as o where o.owner_user_id = f.ref_id order by o.block_no, o.block_id limit 1) end`

/** Something of a followed seller's open listings, as the page of the block shows them. */
const onSale = (what: RawBuilder<unknown>, now: number) => sql<number | null>`(case when f.kind = 'seller' then (
  select ${what} from sale where block_id = b.block_id and state = 'on' and expire_at > ${now}) end)`

/** A person's favourites with what they are now, the latest first. */
export const favouritesOf = (db: Db, userId: number, now: number, start: CursorStart, limit: number) =>
  pageByCursor(
    db
      .selectFrom('favourite as f')
      .leftJoin('shop as s', (join) => join.onRef('s.shop_id', '=', 'f.ref_id').on('f.kind', '=', 'shop'))
      .leftJoin('user_account as u', (join) => join.onRef('u.user_id', '=', 'f.ref_id').on('f.kind', '=', 'seller'))
      .leftJoin('block as b', (join) => join.on(sql`b.block_id`, '=', blockOf))
      .leftJoin('area as a', 'a.area_id', 'b.area_id')
      .select([
        'f.kind',
        'f.ref_id',
        'f.created_at',
        'a.name as area_name',
        'b.block_id',
        'b.block_no',
        'b.state',
        'b.transfer_price',
      ])
      .select(['u.nick_name', 'u.avatar'])
      .select([onSale(sql`count(*)::int`, now).as('on_sale'), onSale(sql`max(created_at)`, now).as('newest_at')])
      .select(['s.name', 's.slogan', 's.thumbs', 's.state as shop_state'])
      .select(isOrderedBy(userId).as('is_ordered'))
      .where('f.user_id', '=', userId),
    newestFirst,
    start,
    limit,
  )
