import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { dayMs, hourMs } from '@contract/durations'
import { areaOffsetMs } from '@contract/hours'
import type { Db, Tx } from '../../db/schema'
import { anewOf, isEnding, sumOf } from '../orders/open/moved'
import type { StatHourTable } from './tables'

/** The start, in the area's time, of the day of an instant. */
export const dayOf = (at: RawBuilder<unknown>): RawBuilder<number> =>
  sql`((${at} + ${areaOffsetMs}::bigint) / ${dayMs}::bigint) * ${dayMs}::bigint - ${areaOffsetMs}::bigint`

const hourOf = (at: RawBuilder<unknown>) => sql`(${at} / ${hourMs}::bigint) * ${hourMs}::bigint`

/** The three sums of a movement `t` of an order `o`, as its entries say. */
const sums = sql`${sumOf('turnover')} as turnover, ${sumOf('fee')} as fee, ${sumOf('fund')} as fund`

/**
 * What was done in each hour between two instants: orders that ended and payments from the events of orders, which lie in order of time;
 * money from the entries of these ends, of the corrections that took some of it back, and of what was divided anew, each in its own hour: a
 * sum may be below zero.
 */
export const hoursBetween = (from: number, until: number): RawBuilder<StatHourTable> => sql`
  select hour, area_id, item_id, sum(orders)::bigint as orders, sum(turnover)::bigint as turnover, sum(fee)::bigint as fee,
    sum(fund)::bigint as fund, sum(payments)::bigint as payments
  from (
    select ${hourOf(sql`ev.at`)} as hour, o.area_id, o.item_id, (ev.act <> 'pay')::int as orders, (ev.act = 'pay')::int as payments,
      coalesce(m.turnover, 0) as turnover, coalesce(m.fee, 0) as fee, coalesce(m.fund, 0) as fund
    from order_event ev join trade_order o on o.order_id = ev.order_id
      left join lateral (select ${sums} from txn t join entry e on e.txn_id = t.txn_id join account g on g.account_id = e.to_account
        where ev.act <> 'pay' and t.ref_id = o.order_id and ${isEnding}) as m on true
    where ev.at >= ${from} and ev.at < ${until}
      and (ev.act = 'pay' or (o.state = 'done' and ev.act = o.ended_act and ev.at = o.ended_at))
    union all
    select ${hourOf(sql`c.decided_at`)}, o.area_id, o.item_id, 0, 0, -m.turnover, -m.fee, -m.fund
    from correction c join txn t on t.txn_id = c.txn_id join trade_order o on o.order_id = t.ref_id
      join lateral (select ${sums} from entry e join account g on g.account_id = e.to_account where e.txn_id = t.txn_id) as m on true
    where c.state = 'done' and c.decided_at >= ${from} and c.decided_at < ${until} and ${isEnding}
    union all
    select ${hourOf(sql`r.at`)}, o.area_id, o.item_id, 0, 0, ${anewOf('turnover')}, ${anewOf('fee')}, ${anewOf('fund')}
    from remedy r join trade_order o on o.order_id = r.ref_id
    where r.kind = 'reallot' and r.at >= ${from} and r.at < ${until}
  ) as moved
  group by 1, 2, 3`

/** The hours before this are counted. */
const key = 'stat_until'

export async function countedUntil(db: Db): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return Number(row?.value ?? 0)
}

/** The same, locked: one process counts at a time. */
export async function lockCounted(tx: Tx): Promise<number> {
  await tx
    .insertInto('setting')
    .values({ key, value: '0' })
    .onConflict((oc) => oc.column('key').doNothing())
    .execute()
  const row = await tx
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return Number(row.value)
}

export const setCounted = (tx: Tx, until: number) =>
  tx
    .updateTable('setting')
    .set({ value: String(until) })
    .where('key', '=', key)
    .execute()

/** When the first event of an order happened; undefined before there is one. */
export async function firstEventAt(db: Db): Promise<number | undefined> {
  const row = await db.selectFrom('order_event').select('at').orderBy('event_id').limit(1).executeTakeFirst()
  return row?.at
}

/** Counts these hours, also those that were counted before. */
export const countHours = (tx: Tx, from: number, until: number) =>
  sql`insert into stat_hour (hour, area_id, item_id, orders, turnover, fee, fund, payments) ${hoursBetween(from, until)}
    on conflict (hour, area_id, item_id) do update set orders = excluded.orders, turnover = excluded.turnover, fee = excluded.fee,
      fund = excluded.fund, payments = excluded.payments`.execute(tx)

/** Adds up the counted hours of every day from one day's start on. */
export const countDays = (tx: Tx, from: number, until: number) =>
  sql`insert into stat_day (day, area_id, item_id, orders, turnover, fee, fund, payments)
    select ${dayOf(sql`hour`)}, area_id, item_id, sum(orders), sum(turnover), sum(fee), sum(fund), sum(payments)
    from stat_hour where hour >= ${from} and hour < ${until} group by 1, 2, 3
    on conflict (day, area_id, item_id) do update set orders = excluded.orders, turnover = excluded.turnover, fee = excluded.fee,
      fund = excluded.fund, payments = excluded.payments`.execute(tx)

/** Counts who traded in a week that is over, and who of them had in the week before. Nobody is joined with anybody: a market has many. */
export const countWeek = (tx: Tx, week: number, before: number, until: number) =>
  sql`with traded as (
      select o.area_id, who.user_id, bool_or(e.at >= ${week}) as is_now, bool_or(e.at < ${week}) as was_before
      from order_event e join trade_order o on o.order_id = e.order_id
        cross join lateral (values (o.buyer_user_id), (o.seller_user_id)) as who (user_id)
      where e.at >= ${before} and e.at < ${until} and o.state = 'done' and e.act = o.ended_act and e.at = o.ended_at
      group by o.area_id, who.user_id)
    insert into stat_week (week, area_id, traders, returned)
    select ${week}::bigint, area_id, count(*), count(*) filter (where was_before)
    from traded where is_now group by area_id
    on conflict (week, area_id) do update set traders = excluded.traders, returned = excluded.returned`.execute(tx)
