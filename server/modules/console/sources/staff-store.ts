import { sql } from 'kysely'
import { approvalKindNames, approvalStateNames, readableKinds } from '@contract/console/approval-kinds'
import { roleNames } from '@contract/console/roles'
import type { approvalExport } from '@contract/endpoints/console/approvals'
import type { staffExport } from '@contract/endpoints/console/staff'
import { staffStateNames } from '@contract/console/row-words'
import { ownerName } from '../../../ledger/owner-names'
import type { Filters } from '../list-source-store'
import { listSource, ofAll, ofArea } from '../list-source-store'
import type { Now } from '../source-store'

/** What waited too long has lapsed, whether or not its row says so. */
const standing = (now: number) =>
  sql`case when a.state = 'waiting' and a.expires_at <= ${now} then 'lapsed' else a.state end`

/** What one person asks for and another one decides. */
export const approvalsSource = listSource<Filters<typeof approvalExport> & Now>({
  rows: (where, { roles, now }) => sql`
    select a.approval_id as "approvalId", a.kind, a.summary, a.reason, coalesce(s.name, u.nick_name) as "askedBy", a.asked_at as "askedAt",
      a.expires_at as "expiresAt", coalesce(d.name, e.nick_name) as "decidedBy", a.decided_at as "decidedAt", a.answer,
      ${standing(now)} as state
    from approval a join user_account u on u.user_id = a.asked_by left join staff s on s.user_id = a.asked_by
      left join user_account e on e.user_id = a.decided_by left join staff d on d.user_id = a.decided_by
    where a.kind = any(${readableKinds(roles)}::text[]) and ${where}`,
  whose: ofArea('a.area_id'),
  by: { kind: 'a.kind', state: (state, { now }) => sql`${standing(now)} = ${state}` },
  sorts: { newest: '"approvalId" desc' },
  columns: [
    ['类别', 'kind', approvalKindNames],
    ['内容', 'summary', 'text'],
    ['提交的理由', 'reason', 'text'],
    ['提交人', 'askedBy', 'text'],
    ['提交', 'askedAt', 'at'],
    ['最晚', 'expiresAt', 'at'],
    ['状态', 'state', approvalStateNames],
    ['复核人', 'decidedBy', 'text'],
    ['复核时间', 'decidedAt', 'at'],
    ['意见', 'answer', 'text'],
  ],
})

const roleWords = sql`(select string_agg(case role ${sql.join(
  Object.entries(roleNames).map(([role, words]) => sql`when ${role} then ${words}::text`),
  sql` `,
)} end, '、' order by place) from unnest(s.roles) with ordinality as t(role, place))`

/** Everybody of staff: nobody's secrets. */
export const staffSource = listSource<Filters<typeof staffExport>>({
  rows: (where) => sql`
    select s.staff_id as "staffId", s.name, ${roleWords} as roles, case when s.areas is null then '全部' else (select string_agg(a.name, '、' order by a.sort) from area a where a.area_id = any(s.areas)) end as areas, s.state,
      case when s.is_resident then ${ownerName(sql`s.user_id`)} end as owner, s.created_at as "createdAt",
      (select max(t.seen_at) from staff_session t where t.staff_id = s.staff_id and t.proved_at is not null) as "seenAt"
    from staff s where ${where}`,
  whose: ofAll,
  by: { role: (role) => sql`${role} = any(s.roles)`, state: 's.state' },
  sorts: { first: '"staffId"' },
  columns: [
    ['姓名', 'name', 'text'],
    ['角色', 'roles', 'text'],
    ['区域', 'areas', 'text'],
    ['状态', 'state', staffStateNames],
    ['居民账号', 'owner', 'text'],
    ['最近登录', 'seenAt', 'at'],
    ['加入', 'createdAt', 'at'],
  ],
})
