import { sql } from 'kysely'
import type { Db } from '../../db/schema'

/**
 * What rounds and purchases say of each other, of blocks and of the ledger, in one sentence for each thing that does not agree.
 * Everything is read at one moment. Source: community §10 (properties).
 */
export async function expandDifferences(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ words: string }>`
    with paid as (
      select txn.ref_id as expand_id, sum(entry.amount) as amount
      from account
      join entry on entry.to_account = account.account_id
      join txn on txn.txn_id = entry.txn_id and txn.at = entry.at
      where account.kind = 'treasury' and txn.type = 'expand' group by txn.ref_id
    ), granted as (
      select block_id, min(from_capacity) + coalesce(sum(count) filter (where state = 'done'), 0) as capacity
      from slot_purchase where state = 'done' or ended_act = 'correct' group by block_id
    ), taken as (
      select round_id, sum(count) as units from slot_purchase where state <> 'closed' group by round_id
    )
    select 'round ' || no || ': ' || left_count || ' left of ' || quota || ', ' || coalesce(units, 0) || ' taken' as words
    from expand_round left join taken using (round_id)
    where kind = 'slot' and quota > 0 and left_count + coalesce(units, 0) <> quota
    union all
    select 'slots ' || no || ': ' || state || ' ' || slot_purchase.amount || ', the treasury got ' || coalesce(paid.amount, 0)
    from slot_purchase left join paid using (expand_id)
    where paid.amount is distinct from case when state = 'done' or ended_act = 'correct' then slot_purchase.amount end
    union all
    select 'block ' || block_no || ': capacity ' || block.capacity || ', purchases say ' || granted.capacity
    from block join granted using (block_id) where block.capacity <> granted.capacity`.execute(db)
  return rows.map(({ words }) => words)
}
