import { sql } from 'kysely'
import { roundKindNames, roundStateNames } from '@contract/console/queue-words'
import type { roundExport } from '@contract/endpoints/console/community/expand'
import type { Filters } from '../list-source-store'
import { listSource, ofArea } from '../list-source-store'
import type { Now } from '../source-store'

/** A draft for which somebody waits is asked for. */
const standing = (
  now: number,
) => sql`case when r.state = 'draft' and exists (select from approval a where a.kind = 'round'
  and a.ref_type = 'round' and a.ref_id = r.round_id and a.state = 'waiting' and a.expires_at > ${now}) then 'asked' else r.state end`

/** Rounds with their drafts. */
export const roundsSource = listSource<Filters<typeof roundExport> & Now>({
  rows: (where, { now }) => sql`
    select r.round_id as "roundId", r.no, r.kind, r.title, r.open_at as "openAt", r.close_at as "closeAt",
      nullif(r.quota, 0) as quota, r.per_user as "perUser", d.nick_name as "draftBy", p.nick_name as "approvedBy", r.halt_reason as "haltReason",
      case when r.kind = 'slot'
        then (select coalesce(sum(s.count), 0)::bigint from slot_purchase s where s.round_id = r.round_id and s.state = 'done')
        else (select count(*) from block_order o where o.round_id = r.round_id and o.state = 'done') end as sold, ${standing(now)} as state
    from expand_round r left join user_account d on d.user_id = r.draft_by left join user_account p on p.user_id = r.approved_by
    where ${where}`,
  whose: ofArea('r.area_id'),
  by: { kind: 'r.kind', state: (state, { now }) => sql`${standing(now)} = ${state}` },
  sorts: { newest: '"openAt" desc, "roundId" desc' },
  columns: [
    ['期号', 'no', 'text'],
    ['类别', 'kind', roundKindNames],
    ['名称', 'title', 'text'],
    ['状态', 'state', roundStateNames],
    ['开放', 'openAt', 'at'],
    ['截止', 'closeAt', 'at'],
    ['数量', 'quota', 'number'],
    ['每人最多', 'perUser', 'number'],
    ['已售', 'sold', 'number'],
    ['排期', 'draftBy', 'text'],
    ['复核', 'approvedBy', 'text'],
    ['停售理由', 'haltReason', 'text'],
  ],
})
