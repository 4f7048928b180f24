import { sql } from 'kysely'
import { asRows, gathered } from '../../db/sent/gathered'
import type { PageStart } from '../../db/page-start'
import type { Db } from '../../db/schema'
import type { PayRow } from './open/pay-row'
import { payColumns } from './open/pay-row'
import type { PayOrderTable } from './tables'

/** The same with the version of what it pays. */
export interface PayOfVersion extends PayRow {
  readonly ver: number | null
}

/** Without the version, which only what is shown needs: it stands in seven tables. */
export const findPay = gathered(async (db, payNos: readonly string[]): Promise<readonly (PayRow | undefined)[]> => {
  const asked = asRows(payNos, { pay_no: ['text', (payNo) => payNo] })
  const { rows } = await sql<PayRow>`select found.* from (${asked}) as r cross join lateral (
    select ${payColumns} from pay_order as p where p.pay_no = r.pay_no limit 1) as found`.execute(db)
  const found = new Map(rows.map((row) => [row.pay_no, row]))
  return payNos.map((payNo) => found.get(payNo))
})

const pays = sql`${payColumns}, coalesce(o.ver, b.ver, r.ver, s.ver, g.ver, t.ver, c.ver) as ver
  from pay_order as p
    left join trade_order as o on o.order_id = p.biz_id and p.biz_type = 'order'
    left join buy_order as b on b.buy_id = p.biz_id and p.biz_type = 'buy'
    left join recharge as r on r.recharge_id = p.biz_id and p.biz_type = 'recharge'
    left join slot_purchase as s on s.expand_id = p.biz_id and p.biz_type = 'expand'
    left join fund_gift as g on g.gift_id = p.biz_id and p.biz_type = 'fund'
    left join shop_term as t on t.term_id = p.biz_id and p.biz_type = 'shop'
    left join block_cart as c on c.cart_id = p.biz_id and p.biz_type = 'cart'`

export async function findPayOfVersion(db: Db, payNo: string): Promise<PayOfVersion | undefined> {
  return (await sql<PayOfVersion>`select ${pays} where p.pay_no = ${payNo}`.execute(db)).rows[0]
}

export interface PayQuery {
  readonly userId: number
  readonly states: readonly PayOrderTable['state'][]
}

/** Own pay orders, newest first; ordered by the id of the thing they pay, which was made at the same time. */
export async function ownPays(db: Db, { userId, states }: PayQuery, { beforeId, offset }: PageStart, limit: number) {
  const { rows } = await sql<PayOfVersion>`select ${pays} where p.user_id = ${userId} and p.state = any(${states})
    and p.biz_id < ${beforeId} order by p.biz_id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countPays(db: Db, { userId, states }: PayQuery): Promise<number> {
  const { count } = await db
    .selectFrom('pay_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow()
  return count
}
