import { sql } from 'kysely'
import type { Db } from '../../db/schema'

/**
 * What check-outs, orders, handovers and blocks say of each other and of the ledger, in one sentence for each thing that does not agree.
 * Everything is read at one moment. Source: community §10 (properties).
 */
export async function marketDifferences(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ words: string }>`
    with got as (
      select txn.ref_id as order_id,
        sum(entry.amount) filter (where account.kind = 'treasury') as treasury,
        sum(entry.amount) filter (where account.kind = 'income' and txn.type = 'handover_sale') as income
      from txn
      join entry on entry.txn_id = txn.txn_id and entry.at = txn.at
      join account on account.account_id = entry.to_account
      where txn.ref_type = 'blockOrder' group by txn.ref_id
    ), held as (
      select ref_id as order_id, sum(left_amount) as amount from hold
      where ref_type = 'blockOrder' and state = 'held' group by ref_id
    ), link as (
      select block_id, at, order_id as id, from_user_id, case when state = 'undone' then from_user_id else to_user_id end as owner
      from handover
    ), newest as (
      select distinct on (block_id) block_id, owner from link order by block_id, at desc
    ), chain as (
      select block_id, from_user_id, lag(id) over links as earlier, lag(owner) over links as owner
      from link window links as (partition by block_id order by at)
    )
    select 'check-out ' || c.pay_no || ': ' || c.state || ' ' || c.amount || ', its orders say ' || o.states || ' ' || o.amount as words
    from block_cart as c
    join (select cart_id, sum(price) as amount, string_agg(distinct state, ' ') as states from block_order group by cart_id) as o using (cart_id)
    where c.amount <> o.amount or (c.state <> 'done' and o.states <> c.state)
      or (c.state = 'done' and o.states not in ('done', 'refunded', 'done refunded'))
    union all
    select 'order ' || o.no || ': ' || o.state || ' ' || o.price || ', the ledger says ' || coalesce(got.treasury, got.income + o.fee, 0)
    from block_order as o left join got using (order_id)
    where (o.state in ('done', 'refunded')) <> (got.order_id is not null)
      or (o.state in ('done', 'refunded') and o.price <> coalesce(case when o.from_user_id is null then got.treasury else got.income + o.fee end, 0))
    union all
    select 'order ' || o.no || ': ' || coalesce(h.state, 'no handover') || ', held ' || coalesce(held.amount, 0)
    from block_order as o left join handover as h using (order_id) left join held using (order_id)
    where (o.state in ('done', 'refunded')) <> (h.order_id is not null)
      or (h.state = 'undone') <> (o.state = 'refunded')
      or coalesce(held.amount, 0) <> case when h.state in ('held', 'objected') then o.price - o.fee else 0 end
    union all
    select 'block ' || b.block_no || ': reserved, and no order is unpaid' from block as b
    where b.state = 3 and not exists (select from block_order as o where o.block_id = b.block_id and o.state = 'unpaid')
    union all
    select 'block ' || b.block_no || ': order ' || o.no || ' is unpaid, and it is not reserved'
    from block_order as o join block as b using (block_id) where o.state = 'unpaid' and b.state <> 3
    union all
    select 'block ' || b.block_no || ': owner ' || coalesce(b.owner_user_id, 0) || ', the last handover says ' || coalesce(newest.owner, 0)
    from block as b join newest using (block_id) where b.owner_user_id is distinct from newest.owner
    union all
    select 'block ' || b.block_no || ': handed over by ' || coalesce(c.from_user_id, 0) || ', the handover before says ' || coalesce(c.owner, 0)
    from chain as c join block as b using (block_id) where c.earlier is not null and c.from_user_id is distinct from c.owner
    union all
    select 'round ' || r.no || ': ' || r.left_count || ' left, ' || count(b.block_id) || ' offered'
    from expand_round as r left join block as b on b.round_id = r.round_id and b.state in (0, 9) and b.owner_user_id is null
    where r.kind = 'plot' and r.state = 'open' group by r.round_id having r.left_count <> count(b.block_id)`.execute(db)
  return rows.map(({ words }) => words)
}
