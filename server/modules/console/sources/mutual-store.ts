import { sql } from 'kysely'
import { mutualKindNames, mutualStateNames } from '@contract/console/row-words'
import type { mutualExport } from '@contract/endpoints/console/community/mutual'
import type { Filters } from '../list-source-store'
import { begins, between, byAge, listSource, ofArea } from '../list-source-store'

export const mutualSource = listSource<Filters<typeof mutualExport>>({
  rows: (where) => sql`
    select p.mutual_id as "mutualId", p.ver, p.area_id as "areaId", p.no, p.kind, p.title, p.state, p.user_id as "userId",
      u.nick_name as "userName", b.block_no as "blockNo", p.thanks,
      (select count(*) from mutual_reply r where r.mutual_id = p.mutual_id) as replies,
      (select count(*) from report r where r.ref_type = 'mutual' and r.ref_id = p.mutual_id and r.decided_at is null) as reports,
      p.created_at as "createdAt", p.expire_at as "expireAt"
    from mutual_post p join user_account u on u.user_id = p.user_id join block b on b.block_id = p.block_id
    where ${where}`,
  whose: ofArea('p.area_id'),
  by: {
    ...between('p.created_at'),
    state: 'p.state',
    userId: 'p.user_id',
    q: begins('p.no', 'p.title', 'b.block_no', 'u.nick_name'),
  },
  sorts: byAge('mutualId'),
  columns: [
    ['编号', 'no', 'text'],
    ['类别', 'kind', mutualKindNames],
    ['标题', 'title', 'text'],
    ['状态', 'state', mutualStateNames],
    ['门牌', 'blockNo', 'number'],
    ['发布', 'userName', 'text'],
    ['人气值', 'thanks', 'number'],
    ['应答', 'replies', 'number'],
    ['举报', 'reports', 'number'],
    ['发布时间', 'createdAt', 'at'],
    ['到期', 'expireAt', 'at'],
  ],
})
