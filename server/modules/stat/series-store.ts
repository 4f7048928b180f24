import { sql } from 'kysely'
import type { RemedyKind } from '@contract/console/remedies'
import { dayMs } from '@contract/durations'
import type { StaffAreas } from '@contract/console/roles'
import { isStanding } from '../../ledger/retained'
import { inAreas } from '../area/open/in-areas'
import type { Db } from '../../db/schema'
import { dayOf, hoursBetween } from './hours-store'

/**
 * What is looked at; `counted`: the instant until which hours are counted, read as of the same instant (`asOfNow`), as an hour that is just
 * counted would be shown twice.
 */
export interface Span {
  readonly from: number
  readonly until: number
  readonly counted: number
  readonly areas: StaffAreas
  readonly itemId?: number | undefined
}

/** The hours of a span: those that are counted, and the rest as it is now. */
const hours = ({ from, until, counted, areas, itemId }: Span) => {
  const now = Math.max(from, counted)
  return sql`select * from (
      select hour, area_id, item_id, orders, turnover, fee, fund, payments from stat_hour
      where hour >= ${from} and hour < ${Math.min(until, now)}
      union all (${hoursBetween(now, Math.max(now, until))})
    ) as h where ${inAreas('h.area_id', areas)} and ${itemId === undefined ? sql`true` : sql`h.item_id = ${itemId}`}`
}

/** The days of a span that begins with one: those that are counted, and the hours since then as they are now. */
const days = ({ from, until, counted, areas, itemId }: Span) => {
  const now = Math.max(from, counted)
  return sql`select * from (
      select day, area_id, item_id, orders, turnover, fee, fund, payments from stat_day
      where day >= ${from} and day < ${Math.min(until, now)}
      union all (select ${dayOf(sql`hour`)}, area_id, item_id, orders, turnover, fee, fund, payments
        from (${hoursBetween(now, Math.max(now, until))}) as running)
    ) as h where ${inAreas('h.area_id', areas)} and ${itemId === undefined ? sql`true` : sql`h.item_id = ${itemId}`}`
}

interface Sums {
  readonly orders: number
  readonly turnover: number
  readonly fee: number
  readonly fund: number
}

const sums = sql`sum(orders)::bigint as orders, sum(turnover)::bigint as turnover, sum(fee)::bigint as fee, sum(fund)::bigint as fund`

/** By day, its start as the key. */
export async function byDay(db: Db, span: Span) {
  const { rows } = await sql<Sums & { day: number; payments: number }>`
    select day, ${sums}, sum(payments)::bigint as payments from (${days(span)}) as s group by 1 order by 1`.execute(db)
  return rows
}

/** By hour: how many payments there were, and what was done. */
export async function byHour(db: Db, span: Span) {
  const { rows } = await sql<{ hour: number; payments: number; turnover: number; orders: number }>`
    select hour, sum(payments)::bigint as payments, sum(turnover)::bigint as turnover, sum(orders)::bigint as orders
    from (${hours(span)}) as s group by 1 order by 1`.execute(db)
  return rows
}

export async function byArea(db: Db, span: Span) {
  const { rows } = await sql<Sums & { key: number; name: string }>`
    select a.area_id as key, a.name, ${sums} from (${days(span)}) as s join area a on a.area_id = s.area_id
    group by a.area_id, a.name order by 4 desc, 1`.execute(db)
  return rows
}

export async function byItem(db: Db, span: Span) {
  const { rows } = await sql<Sums & { key: number; name: string }>`
    select i.item_id as key, i.name, ${sums} from (${days(span)}) as s join item i on i.item_id = s.item_id
    group by i.item_id, i.name order by 4 desc, 1`.execute(db)
  return rows
}

/** Turnover until an instant of a day, to the millisecond. */
export async function turnoverOf(db: Db, areas: StaffAreas, from: number, until: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(turnover), 0)::bigint as sum from (${hoursBetween(from, until)}) as h
    where ${inAreas('h.area_id', areas)}`.execute(db)
  return rows[0]?.sum ?? 0
}

/** On each of these days: blocks held at its end by their present holders, blocks sold, votes counted; the week that begins with it. */
export async function cityByDay(db: Db, { from, until, areas }: Span) {
  const { rows } = await sql<{
    day: number
    residents: number
    sold: number
    votes: number
    traders: number | null
    returned: number | null
  }>`with days as (select generate_series(${from}::bigint, ${until - 1}::bigint, ${dayMs}::bigint) as day),
      since as (select greatest(held_since, ${from}::bigint) as at, count(*) as n from block
        where owner_user_id is not null and state = 1 and held_since < ${until} and ${inAreas('area_id', areas)} group by 1),
      held as (select ((at - ${from}::bigint) / ${dayMs}::bigint) * ${dayMs}::bigint + ${from}::bigint as day, sum(n) as n from since group by 1),
      sold as (select ((ended_at - ${from}::bigint) / ${dayMs}::bigint) * ${dayMs}::bigint + ${from}::bigint as day, count(*) as n
        from block_order where state = 'done' and ended_at >= ${from} and ended_at < ${until} and ${inAreas('area_id', areas)} group by 1),
      counted as (select ((closed_at - ${from}::bigint) / ${dayMs}::bigint) * ${dayMs}::bigint + ${from}::bigint as day, count(*) as n
        from vote where closed_at >= ${from} and closed_at < ${until} and ${inAreas('area_id', areas)} group by 1),
      weeks as (select week as day, sum(traders) as traders, sum(returned) as returned from stat_week
        where week >= ${from} and week < ${until} and ${inAreas('area_id', areas)} group by 1)
    select d.day, (sum(coalesce(h.n, 0)) over (order by d.day))::bigint as residents, coalesce(s.n, 0)::bigint as sold,
      coalesce(c.n, 0)::bigint as votes, w.traders::bigint as traders, w.returned::bigint as returned
    from days d left join held h using (day) left join sold s using (day) left join counted c using (day)
      left join weeks w using (day)
    order by d.day`.execute(db)
  return rows
}

/** What was put right on each of these days, by kind; what was corrected since (`isStanding` asks of `t`) counts no more. */
export async function remediesByDay(db: Db, { from, until, areas }: Span) {
  const { rows } = await sql<{ day: number; kind: RemedyKind; amount: number; advanced: number }>`
    select ${dayOf(sql`t.at`)} as day, t.kind, sum(t.amount)::bigint as amount, sum(t.advanced)::bigint as advanced
    from remedy t where t.at >= ${from} and t.at < ${until} and ${inAreas('t.area_id', areas)} and ${isStanding} group by 1, 2`.execute(
    db,
  )
  return rows
}
