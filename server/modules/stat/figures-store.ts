import { sql } from 'kysely'
import { dayMs } from '@contract/durations'
import type { StaffAreas } from '@contract/console/roles'
import { inAreas } from '../area/open/in-areas'
import type { Db } from '../../db/schema'

interface Figures {
  readonly held: number
  readonly held_count: number
  readonly held_late: number
  readonly fund: number
  readonly fund_reserved: number
  readonly entries: number
  readonly jobs_late_ms: number
  readonly jobs_failed: number
  readonly messages_waiting: number
  readonly messages_failed: number
  readonly old_holds: number
}

/** Money and machine as they are now; `oldMs`: how long money may be frozen before the overview says so. Source: mockup 30-console-home. */
export async function figures(db: Db, areas: StaffAreas, now: number, oldMs: number): Promise<Figures> {
  const here = inAreas('area_id', areas)
  const funds = areas === null ? sql`true` : sql`key in (${sql.join(['', ...areas.map((id) => `area:${id}:fund`)])})`
  const { rows } = await sql<Figures>`
    with running as (
        select amount, deadline_at as ends_at from trade_order where state in ('paid', 'delivered', 'dispute') and ${here}
        union all
        select h.left_amount, b.expire_at from buy_order b join hold h on h.hold_id = b.hold_id and h.state = 'held' where b.state = 'open' and ${inAreas('b.area_id', areas)}
      )
    select (select coalesce(sum(amount), 0)::bigint from running) as held, (select count(*) from running) as held_count,
      (select count(*) from running where ends_at < ${now}) as held_late,
      (select coalesce(sum(balance), 0)::bigint from account where kind = 'fund' and ${funds}) as fund,
      (select coalesce(sum(amount), 0)::bigint from fund_spend where state = 'approved' and ${here}) as fund_reserved,
      (select (coalesce(sum(entries), 0) / 2)::bigint from account) as entries,
      (select greatest(0, coalesce(${now} - min(run_at), 0))::bigint from job where done_at is null) as jobs_late_ms,
      (select count(*) from job where done_at is null and attempts > 0 and run_at < ${now}) as jobs_failed,
      (select count(*) from news_message where sent_at is null and failed_because is null)
        + (select count(*) from credential_change where mobile <> '') as messages_waiting,
      (select count(*) from news_message where failed_because is not null and created_at >= ${now - dayMs}) as messages_failed,
      (select count(*) from hold where state = 'held' and created_at < ${now - oldMs}) as old_holds`.execute(db)
  const [row] = rows
  if (!row) throw new Error('no figures')
  return row
}

/** The newest comparison with the gateway, which also looks at the books. */
export const lastReconciliation = (db: Db) =>
  db.selectFrom('reconciliation').selectAll().orderBy('run_id', 'desc').limit(1).executeTakeFirst()

export async function backupAt(db: Db): Promise<number | null> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', 'backup_at').executeTakeFirst()
  return row ? Number(row.value) : null
}

interface Running {
  readonly kind: 'vote' | 'election' | 'round' | 'spend' | 'shop' | 'mutual'
  readonly ref_id: number
  readonly area_id: number | null
  readonly title: string
  readonly value: number
  readonly of: number | null
  readonly until: number | null
}

/** What runs in the city. Of a vote only how many have voted: a secret one has no open totals for anybody. */
export async function running(db: Db, areas: StaffAreas, now: number): Promise<Running[]> {
  const here = inAreas('area_id', areas)
  const { rows } = await sql<Running>`
    (select 'vote' as kind, vote_id as ref_id, area_id, title,
      (select count(*) from vote_roll r where r.vote_id = v.vote_id) * 1000 / greatest(1, coalesce(census, 1)) / 10.0 as value,
      min_turnout as of, close_at as until from vote v where state = 'open' and close_at is not null and ${here} order by close_at limit 3)
    union all
    (select 'election', election_id, area_id, no || ' ' || state, term_no, null, due_at from mayor_election
      where state in ('announced', 'nominating', 'voting') and ${here} order by due_at limit 2)
    union all
    (select 'round', round_id, area_id, no || ' ' || title,
      (select coalesce(sum(p.count), 0)::bigint from slot_purchase p where p.round_id = r.round_id and p.state = 'done')
        + (select count(*) from block_order b where b.round_id = r.round_id and b.state = 'done'), quota, close_at
      from expand_round r where state = 'open' and ${here}
      order by close_at limit 2)
    union all
    (select 'spend', spend_id, area_id, purpose, amount, null, proof_before from fund_spend where state in ('paid', 'accounted')
      and (proof_at is null or proof_at > ${now - 3 * dayMs}) and ${here} order by pay_at desc limit 2)
    union all
    select 'shop', 0, null, '', count(*), null, null from shop where state = 'active' and end_at < ${now + 30 * dayMs} and ${here}
    union all
    select 'mutual', 0, null, '', count(*), null, null from mutual_post p where state = 'open' and created_at < ${now - 3 * dayMs} and ${here}
      and not exists (select from mutual_reply r where r.mutual_id = p.mutual_id)`.execute(db)
  return rows
}
