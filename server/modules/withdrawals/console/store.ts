import { sql } from 'kysely'
import type { StaffAreas } from '@contract/console/roles'
import { beginsWith } from '../../../db/containing'
import type { Db } from '../../../db/schema'
import { withOwners } from '../admin-store'
import { openStates } from '../rules/states'
import type { WithdrawalTable, WithdrawState } from '../tables'

/** Which withdrawals are looked for; what is not named does not filter. */
export interface Wanted {
  readonly areas: StaffAreas
  readonly areaId?: number | undefined
  /** How a number, a block, a name or a number of the bank begins. */
  readonly q?: string | undefined
  readonly state: WithdrawState | 'open' | 'all'
  readonly way?: WithdrawalTable['way'] | undefined
  readonly userId?: number | undefined
  readonly minFen?: number | undefined
  readonly maxFen?: number | undefined
  readonly from?: number | undefined
  readonly until?: number | undefined
}

const wanted = (db: Db, { areas, areaId, q, state, way, userId, minFen, maxFen, from, until }: Wanted) =>
  withOwners(db)
    .$if(areas !== null, (all) => all.where('w.area_id', 'in', [-1, ...(areas ?? [])]))
    .$if(areaId !== undefined, (all) => all.where('w.area_id', '=', areaId ?? 0))
    .$if(state === 'open', (all) => all.where('w.state', 'in', openStates))
    .$if(state !== 'open' && state !== 'all', (all) => all.where('w.state', '=', state as WithdrawState))
    .$if(way !== undefined, (all) => all.where('w.way', '=', way ?? 'bank'))
    .$if(userId !== undefined, (all) => all.where('w.user_id', '=', userId ?? 0))
    .where(beginsWith(q, 'w.withdraw_no', 'b.block_no', 'u.nick_name', 'w.reference'))
    .$if(minFen !== undefined, (all) => all.where('w.amount', '>=', minFen ?? 0))
    .$if(maxFen !== undefined, (all) => all.where('w.amount', '<=', maxFen ?? 0))
    .$if(from !== undefined, (all) => all.where('w.created_at', '>=', from ?? 0))
    .$if(until !== undefined, (all) => all.where('w.created_at', '<', until ?? 0))

/** What is to be done comes oldest first, the rest newest first. */
export const list = (db: Db, query: Wanted, { offset, limit }: { readonly offset: number; readonly limit: number }) =>
  wanted(db, query)
    .orderBy('w.withdraw_id', query.state === 'open' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** How many there are, and their sum. */
export async function sums(db: Db, query: Wanted): Promise<{ total: number; sum: number }> {
  const found = await sql<{ total: number; sum: number }>`
    select count(*) as total, coalesce(sum(amount), 0)::bigint as sum from ${wanted(db, query)} as rows`.execute(db)
  return found.rows[0] ?? { total: 0, sum: 0 }
}

/** What is looked at before somebody's income leaves: where it came from, what is open about it, what is usual. */
export async function checks(
  db: Db,
  { user_id: userId, block_id: blockId, withdraw_id: id, way, name, account }: WithdrawalTable,
  since: number,
) {
  const { rows } = await sql<{
    sold_orders: number
    open_disputes: number
    open_handovers: number
    held_since: number | null
    payee_since: number | null
    paid_before: number
    paid_average: number
    mobile: string
  }>`select
    (select mobile from user_account where user_id = ${userId}) as mobile,
    (select count(*) from trade_order where seller_user_id = ${userId} and state = 'done' and ended_at >= ${since}) as sold_orders,
    (select count(*) from dispute d join trade_order o on o.order_id = d.order_id
      where ${userId} in (o.seller_user_id, o.buyer_user_id) and d.ended_at is null) as open_disputes,
    (select count(*) from handover where state = 'objected' and ${userId} in (from_user_id, to_user_id)) as open_handovers,
    (select held_since from block where block_id = ${blockId} and owner_user_id = ${userId}) as held_since,
    (select min(created_at) from withdrawal where user_id = ${userId} and withdraw_id <> ${id}
      and way = ${way} and name = ${name} and account = ${account}) as payee_since,
    (select count(*) from withdrawal where user_id = ${userId} and state = 'paid' and withdraw_id <> ${id}) as paid_before,
    (select coalesce(avg(amount), 0)::bigint from withdrawal
      where user_id = ${userId} and state = 'paid' and withdraw_id <> ${id}) as paid_average`.execute(db)
  const [row] = rows
  if (!row) throw new Error('no checks')
  return row
}
