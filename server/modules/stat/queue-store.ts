import { sql } from 'kysely'
import type { ApprovalKind } from '@contract/console/approval-kinds'
import type { StaffAreas } from '@contract/console/roles'
import type { queueEnds, QueueKind } from '@contract/endpoints/console/stat'
import { inAreas } from '../area/open/in-areas'
import type { Db } from '../../db/schema'

export interface QueueRow {
  readonly kind: QueueKind
  readonly ref_type: string
  readonly ref_id: number
  readonly no: string
  readonly title: string
  readonly area_id: number | null
  readonly amount: number | null
  readonly until: number | null
  readonly otherwise: (typeof queueEnds)[number]
  readonly is_second: boolean
  /** Of an approval. */
  readonly asks: ApprovalKind | null
  /** The accounts of who asked and of who is a party: not theirs to act on. */
  readonly people: readonly number[]
}

/**
 * Everything that waits for the platform now, once: not while the parties of a dispute still bring evidence, not while it is a mayor's who
 * is no party and not late, and not a withdrawal or a round beside the ask for its second signature, but where what is late is looked for.
 * Each is among few: an index on what is open, or a small table, finds it.
 */
const waiting = ({
  areas,
  reads,
  now,
  isLate = false,
}: Omit<Waited, 'kinds'> & { readonly isLate?: boolean }) => sql`select * from (
  select 'dispute' as kind, 'order' as ref_type, d.order_id as ref_id, o.order_no as no, o.title, d.area_id, o.amount,
    d.decide_by as until, 'alarm' as otherwise, false as is_second, null as asks,
    array[o.buyer_user_id, o.seller_user_id] as people
  from dispute d join trade_order o on o.order_id = d.order_id where d.state in ('open', 'appealed') and d.evidence_until <= ${now}
    and (d.state = 'appealed' or o.amount > o.arbiter_most or d.decide_by < ${now} or not exists (
      select from area_role r where r.area_id = d.area_id and r.user_id not in (o.buyer_user_id, o.seller_user_id)))
  union all
  select 'handover', 'handover', h.order_id, b.no, k.block_no || ' ' || h.objection, h.area_id, b.price, h.decide_by, 'alarm',
    false, null, array_remove(array[h.from_user_id, h.to_user_id], null)
  from handover h join block_order b on b.order_id = h.order_id join block k on k.block_id = h.block_id
  where h.state = 'objected' and h.undo_by is null
  union all
  select 'withdraw', 'withdraw', w.withdraw_id, w.withdraw_no, concat_ws(' ', b.block_no, w.name), w.area_id, w.amount, w.expect_at, 'late',
    false, null, array[w.user_id]
  from withdrawal w left join block b on b.block_id = w.block_id where w.state in ('applied', 'approved', 'paying')
    and (${isLate} or not exists (select from approval p where p.ref_type = 'withdraw' and p.ref_id = w.withdraw_id and p.state = 'waiting' and p.expires_at > ${now}))
  union all
  select 'approval', p.ref_type, p.approval_id, '', p.summary, p.area_id, (p.payload->>'amount')::bigint, p.expires_at, 'lapse', true,
    p.kind, array[p.asked_by]
  from approval p where p.state = 'waiting' and p.expires_at > ${now} and p.kind = any(${reads}::text[])
  union all
  select 'shop', 'shop', s.shop_id, s.no, case when s.pending_name = '' then s.name else s.pending_name end, s.area_id,
    case when s.state = 'applied' then s.fee end, s.review_by, 'alarm', false, null, array[s.user_id]
  from shop s where s.review_by is not null
  union all
  select 'round', 'round', r.round_id, r.no, r.title, r.area_id, null, r.open_at, 'notOpened', false, null, '{}'::bigint[]
  from expand_round r where r.state = 'draft' and (${isLate} or not exists (select from approval p
    where p.kind = 'round' and p.ref_id = r.round_id and p.state = 'waiting' and p.expires_at > ${now}))
  union all
  select 'report', r.ref_type, r.ref_id, '', min(r.reason), r.area_id, null, null, 'stays', false, null,
    array_agg(r.author_id) || array_agg(r.user_id)
  from report r where r.decided_at is null group by r.ref_type, r.ref_id, r.area_id
) as q where ${inAreas('q.area_id', areas)}`

/** Where somebody looks, and at which queues. */
interface Waited {
  readonly areas: StaffAreas
  readonly kinds: readonly QueueKind[]
  /** Which asks they read. */
  readonly reads: readonly ApprovalKind[]
  readonly now: number
}

/** By deadline, those without one last. */
export async function nextInQueue(db: Db, { kinds, ...look }: Waited, limit: number): Promise<QueueRow[]> {
  const { rows } =
    await sql<QueueRow>`select * from (${waiting(look)}) as w where kind = any(${kinds}) order by until nulls last, ref_id
    limit ${limit}`.execute(db)
  return rows
}

export async function queueCounts(db: Db, { kinds, ...look }: Waited) {
  const { rows } = await sql<{ kind: QueueKind; count: number }>`
    select kind, count(*) as count from (${waiting(look)}) as w where kind = any(${kinds}) group by kind`.execute(db)
  return rows
}

/** What waits longer than it may, in all areas. */
export async function lateInQueue(db: Db, now: number): Promise<QueueRow[]> {
  const everywhere = waiting({ areas: null, reads: [], now, isLate: true })
  const { rows } =
    await sql<QueueRow>`select * from (${everywhere}) as w where until < ${now} order by until, ref_id`.execute(db)
  return rows
}
