import { sql } from 'kysely'
import { reputation, scoreFrom } from '@contract/people/reputation'
import type { Db } from '../../../db/schema'

/** Who sells, and in which area: what is said of somebody in one city says nothing of the other blocks. */
export interface Seller {
  readonly user_id: number
  readonly area_id: number
}

/** Whether a review of this seller is shown and not removed. */
export const isShownOf = ({ user_id: sellerId, area_id: areaId }: Seller, now: number) =>
  sql<boolean>`(r.seller_user_id = ${sellerId} and r.area_id = ${areaId} and r.removed_at is null and r.shown_at <= ${now})`

const shownOf = (db: Db, seller: Seller, now: number) => db.selectFrom('review as r').where(isShownOf(seller, now))

/** The ratings that count: of each buyer and calendar month the last one that is shown and not removed. */
async function scoreOf(db: Db, seller: Seller, now: number) {
  const counted = shownOf(db, seller, now)
    .distinctOn(['r.buyer_user_id', 'r.month'])
    .select('r.stars')
    .where('r.at', '>', now - reputation.countsMs)
    .orderBy('r.buyer_user_id')
    .orderBy('r.month')
    .orderBy('r.at', 'desc')
    .orderBy('r.order_id', 'desc')
  const { mean, count } = await db
    .selectFrom(counted.as('c'))
    .select([sql<number | null>`round(avg(c.stars), 1)::float8`.as('mean'), sql<number>`count(*)::int`.as('count')])
    .executeTakeFirstOrThrow()
  return { mean, count }
}

export async function countShown(db: Db, seller: Seller, now: number): Promise<number> {
  const { count } = await shownOf(db, seller, now)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** When the score changes though nothing is written: the next review is shown, or the oldest that counts becomes too old. */
async function nextChangeAt(db: Db, { user_id: sellerId, area_id: areaId }: Seller, now: number): Promise<number> {
  const { shown, counted } = await db
    .selectFrom('review as r')
    .select([
      sql<number | null>`(min(r.shown_at) filter (where r.shown_at > ${now}))::float8`.as('shown'),
      sql<number | null>`(min(r.at) filter (where r.at > ${now - reputation.countsMs}))::float8`.as('counted'),
    ])
    .where('r.seller_user_id', '=', sellerId)
    .where('r.area_id', '=', areaId)
    .where('r.removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Math.min(shown ?? Infinity, counted === null ? Infinity : counted + reputation.countsMs)
}

/** The mean of what buyers say of a seller, how many said it, and until when that holds unless somebody says more. */
export async function sellerScore(db: Db, seller: Seller, now: number) {
  const score = scoreFrom(await scoreOf(db, seller, now))
  return { score, reviews: await countShown(db, seller, now), until: await nextChangeAt(db, seller, now) }
}
