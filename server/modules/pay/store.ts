import { sql } from 'kysely'
import type { PageStart } from '../../db/page-start'
import type { Db } from '../../db/schema'
import type { PayOrderTable } from './tables'

/** Pay orders as rows, with the version of what they pay. */
const pays = (db: Db) =>
  db
    .selectFrom('pay_order as p')
    .leftJoin('trade_order as o', (join) => join.onRef('o.order_id', '=', 'p.biz_id').on('p.biz_type', '=', 'order'))
    .leftJoin('buy_order as b', (join) => join.onRef('b.buy_id', '=', 'p.biz_id').on('p.biz_type', '=', 'buy'))
    .leftJoin('recharge as r', (join) => join.onRef('r.recharge_id', '=', 'p.biz_id').on('p.biz_type', '=', 'recharge'))
    .leftJoin('slot_purchase as s', (join) =>
      join.onRef('s.expand_id', '=', 'p.biz_id').on('p.biz_type', '=', 'expand'),
    )
    .leftJoin('fund_gift as g', (join) => join.onRef('g.gift_id', '=', 'p.biz_id').on('p.biz_type', '=', 'fund'))
    .leftJoin('shop_term as t', (join) => join.onRef('t.term_id', '=', 'p.biz_id').on('p.biz_type', '=', 'shop'))
    .leftJoin('block_cart as c', (join) => join.onRef('c.cart_id', '=', 'p.biz_id').on('p.biz_type', '=', 'cart'))
    .selectAll('p')
    .select(sql<number | null>`coalesce(o.ver, b.ver, r.ver, s.ver, g.ver, t.ver, c.ver)`.as('ver'))

/** A pay order, and whether a payment for it is open at the gateway. */
export const findPay = (db: Db, payNo: string) =>
  pays(db)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('pay_attempt as a')
            .select('a.attempt_id')
            .whereRef('a.pay_no', '=', 'p.pay_no')
            .where('a.state', '=', 'open'),
        )
        .as('is_asked'),
    )
    .where('p.pay_no', '=', payNo)
    .executeTakeFirst()

export type PayRow = NonNullable<Awaited<ReturnType<typeof findPay>>>

export interface PayQuery {
  readonly userId: number
  readonly states: readonly PayOrderTable['state'][]
}

/** Own pay orders, newest first; ordered by the id of the thing they pay, which was made at the same time. */
export const ownPays = (db: Db, { userId, states }: PayQuery, { beforeId, offset }: PageStart, limit: number) =>
  pays(db)
    .where('p.user_id', '=', userId)
    .where('p.state', 'in', states)
    .where('p.biz_id', '<', beforeId)
    .orderBy('p.biz_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countPays(db: Db, { userId, states }: PayQuery): Promise<number> {
  const { count } = await db
    .selectFrom('pay_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow()
  return count
}
