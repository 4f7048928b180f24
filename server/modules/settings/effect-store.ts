import { sql } from 'kysely'
import type { Db } from '../../db/schema'

/** How often an amount came up. */
export interface Counted {
  readonly amount: number
  readonly count: number
}

/** Where and when; `until` is not included. */
export interface Span {
  readonly areaId: number
  readonly from: number
  readonly until: number
}

/** What came to sellers, before the fee: of orders, and of blocks that residents sold. */
export async function soldIn(db: Db, { areaId, from, until }: Span): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select amount, count(*)::int as count from (
      select case o.ended_act when 'agreePart' then o.amount - o.agreed_back
          when 'executeSplit' then (select r.seller_amount from dispute as d join dispute_ruling as r on r.dispute_id = d.dispute_id
            where d.order_id = o.order_id order by r.ruling_id desc limit 1)
          else o.amount end as amount
        from trade_order as o
        where o.area_id = ${areaId} and o.state = 'done' and o.ended_at >= ${from} and o.ended_at < ${until}
      union all
      select price from block_order where area_id = ${areaId} and from_user_id is not null and state = 'done'
        and ended_at >= ${from} and ended_at < ${until}) as sold
    group by amount`.execute(db)
  return rows
}

/** What was withdrawn and paid out. */
export async function paidOutIn(db: Db, { areaId, from, until }: Span): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select amount, count(*)::int as count from withdrawal
    where area_id = ${areaId} and state = 'paid' and ended_at >= ${from} and ended_at < ${until} group by amount`.execute(
    db,
  )
  return rows
}
