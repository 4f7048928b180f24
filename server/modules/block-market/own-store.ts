import type { Db } from '../../db/schema'

/** More than anybody has at once: a check-out ends within hours, the rest of these within days. */
const most = 20

/** Check-outs of a person that wait for their payment, and may still be paid. */
export const unpaidCarts = (db: Db, userId: number, now: number) =>
  db
    .selectFrom('block_cart as c')
    .select(['c.pay_no', 'c.amount', 'c.pay_before'])
    .select((eb) =>
      eb
        .selectFrom('block_order as o')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('o.cart_id', '=', 'c.cart_id')
        .as('blocks'),
    )
    .where('c.user_id', '=', userId)
    .where('c.state', '=', 'unpaid')
    .where('c.pay_before', '>', now)
    .orderBy('c.pay_before')
    .limit(most)
    .execute()

const handovers = (db: Db) =>
  db
    .selectFrom('handover as h')
    .innerJoin('block_order as o', 'o.order_id', 'h.order_id')
    .innerJoin('block as b', 'b.block_id', 'h.block_id')
    .innerJoin('area as a', 'a.area_id', 'h.area_id')
    .select(['h.order_id', 'b.block_no', 'a.name as area_name'])

/** Handovers whose new password waits for a person. */
export const waitingPasswords = (db: Db, userId: number, now: number) =>
  handovers(db)
    .select('h.sealed_until')
    .where((eb) => eb.or([eb('h.to_user_id', '=', userId), eb('h.from_user_id', '=', userId)]))
    .where('h.sealed_for', '=', userId)
    .where('h.sealed_password', 'is not', null)
    .where('h.sealed_until', '>', now)
    .orderBy('h.sealed_until')
    .limit(most)
    .execute()

/** Sales of a person whose money is held. */
export const heldSales = (db: Db, userId: number) =>
  handovers(db)
    .select(['h.release_at', 'o.price', 'o.fee'])
    .where('h.from_user_id', '=', userId)
    .where('h.state', 'in', ['held', 'objected'])
    .orderBy('h.at')
    .limit(most)
    .execute()
