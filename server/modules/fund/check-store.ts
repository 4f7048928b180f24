import { sql } from 'kysely'
import type { Db } from '../../db/schema'

/**
 * What the rows of funds and the ledger do not agree on, in sentences for operators: each paid gift, payout and return is one entry or
 * more of just that sum, nothing else is, and every fund has what it promised. Source: community §3; §10 (properties).
 */
export async function fundDifferences(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ no: string; what: string; posted: number; said: number }>`
    with posted as (
      select t.type, t.ref_id, sum(e.amount)::float8 as sum from txn as t join entry as e on e.txn_id = t.txn_id
      where t.ref_type in ('fund', 'fundSpend') and t.type in ('fund_gift', 'fund_spend', 'fund_back') group by t.type, t.ref_id),
    said as (
      select no, 'fund_gift' as type, gift_id as ref_id, amount::float8 as sum from fund_gift where state = 'done'
      union all select no, 'fund_spend', spend_id, amount::float8 from fund_spend where paid_at is not null
      union all select no, 'fund_back', spend_id, given_back::float8 from fund_spend where given_back > 0)
    select coalesce(said.no, 'id ' || posted.ref_id) as no, coalesce(said.type, posted.type) as what,
      coalesce(posted.sum, 0) as posted, coalesce(said.sum, 0) as said
    from said full join posted on posted.type = said.type and posted.ref_id = said.ref_id
    where posted.sum is distinct from said.sum`.execute(db)
  const { rows: short } = await sql<{ area: number; promised: number; balance: number }>`
    select s.area_id as area, sum(s.amount)::float8 as promised, coalesce(max(a.balance), 0)::float8 as balance
    from (select area_id, amount from fund_spend where state = 'approved'
      union all select area_id, amount from vote where state = 'open' and kind = 'fund') as s
    left join account as a on a.key = 'area:' || s.area_id || ':fund'
    group by s.area_id having sum(s.amount) > coalesce(max(a.balance), 0)`.execute(db)
  return [
    ...rows.map(({ no, what, posted, said }) => `${no}: ${what} ${posted}, its row says ${said}`),
    ...short.map(({ area, promised, balance }) => `area:${area}:fund: promised ${promised}, has ${balance}`),
  ]
}
