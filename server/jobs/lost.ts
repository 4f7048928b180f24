import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../db/schema'
import type { Deps } from '../deps'
import { unpaid } from './payment-deadlines'

interface Deadline {
  /** A table, or rows that a query finds. */
  readonly table: string | RawBuilder<unknown>
  /** The column whose value a wake-up names. */
  readonly id: string
  /** The column with the deadline. */
  readonly at: string
  /** The kind of its wake-up. */
  readonly kind: RawBuilder<unknown>
  /** Condition under which the deadline still counts. */
  readonly where: RawBuilder<unknown>
}

const always = sql`true`

/**
 * Blocks with open posts, or replies that wait, of who is not their owner any more, since when they were written at the earliest. What a
 * change of owner does by a wake-up of its own: docs/decisions/0231-mutual-aid.md
 */
const ofFormerOwners = sql`(
  select w.block_id, min(w.at) as at from (
    select block_id, user_id, created_at as at from mutual_post where state = 'open'
    union all
    select r.block_id, r.user_id, r.at from mutual_post as p
    join mutual_reply as r on r.mutual_id = p.mutual_id and r.state = 'open' where p.state in ('open', 'matched')) as w
  where w.user_id is distinct from (select b.owner_user_id from block as b where b.block_id = w.block_id)
  group by w.block_id)`

/** Rounds that were halted while somebody still has to pay for their plots. */
const haltedWithOrders = sql`(
  select r.round_id, r.closed_at from expand_round as r
  where r.halted_by is not null and r.state = 'archived'
    and exists (select from block_order as o where o.round_id = r.round_id and o.state = 'unpaid'))`

/** Every stored deadline at which something must happen. Source: domain model §5. */
const deadlines: readonly Deadline[] = [
  ...unpaid.map(({ table, id, deadline, timer }) => ({
    table,
    id,
    at: deadline,
    kind: sql.lit(timer),
    where: sql`t.state = 'unpaid'`,
  })),
  {
    table: 'trade_order',
    id: 'order_id',
    at: 'deadline_at',
    kind: sql`t.deadline_does`,
    where: sql`t.state <> 'unpaid'`,
  },
  { table: 'trade_order', id: 'order_id', at: 'cancel_ask_until', kind: sql`'lapseCancel'`, where: always },
  { table: 'trade_order', id: 'order_id', at: 'part_ask_until', kind: sql`'lapsePart'`, where: always },
  {
    table: 'dispute',
    id: 'order_id',
    at: 'decide_by',
    kind: sql`'alarmDispute'`,
    where: sql`t.state in ('open', 'appealed') and t.alarmed_at is null`,
  },
  {
    table: 'sale',
    id: 'sale_id',
    at: 'expire_at',
    kind: sql`'expireSale'`,
    where: sql`t.state in ('on', 'paused')`,
  },
  { table: 'buy_order', id: 'buy_id', at: 'expire_at', kind: sql`'expireBuy'`, where: sql`t.state = 'open'` },
  {
    table: 'expand_round',
    id: 'round_id',
    at: 'open_at',
    kind: sql`'openRound'`,
    where: sql`t.state = 'planned'`,
  },
  {
    table: 'expand_round',
    id: 'round_id',
    at: 'close_at',
    kind: sql`'closeRound'`,
    where: sql`t.state = 'open'`,
  },
  {
    table: 'fund_spend',
    id: 'spend_id',
    at: 'pay_at',
    kind: sql`'payFundSpend'`,
    where: sql`t.state = 'approved'`,
  },
  {
    table: 'fund_spend',
    id: 'spend_id',
    at: 'remind_at',
    kind: sql`'lateFundProof'`,
    where: sql`t.state = 'paid'`,
  },
  { table: 'vote', id: 'vote_id', at: 'draft_until', kind: sql`'lapseVote'`, where: sql`t.state = 'draft'` },
  { table: 'vote', id: 'vote_id', at: 'remind_at', kind: sql`'remindVote'`, where: sql`t.state = 'open'` },
  { table: 'vote', id: 'vote_id', at: 'close_at', kind: sql`'closeVote'`, where: sql`t.state = 'open'` },
  { table: 'shop', id: 'shop_id', at: 'due_at', kind: sql`'shopDue'`, where: always },
  { table: 'mutual_post', id: 'mutual_id', at: 'due_at', kind: sql`'mutualDue'`, where: always },
  { table: ofFormerOwners, id: 'block_id', at: 'at', kind: sql`'mutualHandOver'`, where: always },
  { table: 'mayor_election', id: 'election_id', at: 'due_at', kind: sql`'electionDue'`, where: always },
  {
    table: 'mayor_election',
    id: 'election_id',
    at: 'remind_at',
    kind: sql`'remindElection'`,
    where: sql`t.state = 'voting'`,
  },
  { table: 'mayor_term', id: 'term_id', at: 'due_at', kind: sql`'mayorTermDue'`, where: always },
  { table: haltedWithOrders, id: 'round_id', at: 'closed_at', kind: sql`'endPlotOrders'`, where: always },
  {
    table: 'block',
    id: 'block_id',
    at: 'transfer_until',
    kind: sql`'endTransfer'`,
    where: sql`t.state = 2`,
  },
  { table: 'handover', id: 'order_id', at: 'release_at', kind: sql`'releaseHandover'`, where: always },
  { table: 'handover', id: 'order_id', at: 'sealed_until', kind: sql`'forgetPassword'`, where: always },
  {
    table: 'handover',
    id: 'order_id',
    at: 'decide_by',
    kind: sql`'alarmHandover'`,
    where: sql`t.alarmed_at is null`,
  },
  {
    table: 'pay_order',
    id: 'biz_id',
    at: 'expire_at',
    kind: sql`'closeUnpaidRecharge'`,
    where: sql`t.biz_type = 'recharge' and t.state in ('unpaid', 'paying')`,
  },
  { table: 'user_account', id: 'user_id', at: 'closing_until', kind: sql`'closeAccount'`, where: always },
  { table: 'notice_plan', id: 'plan_id', at: 'send_at', kind: sql`'sendNoticePlan'`, where: sql`t.state = 'planned'` },
  {
    table: 'withdrawal',
    id: 'withdraw_id',
    at: 'expect_at',
    kind: sql`'withdrawOverdue'`,
    where: sql`t.ended_at is null`,
  },
]

/** Objects whose deadline still counts and which have no wake-up for it. `due` narrows the deadlines. */
const without = ({ table, id, at, kind, where }: Deadline, due = sql``) => {
  const ref = sql.ref(`t.${id}`)
  const rows = typeof table === 'string' ? sql.table(table) : table
  return sql`from ${rows} as t where ${sql.ref(`t.${at}`)} is not null ${due} and ${where}
    and not exists (select 1 from job as j where j.kind = ${kind} and j.ref = ${ref} and j.done_at is null)`
}

/** Every deadline, of any kind, that no wake-up waits for, in sentences for operators. */
export async function forgotten(db: Db): Promise<readonly string[]> {
  const asked = deadlines.map(
    (one) =>
      sql`select ${one.kind} || ' ' || ${sql.ref(`t.${one.id}`)} || ': nothing waits for its time' as words ${without(one)}`,
  )
  const { rows } = await sql<{ words: string }>`${sql.join(asked, sql` union all `)}`.execute(db)
  return rows.map(({ words }) => words)
}

/**
 * Restores the wake-ups of overdue objects that have none, and returns their number. The deadline itself is stored with its object; the
 * wake-up only makes the server look, so a lost one does no lasting harm. Source: domain model §5.
 */
export async function wakeOverdue({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  let woken = 0
  for (const one of deadlines) {
    const due = sql.ref(`t.${one.at}`)
    const { numAffectedRows = 0n } = await sql`
      insert into job (kind, ref, run_at, attempts, locked_until, last_error, done_at)
      select ${one.kind}, ${sql.ref(`t.${one.id}`)}, ${due}, 0, 0, null, null ${without(one, sql`and ${due} <= ${now}`)}
      on conflict (kind, ref) do update set run_at = excluded.run_at, attempts = 0, locked_until = 0, last_error = null, done_at = null
        where job.done_at is not null`.execute(db)
    woken += Number(numAffectedRows)
  }
  return woken
}
